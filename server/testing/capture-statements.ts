import { appendFileSync } from "node:fs";
import { serialize } from "node:v8";
import pg from "pg";
import type { CapturedStatement } from "./captured-statement.ts";

const file = process.env["CAPTURE_STATEMENTS"];
const marker = Symbol.for("paron.capture-statements");

/** A text counts as the same statement even if other ids, instants and digests are written into it. */
const changing = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+/g;

/** Appends each statement that the application's role sends, once, with its first values, to the file named above. */
function capture(into: string): void {
  const known = new Set<string>();
  const query: (...given: unknown[]) => unknown = Reflect.get(pg.Client.prototype, "query");
  Reflect.set(pg.Client.prototype, "query", function (this: pg.Client, ...given: unknown[]) {
    const statement = statementOf(given);
    const key = statement?.text.replace(changing, "#");
    if (statement && key !== undefined && isOfApplication(this) && !known.has(key)) {
      known.add(key);
      appendFileSync(into, `${serialize(statement).toString("base64")}\n`);
    }
    return query.apply(this, given);
  });
}

/** Null for anything but a plain statement: a COPY or a stream; and for `explain`, which only tests send. */
function statementOf([first, second]: unknown[]): CapturedStatement | null {
  if (typeof first === "string") return plainStatement(first, second);
  if (typeof first !== "object" || first === null || "submit" in first) return null;
  const { text, values } = first as { text?: unknown; values?: unknown };
  return plainStatement(text, values);
}

function plainStatement(text: unknown, values: unknown): CapturedStatement | null {
  if (typeof text !== "string" || text.startsWith("explain")) return null;
  return { text, values: Array.isArray(values) ? values : [] };
}

function isOfApplication(client: pg.Client): boolean {
  const { options } = (client as unknown as { connectionParameters: { options?: string } })
    .connectionParameters;
  return options?.includes("role=paron_app") ?? false;
}

if (file !== undefined && !Reflect.has(globalThis, marker)) {
  Reflect.set(globalThis, marker, true);
  capture(file);
}
