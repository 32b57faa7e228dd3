export { type AdmittedFile, admittedFile } from "./admitted-file.ts";
export { documentCount, fileTypeOf } from "./documents.queries.ts";
export { hasSignedFiles } from "./signed-files.ts";
