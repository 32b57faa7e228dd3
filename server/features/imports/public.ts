export { readPunchedRange } from "./read-punched-range.ts";
export { bare, fieldsOfHeader, type ImportColumn } from "./columns.ts";
export { textOfCell } from "./cells.ts";
export { rowsOf } from "./read-file.ts";
