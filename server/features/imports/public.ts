export { readPunchedRange } from "./read-punched-range.ts";
