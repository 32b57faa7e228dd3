/** One of our own paths, from an address that anyone may have written; the home page for anything else. */
export function internalPath(text: string): string {
  const isOurs = /^\/(?![/\\])/.test(text) && !text.startsWith("/maintenance");
  return isOurs ? text : "/";
}
