import { mostNamed, type PayrollLayoutOut } from "#api/payroll-layouts.ts";
import type { PayrollRow } from "#api/payroll.ts";
import { signedStates } from "#domain/attendance/monthly.ts";
import type { Month } from "#domain/calendar/day.ts";
import { isKnownFor, lackingIn, reasonsIn } from "#domain/payments/layout.ts";
import { headsOf, linesOf } from "#domain/payments/layout-lines.ts";
import { windows1253 } from "#domain/payments/windows-1253.ts";
import { personName } from "#domain/identity/person-name.ts";
import { beginExport } from "#server/integrations/files/running-exports.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { orNotFound, refused } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { payrollLayoutTexts as t } from "#texts/payroll-layout-pages.ts";
import { layoutContentTexts, misfitText } from "#texts/payroll-layouts.ts";
import { insuranceDoubtText, payrollTexts } from "#texts/payroll.ts";
import { layoutOf } from "./payroll-layouts.queries.ts";
import { payrollOfMonth } from "./payroll.ts";

type Query = { organizationId: string; id: string; month: Month };

/** What a month's file would contain and leave out. Throws `not-found` if the body has no such layout. */
export async function outcomeOfLayout(ctx: BodyContext, query: Query) {
  const found = await monthInLayout(ctx, query);
  const { rowsWithLines, lines, leftOutInAll, uncomputed, refusals } = found;
  return {
    contracts: rowsWithLines.length,
    lines: lines.length,
    unsigned: rowsWithLines.filter(({ state }) => !signedStates.includes(state)).length,
    leftOut: namedIn(found),
    leftOutInAll,
    uncomputed,
    refusals,
  };
}

/**
 * The month in the layout, with Windows line endings. Throws `not-found` if the body has no such layout, `refused` if
 * it contains data that the actor may not see, if a value does not fit, and, with whom it leaves out and why, if it would
 * have no lines or leaves out more contracts than the caller has read.
 */
export async function fileOfLayout(
  ctx: BodyContext,
  { leavesOut, ...query }: Query & { leavesOut: number },
): Promise<FileAnswer> {
  const ended = beginExport();
  try {
    const found = await monthInLayout(ctx, query);
    const { layout, lines, refusals } = found;
    if (refusals.length > 0)
      throw refused(lines.length > 0 ? refusals : [...refusals, ...missingFrom(found)]);
    if (found.leftOutInAll > leavesOut) throw refused(missingFrom(found));
    const heads = headsOf(layout);
    const text = [...(heads ? [heads] : []), ...lines].map((line) => `${line.text}\r\n`).join("");
    return {
      name: `${layout.title} ${query.month}.${layout.form === "fixed" ? "txt" : "csv"}`,
      type: `${layout.form === "fixed" ? "text/plain" : "text/csv"}; charset=${charsets[layout.encoding]}`,
      bytes: bytesOf(layout, text),
    };
  } finally {
    ended();
  }
}

const charsets = { "utf-8": "utf-8", "utf-8-mark": "utf-8", "windows-1253": "windows-1253" };

/** Guarantee about the throw: every value written was checked before for whether the encoding can represent it. */
function bytesOf({ encoding }: PayrollLayoutOut, text: string): Buffer {
  if (encoding !== "windows-1253")
    return Buffer.from(encoding === "utf-8-mark" ? `\uFEFF${text}` : text);
  const bytes = windows1253(text);
  if (bytes === null) throw new Error("A line holds a letter that Windows-1253 has not");
  return Buffer.from(bytes);
}

async function monthInLayout(ctx: BodyContext, { month, ...of }: Query) {
  const layout = orNotFound(await readBody(ctx, (db) => layoutOf(db, of)));
  const { rows, uncomputed, isMasked, uncomputedNames } = await payrollOfMonth(ctx, month);
  const hidden = isMasked ? reasonsIn(layout) : [];
  const taken = (hidden.length > 0 ? [] : rows).map((row) => ({
    row,
    lines: isKnownFor(layout, row) ? linesOf(layout, month, row) : [],
  }));
  const rowsWithLines = taken.filter((one) => one.lines.length > 0).map(({ row }) => row);
  const leftOut = taken.filter((one) => one.lines.length === 0).map(({ row }) => row);
  const lines = taken.flatMap(({ row, lines: of }) => of.map((line) => ({ row, ...line })));
  const misfits = lines.flatMap((line) =>
    line.misfits.map((misfit) => misfitText(layout, personName(line.row), misfit)),
  );
  // A contract with a line for each kind would be named once per line.
  const distinctMisfits = [...new Set(misfits)];
  const beyond = distinctMisfits.length - mostNamed;
  const refusals = [
    ...(hidden.length > 0 ? [t.hiddenColumns(hidden.map((one) => layoutContentTexts[one]))] : []),
    ...(hidden.length === 0 && lines.length === 0 ? [t.nothing] : []),
    ...distinctMisfits.slice(0, mostNamed),
    ...(beyond > 0 ? [t.moreValues(beyond)] : []),
  ];
  const leftOutInAll = leftOut.length + uncomputed;
  const whole = { layout, rowsWithLines, lines, leftOut, uncomputed, uncomputedNames };
  return { ...whole, leftOutInAll, refusals };
}

type MonthInLayout = Awaited<ReturnType<typeof monthInLayout>>;

/** Whom a file leaves out and what each lacks, as far as names are listed, and how many more. */
function missingFrom(found: MonthInLayout) {
  const { leftOutInAll, uncomputed } = found;
  const beyond = leftOutInAll - mostNamed;
  return [
    ...(leftOutInAll > 0 ? [t.leftOut(leftOutInAll)] : []),
    ...namedIn(found).map(t.leftOutOf),
    ...(beyond > 0 ? [t.more(beyond)] : []),
    ...(uncomputed > 0 ? [t.uncomputed(uncomputed)] : []),
  ];
}

function namedIn({ layout, leftOut, uncomputedNames }: MonthInLayout) {
  return [
    ...leftOut.map((row) => ({ row, why: reasonOf(layout, row) })),
    ...uncomputedNames.map((row) => ({ row, why: t.noMonth })),
  ]
    .slice(0, mostNamed)
    .map(({ row, why }) => ({ name: personName(row), contractNumber: row.contractNumber, why }));
}

function reasonOf(layout: PayrollLayoutOut, row: PayrollRow): string {
  const { daysWithoutBenefit, state } = row;
  const lacking = lackingIn(layout, row);
  if (lacking.length === 0) return t.ofNoKind;
  if (lacking.every((one) => one === "insuranceDays")) return insuranceDoubtText(row) ?? "";
  if (daysWithoutBenefit > 0) return payrollTexts.withoutBenefit(daysWithoutBenefit);
  return signedStates.includes(state) ? t.somethingMissing : payrollTexts.notSigned;
}
