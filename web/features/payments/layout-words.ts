import type { PayrollLayoutFields } from "#api/payroll-layouts.ts";
import { layoutWords, payrollLayoutTexts as t } from "#texts/payroll-layout-pages.ts";
import { layoutContentTexts } from "#texts/payroll-layouts.ts";
import { wordIn, type Words } from "#web/features/history/public.ts";

/** The labels of a layout's fields. */
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

/** How they are worded beside what another user stored, and in the history. */
export const layoutFieldWords: Words = {
  form: wordIn(layoutWords.form),
  per: wordIn(layoutWords.per),
  delimiter: wordIn(layoutWords.delimiter),
  decimalSign: wordIn(layoutWords.decimalSign),
  hours: wordIn(layoutWords.hours),
  encoding: wordIn(layoutWords.encoding),
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

/** Guarantee for both: a layout's columns and kinds have the form in which the calls return them. */
function columnsIn(value: unknown): Column[] {
  return Array.isArray(value) ? value : [];
}

function kindsIn(value: unknown): Kind[] {
  return Array.isArray(value) ? value : [];
}
