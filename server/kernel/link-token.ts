import { createHash, randomBytes } from "node:crypto";

/** Organization and secret of a link: 16 and 32 bytes. */
const organizationLength = 16;

/**
 * A new token: the id of the body, so that the query can be scoped before anything is read, and 256 random
 * bits. 64 characters of base64url.
 */
export function newLinkToken(organizationId: string): string {
  const body = Buffer.from(organizationId.replaceAll("-", ""), "hex");
  return Buffer.concat([body, randomBytes(32)]).toString("base64url");
}

/** The body in a token of 64 characters. */
export function organizationOfToken(token: string): string {
  const hex = Buffer.from(token, "base64url").subarray(0, organizationLength).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** SHA-256 of a token; only this is stored. */
export function linkHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
