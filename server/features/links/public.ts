export { type LinkDraft, makeLinks } from "./make-links.ts";
export { hasActed, requireUnused, useLink } from "./use-link.ts";
