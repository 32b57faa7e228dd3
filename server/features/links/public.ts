export { entryOfLink, type LinkDraft, type MadeLink, makeLinks } from "./make-links.ts";
export { hasActed, requireUnused, useLink } from "./use-link.ts";
