import pg from "pg";

/** A statement as sent; `isGeneric`: PostgreSQL plans it without looking at its values. */
export type Statement = { text: string; values: unknown[]; isGeneric: boolean };

/** The result of `work`, and the statements that all connections sent meanwhile. */
export async function sentWhile<T>(
  work: () => Promise<T>,
): Promise<{ result: T; sent: Statement[] }> {
  const sent: Statement[] = [];
  const generic = new Set<pg.Client>();
  const query: (...given: unknown[]) => unknown = Reflect.get(pg.Client.prototype, "query");
  Reflect.set(pg.Client.prototype, "query", function (this: pg.Client, ...given: unknown[]) {
    const [first] = given;
    const { text, values = [] } = statementIn(first);
    const [mode] = /(?<=plan_cache_mode = )\w+|^(commit|rollback)$/.exec(text) ?? [];
    if (mode === "force_generic_plan") generic.add(this);
    else if (mode) generic.delete(this);
    if (typeof first === "object") sent.push({ text, values, isGeneric: generic.has(this) });
    return query.apply(this, given);
  });
  try {
    return { result: await work(), sent };
  } finally {
    Reflect.set(pg.Client.prototype, "query", query);
  }
}

function statementIn(given: unknown): { text: string; values?: unknown[] } {
  if (typeof given === "string") return { text: given };
  return given as { text: string; values?: unknown[] };
}
