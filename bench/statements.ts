import type { FastifyInstance, InjectOptions } from "fastify";
import pg from "pg";

/** A statement as sent to PostgreSQL, its values as text. */
export type Statement = { text: string; values: readonly string[] };

type Sent = { text: string; values?: readonly unknown[] } | string;

/**
 * The statements that a request sends to PostgreSQL, in order, including `begin` and `commit`. The request is first made
 * once, so that whatever is cached between requests does not appear among them.
 */
export async function statementsOf(
  app: FastifyInstance,
  request: InjectOptions,
): Promise<Statement[]> {
  await app.inject(request);
  const sent: Sent[] = [];
  const stop = listen((one) => sent.push(one));
  try {
    const { statusCode, body } = await app.inject(request);
    if (statusCode !== 200) throw new Error(`${request.url as string}: ${body}`);
  } finally {
    stop();
  }
  return sent.filter((one) => !isLookUp(one)).flatMap(statementsIn);
}

/** The reads alone, without the transaction around them and the scope of row-level security. */
export function bare(statements: readonly Statement[]): Statement[] {
  return statements.filter(
    ({ text }) => !/^\s*(begin|start transaction|commit|set local|select set_config)/i.test(text),
  );
}

/** The session may be looked up again at any moment; this is not part of the read. */
function isLookUp(one: Sent): boolean {
  return typeof one !== "string" && one.text.includes("token_hash");
}

function statementsIn(one: Sent): Statement[] {
  if (typeof one !== "string" && one.values && one.values.length > 0)
    return [{ text: one.text, values: one.values.map(textOf) }];
  const text = typeof one === "string" ? one : one.text;
  return text
    .split(";")
    .filter((part) => part.trim() !== "")
    .map((part) => ({ text: part, values: [] }));
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  throw new TypeError(`pgbench takes no ${JSON.stringify(value)}`);
}

/** The driver has no hook for what it sends, so its `query` is wrapped while we listen. */
function listen(hear: (sent: Sent) => void): () => void {
  const door = pg.Client.prototype as unknown as { query: (...words: unknown[]) => unknown };
  const query = door.query;
  door.query = function heard(this: unknown, ...words: unknown[]) {
    const [first, values] = words;
    hear(
      typeof first === "string"
        ? { text: first, ...(Array.isArray(values) ? { values } : {}) }
        : (first as { text: string; values?: unknown[] }),
    );
    return query.apply(this, words);
  };
  return () => {
    door.query = query;
  };
}
