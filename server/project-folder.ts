import { findPackageJSON } from "node:module";
import { dirname } from "node:path";

const described = findPackageJSON(import.meta.url);
if (described === undefined) throw new Error("The project's package.json stands nowhere above");

/** The project's folder, from a source file and from the built server alike. */
export const projectFolder = dirname(described);
