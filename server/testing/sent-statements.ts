import pg from "pg";

/** A statement as it was sent. */
export type Statement = { text: string; values: unknown[] };

/** What a piece of work gives, and the statements that every connection sent meanwhile. */
export async function sentWhile<T>(
  work: () => Promise<T>,
): Promise<{ result: T; sent: Statement[] }> {
  const sent: Statement[] = [];
  const query: (...given: unknown[]) => unknown = Reflect.get(pg.Client.prototype, "query");
  Reflect.set(pg.Client.prototype, "query", function (this: pg.Client, ...given: unknown[]) {
    const [first] = given;
    if (typeof first === "object" && first !== null && "text" in first) {
      const { text, values = [] } = first as { text: string; values?: unknown[] };
      sent.push({ text, values });
    }
    return query.apply(this, given);
  });
  try {
    return { result: await work(), sent };
  } finally {
    Reflect.set(pg.Client.prototype, "query", query);
  }
}
