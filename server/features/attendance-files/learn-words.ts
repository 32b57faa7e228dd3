import type { attendanceFiles } from "#api/attendance-files.ts";
import type { InputOf } from "#api/call.ts";
import { lastDay } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { keyOfWord } from "./code-of-words.ts";
import { type Words, wordsOfDays } from "./judge-cell.ts";
import type { JudgeContext } from "./judge-file.ts";
import { storeWord, wordsOfBody } from "./words-of-body.ts";

type Input = InputOf<typeof attendanceFiles.apply>;

/** A word of a file, and the code that it means. */
type Learnt = { key: string; word: string; code: string };

/** Remembers for the body what the corrected words mean; returns those that it did not know. */
export async function learnWords(
  tx: Writer,
  ctx: BodyContext,
  { calculator }: JudgeContext,
  input: Input,
): Promise<Learnt[]> {
  const known = await wordsOfBody(tx, ctx.organizationId);
  const words = wordsOfDays(calculator.reasonsOn)(lastDay(input.month));
  const learnt = wordsIn(input, words).filter(({ key, code }) => known.get(key)?.code !== code);
  for (const one of learnt) await storeWord(tx, ctx, one);
  return learnt;
}

/**
 * The words that were corrected into a code, each once: a word without a letter, one that is a code already, and one
 * that was corrected in several ways are left out.
 */
function wordsIn({ rows, mended }: Input, { vocabulary }: Words): Learnt[] {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const found = mended.flatMap(({ line, column, was }): Learnt[] => {
    const code = byLine.get(line)?.cells[column]?.trim() ?? "";
    const meaning = vocabulary.meaningOf(code);
    const word = was.trim();
    const isWord = /\p{L}/u.test(word) && vocabulary.meaningOf(word) === null;
    if (!isWord || meaning === null || meaning === "nothing") return [];
    return [{ key: keyOfWord(word), word, code: code.toLocaleUpperCase("el") }];
  });
  return [...Map.groupBy(found, ({ key }) => key).values()].flatMap((alike) =>
    alike[0] && alike.every(({ code }) => code === alike[0]?.code) ? [alike[0]] : [],
  );
}
