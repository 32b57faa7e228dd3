import { Button, Text } from "@mantine/core";
import type { HolidayYear } from "#api/holidays.ts";
import { common } from "#texts/common.ts";
import { holidayTexts as t, placeInWords } from "#texts/holidays.ts";
import type { Column } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { formatDay } from "#web/ui/formats.ts";
import type { HolidayAct } from "./holiday-form.tsx";

type Local = HolidayYear["locals"][number];

type Props = { locals: readonly Local[]; onAct: (act: HolidayAct) => void };

/** Holidays of one body alone. */
export function LocalHolidays({ locals, onAct }: Props) {
  if (locals.length === 0) return <Text c="dimmed">{t.noLocals}</Text>;
  return (
    <PlainTable
      label={t.locals}
      columns={[...columns, actsColumn(onAct)]}
      rows={locals}
      rowKey={({ id }) => id}
    />
  );
}

function actsColumn(onAct: Props["onAct"]): Column<Local> {
  return {
    id: "acts",
    header: common.actions,
    pinned: true,
    cell: ({ id: localId, organizationId, version, title }) => (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t.endOf(title)}
        onClick={() => onAct({ type: "end-local", organizationId, localId, version, title })}
      >
        {t.end}
      </Button>
    ),
  };
}

const columns: readonly Column<Local>[] = [
  { id: "holiday", header: t.holiday, cell: ({ title }) => title },
  { id: "organization", header: t.organization, cell: ({ organization }) => organization },
  {
    id: "day",
    header: t.day,
    cell: ({ day }) => (day === null ? t.notInForce : formatDay(day)),
  },
  { id: "rule", header: t.rule, cell: ({ on }) => placeInWords(on) },
];
