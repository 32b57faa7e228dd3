/** The code that the system, the database or Node gave an error, such as `ENOENT`; undefined if it has none. */
export function codeOf(error: unknown): string | undefined {
  const hasCode = error instanceof Error && "code" in error && typeof error.code === "string";
  return hasCode ? String(error.code) : undefined;
}
