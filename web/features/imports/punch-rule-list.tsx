import type { PunchRuleItem } from "#api/punch-rules.ts";
import { punchRuleOn } from "#domain/attendance/punch-rule.ts";
import { punchRuleTexts as t } from "#texts/punch-rules.ts";
import { today } from "#web/kernel/today.ts";
import { CellNote } from "#web/ui/data-table/cell-note.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { formatDay, formatInstant } from "#web/ui/formats.ts";

type Row = PunchRuleItem & { isInForce: boolean };

const columns: readonly Column<Row>[] = [
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

/** The rules that were made, the last one first. */
export function PunchRuleList({ items }: { items: readonly PunchRuleItem[] }) {
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
