import { isIP } from "node:net";
import { z } from "zod";

/** An address of the web. */
export const HttpAddress = z.url({
  protocol: /^https?$/,
  error: "wants an http(s) address, as https://paron.example.gr",
});

/** A path of this server, or an address of another; its closing slash goes. */
export const PathOrAddress = z
  .union([HttpAddress, z.string().regex(/^\/[\w/-]*$/)], {
    error: "wants a path, as /here, or an http(s) address",
  })
  .transform((text) => text.replace(/\/$/, ""));

/** A host by its name or number alone. */
export const HostName = z
  .string()
  .refine((text) => isIP(text) !== 0 || /^[\w-]+(\.[\w-]+)*\.?$/.test(text), {
    error: "wants the name of a host alone, as mail.example.gr, without protocol, port or path",
  });

/** A whole number within bounds, both allowed. */
export function wholeFrom(least: number, most: number) {
  const error = `wants a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
}
