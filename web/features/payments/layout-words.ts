import type { PayrollLayoutFields } from "#api/payroll-layouts.ts";
import { layoutWords, payrollLayoutTexts as t } from "#texts/payroll-layout-pages.ts";
import { layoutContentTexts } from "#texts/payroll-layouts.ts";
import type { Words } from "#web/features/history/public.ts";

/** What of a layout is chosen among a few words. */
export type Choice = Exclude<keyof typeof layoutWords, "align">;

/** How a choice reads. */
export function wordIn(name: Choice, value: unknown): string {
  const all: Readonly<Record<string, string>> = layoutWords[name];
  return all[String(value)] ?? "";
}

/** What the fields of a layout are called. */
export const layoutNames = {
  form: t.form,
  per: t.per,
  delimiter: t.delimiter,
  withHeads: t.withHeads,
  decimalSign: t.decimalSign,
  hours: t.hours,
  encoding: t.encoding,
  columns: t.columns,
  kinds: t.kinds,
};

const choices: readonly Choice[] = ["form", "per", "delimiter", "decimalSign", "hours", "encoding"];

/** How they read beside what another stored, and in the history. */
export const layoutFieldWords: Words = {
  ...Object.fromEntries(choices.map((name) => [name, (value: unknown) => wordIn(name, value)])),
  columns: (value) =>
    columnsIn(value)
      .map(({ holds, head, width }) =>
        [head || layoutContentTexts[holds], width > 0 && String(width)].filter(Boolean).join(" "),
      )
      .join(", "),
  kinds: (value) =>
    kindsIn(value)
      .map(({ kind, code }) => `${layoutContentTexts[kind]} ${code}`)
      .join(", "),
};

type Column = PayrollLayoutFields["columns"][number];
type Kind = PayrollLayoutFields["kinds"][number];

/** Guarantee of both: a layout's columns and kinds are told as the calls tell them. */
function columnsIn(value: unknown): Column[] {
  return Array.isArray(value) ? value : [];
}

function kindsIn(value: unknown): Kind[] {
  return Array.isArray(value) ? value : [];
}
