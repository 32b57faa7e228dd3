import { momentFormat } from "#texts/moment-format.ts";

/** The page on which anyone can verify, by its code, that a signed sheet was not changed. */
export function verifyUrl(publicUrl: string, code: string): string {
  const url = new URL("/verify-attendances", publicUrl);
  url.searchParams.set("code", code);
  return url.toString();
}

/** An instant in Athens time, `05/04/2026, 10:30`. */
export function instantText(at: Date): string {
  return momentFormat.format(at);
}
