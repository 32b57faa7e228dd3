/** As far as the pages use it; browsers without Trusted Types have no such factory and ask for nothing. */
type Factory = {
  createPolicy: (
    name: string,
    rules: Record<
      "createHTML" | "createScript" | "createScriptURL",
      (text: string) => string | null
    >,
  ) => unknown;
};

const workerScripts = /^(\/sw\.js|\/assets\/pdf\.worker\.min-[\w-]+\.mjs)$/;

/**
 * What a plain text may become where a browser would make elements or scripts of it: text without a tag (the style
 * sheets that the component library writes), the service worker's own address and that of the reader of PDFs. Anything else throws.
 */
export const rules = {
  createHTML: (text: string) => (text.includes("<") ? null : text),
  createScript: () => null,
  createScriptURL: (text: string) => (workerScripts.test(text) ? text : null),
};

/** Puts the rules in force. */
export function enforceTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  trustedTypes?.createPolicy("default", rules);
}

/** The nonce of this document, for style elements made while it runs. */
export function documentNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
}

/** Tells the nonce to libraries that make style elements by themselves and look for it under this name. */
export function shareNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: documentNonce() });
}
