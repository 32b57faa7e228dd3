/** The part of the API that the pages use; browsers without Trusted Types have no such factory and require nothing. */
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
 * What a plain text may become where a browser would make elements or scripts of it: text without a tag (the style sheets that the
 * component library writes), the service worker's own address and that of the PDF reader. Anything else throws.
 */
export const rules = {
  createHTML: (text: string) => (text.includes("<") ? null : text),
  createScript: () => null,
  createScriptURL: (text: string) => (workerScripts.test(text) ? text : null),
};

/** Enforces the rules. */
export function enforceTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  trustedTypes?.createPolicy("default", rules);
}

/** The nonce of this document, for style elements made while it runs. */
export function documentNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
}

/** Passes the nonce to libraries that create style elements themselves and look for it under this name. */
export function shareNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: documentNonce() });
}
