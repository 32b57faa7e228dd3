/** A statement of the conformance list: its id and its text. */
export type Statement = { id: string; says: string };

/** The list of docs/conformance.md: its statements, and the ids that need no test yet. */
export type ConformanceList = { statements: Statement[]; open: Set<string> };

const row = /^\| ([A-Z]-\d{2}) \| (.+) \|$/;

/**
 * Reads the list: every table row that begins with an id is a statement; every id in the section "Open" is open. Throws if an
 * id occurs twice, or an open one is not a statement.
 */
export function listFrom(markdown: string): ConformanceList {
  const [tables = "", openSection = ""] = markdown.split(/^## Open$/m);
  const statements = tables.split("\n").flatMap((line) => {
    const [, id, says] = row.exec(line) ?? [];
    return id && says ? [{ id, says }] : [];
  });
  const known = new Set<string>();
  for (const { id } of statements) {
    if (known.has(id)) throw new Error(`${id} stands twice in the conformance list`);
    known.add(id);
  }
  const open = new Set(idsIn(openSection));
  for (const id of open) if (!known.has(id)) throw new Error(`${id} is open but no statement`);
  return { statements, open };
}

/** The ids in a text, in order. */
export function idsIn(text: string): string[] {
  return [...text.matchAll(/\b[RSCEK]-\d{2}\b/g)].map(([id]) => id);
}
