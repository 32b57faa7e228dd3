import type { FastifyHelmetOptions } from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { originOf } from "./cross-origin.ts";

/** Features of the browser that pages may use: the place only where a body asks for it. */
const permissions = [
  "geolocation=(self)",
  ...["accelerometer", "autoplay", "display-capture", "gyroscope", "microphone", "midi"].map(none),
  ...["payment", "serial", "usb", "xr-spatial-tracking", "browsing-topics"].map(none),
].join(", ");

/** The pages on which a device records, and the copy of the document that stands for them without a network. */
const cameraPages = new Set(["/", "/pair", "/shell"]);

/** What a page's path allows it: the camera only where badges are scanned. */
export function permissionsOf(path: string): string {
  return `${cameraPages.has(path) ? "camera=(self)" : none("camera")}, ${permissions}`;
}

function none(feature: string): string {
  return `${feature}=()`;
}

/** Headers of every answer but the content policy, which `contentPolicy` sets. */
export function headersOf(config: Config): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: config.production
      ? { maxAge: 63_072_000, includeSubDomains: true }
      : false,
  };
}

/** Every answer may do nothing in a browser until its own route says more: pages, the service worker. */
export function contentPolicy(app: FastifyInstance): void {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("Content-Security-Policy", policyOfAnswers);
    reply.header("Permissions-Policy", permissionsOf(""));
  });
}

const policyOfAnswers = textOf({
  "default-src": "'none'",
  "style-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
});

/** A page of links, with its look in attributes and no script. */
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
 * A page runs the scripts of our files and of its own nonce, and takes style elements of that nonce alone. A text
 * reaches a sink that makes scripts or elements only through the policy `default` of web/kernel/trusted-types.ts.
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
