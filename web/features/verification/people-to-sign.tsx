import { UnstyledButton } from "@mantine/core";
import { IconArrowDown } from "@tabler/icons-react";
import { monthlyContracts, type MonthlyContractItem } from "#api/monthly-contracts.ts";
import type { MonthFindings } from "#api/finding.ts";
import type { Month } from "#domain/calendar/day.ts";
import { personName } from "#domain/identity/person-name.ts";
import { absencesOf } from "#texts/monthly-contracts.ts";
import { signingTexts as t } from "#texts/verification.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { CellNote } from "#web/ui/data-table/cell-note.tsx";
import { type Column, figure } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { QueryState } from "#web/ui/pending.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import type { Person } from "./findings-panel.tsx";
import styles from "./people-to-sign.module.css";

type Props = {
  organizationId: string;
  structureId: string;
  month: Month;
  onChoose: (person: Person) => void;
};

const firstPeople = 200;

/** The people whose month is to be signed, a row each: days, absences by kind, findings of the rules. */
export function PeopleToSign({ onChoose, ...props }: Props) {
  const found = useAnswer(monthlyContracts.getAll, { ...props, take: firstPeople });
  const doubts = useAnswer(monthlyContracts.getFindings, props);
  const items = found.data?.items ?? [];
  const more = (found.data?.total ?? 0) - items.length;
  return (
    <Panel title={t.people} awaited={found}>
      <QueryState found={found} height={320} />
      {items.length > 0 && (
        <PlainTable
          label={t.people}
          columns={columnsOf(items, doubts.data?.people ?? null, onChoose)}
          rows={items}
          rowKey={({ contractId }) => contractId}
        />
      )}
      {more > 0 && <Note>{t.morePeople(more)}</Note>}
    </Panel>
  );
}

type Counts = MonthFindings["people"];

function columnsOf(
  items: readonly MonthlyContractItem[],
  people: Counts | null,
  onChoose: Props["onChoose"],
): readonly Column<MonthlyContractItem>[] {
  const ofName = Map.groupBy(items, personName);
  return [
    {
      id: "person",
      header: t.person,
      width: "14rem",
      cell: personName,
      note: (item) => {
        const isShared = (ofName.get(personName(item))?.length ?? 0) > 1;
        return [isShared ? item.contractNumber : "", item.isOwn ? t.own : ""]
          .filter((word) => word !== "")
          .join(" · ");
      },
    },
    figure("days", t.days, ({ totals }) => `${totals.presentDays} / ${totals.plannedDays}`, {
      width: "9rem",
    }),
    {
      id: "absences",
      header: t.absences,
      cell: ({ totals }) => absencesOf(totals).join(", ") || "–",
    },
    {
      id: "doubts",
      header: t.doubts,
      width: "12rem",
      cell: (item) => (
        <Doubts
          of={people && (people[item.contractId] ?? none)}
          onShow={() => onChoose({ contractId: item.contractId, name: personName(item) })}
        />
      ),
    },
  ];
}

const none = { errors: 0, warnings: 0, explained: 0 };

/** Errors and warnings of one person, linked to them; those that someone has explained are counted apart. */
function Doubts({ of, onShow }: { of: Counts[string] | null; onShow: () => void }) {
  if (of === null) return "…";
  const { errors, warnings, explained } = of;
  if (errors + warnings + explained === 0) return "–";
  return (
    <UnstyledButton className={styles.doubts} onClick={onShow}>
      {errors > 0 && <StatusBadge tone="bad">{t.errors(errors)}</StatusBadge>}
      {warnings > 0 && <StatusBadge tone="warning">{t.warnings(warnings)}</StatusBadge>}
      {explained > 0 && <CellNote>{t.explained(explained)}</CellNote>}
      <IconArrowDown size={16} stroke={1.6} aria-hidden />
    </UnstyledButton>
  );
}
