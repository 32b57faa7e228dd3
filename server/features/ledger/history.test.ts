import { describe, expect, test } from "vitest";
import { history } from "#api/history.ts";
import { recordAgain } from "#server/testing/month-of-structure.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { buildRecordedMonth, noteOfSigner, submitAndSign } from "./testing.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

/** A line of the file that matches, with any time and person. */
const lineOf = (act: string, about: string, rest: string): unknown =>
  expect.stringMatching(String.raw`^\d\d/\d\d/\d{4} \d\d:\d\d;${act};${about};\S+ \(.+\);${rest}`);

describe("a history", () => {
  test("names the seal of each change once sealed, and comes in pages", async () => {
    const march = await buildRecordedMonth(world);
    await recordAgain(world, march);
    const subject = {
      organizationId: march.organizationId,
      subjectKind: "attendance-record" as const,
      subjectId: `${march.contractIds[0]}/2026-03-02`,
    };
    const as = { as: march.clerk };
    const { items, total } = await world.call(history.getAll, { ...subject, take: 1 }, as);
    expect({ total, items }).toMatchObject({
      total: 2,
      items: [{ act: "attendance.save", seal: null }],
    });
    expect(items[0]?.changes).toContainEqual({ field: "workedMinutes", before: 480, after: 475 });
    const rest = await world.call(history.getAll, { ...subject, skip: 1 }, as);
    expect(rest.items).toMatchObject([{ seal: 1 }]);
  });

  test("of a structure's day or months says whom each change is about", async () => {
    const march = await buildRecordedMonth(world);
    await submitAndSign(world, march);
    const { organizationId, structureId, month } = march;
    const as = { as: march.clerk };
    const day = await world.call(
      history.getAll,
      { organizationId, structureId, date: "2026-03-03" },
      as,
    );
    expect(day.items).toMatchObject([
      { act: "month.sign", changes: [{ field: "state", before: "submitted", after: "locked" }] },
      { act: "month.submit", changes: [{ field: "state", before: "open", after: "submitted" }] },
      { act: "attendance.save", about: expect.stringMatching(/\S/) as string },
    ]);
    const months = await world.call(history.getAll, { organizationId, structureId, month }, as);
    expect(months.items.map(({ act, subjectKind }) => `${act} ${subjectKind}`)).toEqual([
      "month.sign monthly-contract",
      "month.sign month-signature",
      "month.submit monthly-contract",
    ]);
  });

  test("of a structure's months leaves as a file in the words of the page, the newest change first", async () => {
    const [march, other] = [await buildRecordedMonth(world), await buildRecordedMonth(world)];
    await submitAndSign(world, march);
    const { organizationId, month, clerk: as } = march;
    const linesOf = async (structureId: string) => {
      const input = { organizationId, structureId, month, format: "csv" as const };
      const { bytes } = await world.call(history.exportMonth, input, { as });
      return bytes.toString().trimEnd().split("\n");
    };
    const [heads, ...lines] = await linesOf(march.structureId);
    expect(heads).toBe(
      "\uFEFFΗμερομηνία και ώρα;Ενέργεια;Αφορά;Ποιος;Αιτιολογία;Τι άλλαξε;Σφραγίδα",
    );
    const person = String.raw`\S+ \S+`;
    expect(lines).toEqual([
      lineOf("Υπογραφή μήνα", person, `${noteOfSigner};Κατάσταση: Υποβλήθηκε → Υπογράφηκε;`),
      lineOf("Υπογραφή μήνα", "Υπογραφή μήνα", `${noteOfSigner};Κωδικός: `),
      lineOf("Υποβολή μήνα", person, ";Κατάσταση: Υπό σύνταξη → Υποβλήθηκε;"),
    ]);
    expect(await linesOf(other.structureId)).toEqual([heads]);
  });

  test("of another body's record is as empty as that of none", async () => {
    const [mine, theirs] = [await buildRecordedMonth(world), await buildRecordedMonth(world)];
    const subjectId = `${theirs.contractIds[0]}/2026-03-02`;
    const subject = {
      organizationId: mine.organizationId,
      subjectKind: "attendance-record" as const,
      subjectId,
    };
    expect(await world.call(history.getAll, subject, { as: mine.clerk })).toEqual({
      items: [],
      total: 0,
    });
  });
});
