/** Style sheets stand beside the script; the build collects them. */
declare module '*.css';
