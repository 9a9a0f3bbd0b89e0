/** Raised when the same records give another table. */
export const STATISTICS = 2;
