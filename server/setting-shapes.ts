import { isIP } from "node:net";
import { z } from "zod";

/** An HTTP(S) address. */
export const HttpAddress = z.url({
  protocol: /^https?$/,
  error: "wants an http(s) address, as https://paron.example.gr",
});

/** A path of this server, or an address of another; a trailing slash is removed. */
export const PathOrAddress = z
  .union([HttpAddress, z.string().regex(/^\/[\w/-]*$/)], {
    error: "wants a path, as /here, or an http(s) address",
  })
  .transform((text) => text.replace(/\/$/, ""));

/** A bare host name or IP address. */
export const HostName = z
  .string()
  .refine((text) => isIP(text) !== 0 || /^[\w-]+(\.[\w-]+)*\.?$/.test(text), {
    error: "wants the name of a host alone, as mail.example.gr, without protocol, port or path",
  });

/** A whole number within inclusive bounds. */
export function wholeFrom(least: number, most: number) {
  const error = `wants a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
}
