import { z } from "zod";
import { SheetProofOut } from "#api/proofs.ts";
import { bytesOfHex, hexOf } from "#domain/ledger/bytes.ts";
import type { Range } from "#domain/ledger/check-ledger.ts";
import type { LedgerEntry } from "#domain/ledger/entry.ts";
import type { SealKey } from "#domain/ledger/seal.ts";

/** A line of an exported ledger: first the keys, then each range, with its seal before its entries. */
type LedgerLine =
  | { kind: "ledger"; version: 1; organizationId: string }
  | ({ kind: "key" } & SealKey)
  | ({ kind: "seal" } & NonNullable<Range["seal"]>)
  | { kind: "tail" }
  | ({ kind: "entry" } & LedgerEntry);

/** An organization's ledger as lines of JSON, bytes in hexadecimal. */
export async function* linesOfLedger(
  organizationId: string,
  keys: readonly SealKey[],
  ranges: AsyncIterable<Range>,
): AsyncGenerator<string> {
  yield textOf({ kind: "ledger", version: 1, organizationId });
  for (const key of keys) yield textOf({ kind: "key", ...key });
  for await (const { seal, entries } of ranges) {
    yield textOf(seal === null ? { kind: "tail" } : { kind: "seal", ...seal });
    for (const entry of entries) yield textOf({ kind: "entry", ...entry });
  }
}

function textOf(line: LedgerLine): string {
  const text = JSON.stringify(
    line,
    function replaced(this: Record<string, unknown>, key, value: unknown) {
      const original = this[key];
      return original instanceof Uint8Array ? hexOf(original) : value;
    },
  );
  return `${text}\n`;
}

const Bytes = z.string().transform(bytesOfHex);
const Whole = z.string().regex(/^\d{1,19}$/);
const Text = z.string();
const Maybe = Text.nullable();

const Line = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ledger"), version: z.literal(1), organizationId: z.uuid() }),
  z.object({
    kind: z.literal("key"),
    generation: z.number().int(),
    publicKey: Bytes,
    validFrom: Whole,
    endorsement: Bytes.nullable(),
  }),
  z.object({
    kind: z.literal("seal"),
    organizationId: Text,
    number: z.number().int(),
    firstEntry: Whole,
    lastEntry: Whole,
    entries: z.number().int(),
    root: Bytes,
    previous: Bytes,
    at: Whole,
    key: z.number().int(),
    signature: Bytes,
    entryIds: z.array(Whole),
    leaves: z.array(Bytes),
  }),
  z.object({ kind: z.literal("tail") }),
  z.object({
    kind: z.literal("entry"),
    head: SheetProofOut.shape.entry.extend({ ip: Maybe.default(null) }),
    content: z.union([
      z.object({ salt: Bytes, actorId: Maybe, reason: Text, before: Maybe, after: Maybe }),
      z.object({
        digests: z.object({ actorId: Bytes, reason: Bytes, before: Bytes, after: Bytes }),
      }),
    ]),
  }),
]);

/** The header of an exported ledger, and its ranges as they are read. Throws on any other line. */
export async function openLedgerFile(
  lines: AsyncIterable<string>,
): Promise<{ organizationId: string; keys: SealKey[]; ranges: AsyncGenerator<Range> }> {
  const parsed = parsedLines(lines);
  const { value: head } = await parsed.next();
  if (head?.kind !== "ledger") throw new Error("This is no exported ledger.");
  const keys: SealKey[] = [];
  let next = await parsed.next();
  while (!next.done && next.value.kind === "key") {
    keys.push(next.value);
    next = await parsed.next();
  }
  const first = next.done ? null : next.value;
  return { organizationId: head.organizationId, keys, ranges: rangesIn(first, parsed) };
}

async function* rangesIn(
  first: LedgerLine | null,
  rest: AsyncIterable<LedgerLine>,
): AsyncGenerator<Range> {
  let [seal, entries]: [Range["seal"], LedgerEntry[]] = [null, []];
  if (first?.kind === "seal") seal = first;
  for await (const line of rest) {
    if (line.kind === "entry") {
      entries.push(line);
    } else {
      yield { seal, entries };
      [seal, entries] = [line.kind === "seal" ? line : null, []];
    }
  }
  yield { seal, entries };
}

async function* parsedLines(lines: AsyncIterable<string>): AsyncGenerator<LedgerLine, undefined> {
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line !== "") yield lineOf(line, number);
  }
}

function lineOf(text: string, number: number): LedgerLine {
  try {
    return Line.parse(JSON.parse(text));
  } catch {
    throw new Error(`Line ${number} is none of a ledger: the file was cut or changed.`);
  }
}
