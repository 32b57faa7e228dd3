import { type PunchRuleItem, punchRules } from "#api/punch-rules.ts";
import { type PunchRounding, punchRuleOn } from "#domain/attendance/punch-rule.ts";
import { punchRuleTexts as t } from "#texts/punch-rules.ts";
import { ChangedNotice, wordIn } from "#web/features/history/public.ts";
import { today } from "#web/kernel/today.ts";
import { CellNote } from "#web/ui/data-table/cell-note.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { numberOf } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { NumberField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { OneOfField } from "#web/ui/form/one-of-field.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";

type Props = {
  /** How many rules there were when these were read. */
  version: number;
  /** The existing rules, newest first; the new one is prefilled from the newest. */
  items: readonly PunchRuleItem[];
  onDone: () => void;
};

/** The form of a rule for punched times, from a day on. */
export function PunchRuleForm({ version, items, onDone }: Props) {
  const [rule] = items;
  const initial: PunchRounding = rule?.rounding ?? "quarter";
  const form = useCallForm({
    initial: {
      rounding: initial,
      graceMinutes: String(rule?.graceMinutes ?? 5),
      validFrom: today(),
    },
    call: punchRules.set,
    version,
    inputOf: ({ rounding, graceMinutes, validFrom }, over) => ({
      rounding,
      graceMinutes: rounding === "none" ? 0 : (numberOf(graceMinutes) ?? -1),
      validFrom,
      version: over,
    }),
    done: t.saved,
    onDone,
  });
  return (
    <Form form={form} label={t.set} onCancel={onDone}>
      <ChangedNotice form={form} within={lastRuleIn} words={words} names={names} />
      <OneOfField label={t.rounding} required words={t.roundings} {...form.field("rounding")} />
      {form.values.rounding !== "none" && (
        <NumberField
          label={t.grace}
          description={t.graceHint}
          required
          {...form.field("graceMinutes")}
        />
      )}
      <DateField label={t.validFrom} required min={today()} {...form.field("validFrom")} />
      <Note>{t.intro}</Note>
      <PunchRuleList items={items} />
    </Form>
  );
}

const names = { rounding: t.rounding, graceMinutes: t.grace, validFrom: t.validFrom };

const words = { rounding: wordIn(t.roundings) };

/** The newest rule in the current record. */
function lastRuleIn(current: unknown): PunchRuleItem | null {
  const read = punchRules.getAll.output.safeParse(current);
  return (read.success && read.data.items[0]) || null;
}

const columns: readonly Column<PunchRuleItem & { isInForce: boolean }>[] = [
  {
    id: "rule",
    header: t.rounding,
    cell: (rule) => (
      <>
        {t.said(rule.rounding, rule.graceMinutes)}
        {rule.isInForce && <CellNote>{t.inForce}</CellNote>}
        {rule.validFrom > today() && <CellNote>{t.later}</CellNote>}
      </>
    ),
  },
  { id: "from", header: t.validFrom, cell: ({ validFrom }) => formatDay(validFrom) },
  { id: "by", header: t.setBy, cell: ({ setBy }) => setBy },
  { id: "at", header: t.setAt, cell: ({ setAt }) => formatInstant(setAt) },
];

/** The existing rules, newest first. */
function PunchRuleList({ items }: { items: readonly PunchRuleItem[] }) {
  if (items.length === 0) return null;
  const inForce = punchRuleOn(items.toReversed(), today());
  return (
    <PlainTable
      label={t.list}
      columns={columns}
      rows={items.map((item) => ({ ...item, isInForce: item === inForce }))}
      rowKey={({ setAt, validFrom }) => `${setAt} ${validFrom}`}
      maxHeight="16rem"
    />
  );
}
