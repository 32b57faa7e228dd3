/** Decodes a file as UTF-8, else as the Greek Windows code page. */
export function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1253").decode(bytes);
  }
}
