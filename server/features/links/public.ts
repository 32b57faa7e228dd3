export { makeLink } from "./make-link.ts";
export { hasActed, requireUnused, useLink } from "./use-link.ts";
