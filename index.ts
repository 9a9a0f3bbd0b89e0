/** The public library: records, their fold, and the formats. Reaches no module of a machine. */
export { stateOf } from './projections/table/state.ts';
