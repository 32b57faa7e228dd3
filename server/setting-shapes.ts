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

/** Seconds within inclusive bounds, with decimals. */
export function secondsFrom(least: number, most: number) {
  const error = `wants seconds from ${least} to ${most}`;
  return z.coerce.number({ error }).min(least, { error }).max(most, { error });
}

/** One of a few words. */
export function oneOf<const T extends readonly string[]>(words: T) {
  return z.enum(words, { error: `wants ${words.slice(0, -1).join(", ")} or ${words.at(-1)}` });
}

/** The address of a mailbox, without a name. */
export const MailAddress = z.email({ error: "wants an address alone, as paron@example.gr" });

/** At most so many characters. */
export function textUpTo(most: number) {
  return z.string().max(most, { error: `wants at most ${most} characters` });
}
