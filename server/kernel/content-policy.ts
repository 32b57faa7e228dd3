import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { originOf } from "./cross-origin.ts";

/** Browser features that pages may use: the location only where a body requires it. */
const permissions = [
  "geolocation=(self)",
  ...["accelerometer", "autoplay", "display-capture", "gyroscope", "microphone", "midi"].map(none),
  ...["payment", "serial", "usb", "xr-spatial-tracking", "browsing-topics"].map(none),
].join(", ");

/** The pages on which a device records, and the copy of the document that replaces them offline. */
const cameraPages = new Set(["/", "/pair", "/shell"]);

/** The Permissions-Policy of a page by its path: the camera only where badges are scanned. */
export function permissionsOf(path: string): string {
  return `${cameraPages.has(path) ? "camera=(self)" : none("camera")}, ${permissions}`;
}

function none(feature: string): string {
  return `${feature}=()`;
}

/** No response may do anything in a browser unless its own route allows it: pages, the service worker. */
export function contentPolicy(app: FastifyInstance, config: Config): void {
  const headers = headersOf(config);
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** The headers of every response; computed once, since they are always the same. */
function headersOf({ production }: Config): Record<string, string> {
  const transport = { "strict-transport-security": "max-age=63072000; includeSubDomains" };
  return {
    "content-security-policy": policyOfAnswers,
    "permissions-policy": permissionsOf(""),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "referrer-policy": "no-referrer",
    ...(production ? transport : {}),
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-download-options": "noopen",
    "x-frame-options": "SAMEORIGIN",
    "x-permitted-cross-domain-policies": "none",
    "x-xss-protection": "0",
  };
}

const policyOfAnswers = textOf({
  "default-src": "'none'",
  "style-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
});

/** A page of links, styled by attributes and without scripts. */
export const policyOfPlainPage = textOf({
  "default-src": "'none'",
  "style-src-attr": "'unsafe-inline'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
});

/** The service worker fetches the client's own files. */
export const policyOfWorker = textOf({
  "default-src": "'none'",
  "script-src": "'self'",
  "connect-src": "'self'",
  "frame-ancestors": "'none'",
});

/**
 * A page runs the scripts of our files and those with its nonce, and only style elements with that nonce. A text
 * reaches a sink that creates scripts or elements only through the policy `default` of web/kernel/trusted-types.ts.
 */
export function policyOfPage(
  nonce: string,
  { apiBaseUrl, iconServiceUrl }: Pick<Config, "apiBaseUrl" | "iconServiceUrl">,
): string {
  const others = [apiBaseUrl, iconServiceUrl].flatMap((address) => originOf(address) ?? []);
  return textOf({
    "default-src": "'none'",
    "script-src": `'self' 'nonce-${nonce}'`,
    "style-src": `'self' 'nonce-${nonce}'`,
    "style-src-attr": "'none'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": ["'self'", ...new Set(others)].join(" "),
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "default",
  });
}

function textOf(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
