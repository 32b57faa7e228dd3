import { Text } from "@mantine/core";
import { type BodyOfSheets, completenessList, type DayOfSheets } from "#api/locks.ts";
import type { Month } from "#domain/calendar/day.ts";
import { completenessListTexts, lockPageTexts as t } from "#texts/locks.ts";
import { useSession } from "#web/kernel/session.ts";
import { type DayLevel, DaySquares, SquaresLegend } from "#web/ui/chart/day-squares.tsx";
import { Modal } from "#web/ui/dialogs.tsx";
import { Opens } from "#web/ui/opens.tsx";
import { formatNumber, formatShare, formatDayAndMonth } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { TextLink } from "#web/ui/links.tsx";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListTable } from "#web/ui/list/list-table.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";

const cells: Cells<typeof completenessList> = {
  days: { minWidth: "14.5rem", cell: (row) => <DayStrip body={row} /> },
  submitted: {
    cell: (row) => (row.owed === 0 ? "–" : formatShare(row.submitted / row.owed)),
    note: (row) => `${formatNumber(row.submitted)} / ${formatNumber(row.owed)}`,
  },
  asked: (row) =>
    row.asked === 0 ? (
      0
    ) : (
      <TextLink to="/attendances/unlocks" search={{ state: "asked", search: row.organization }}>
        {formatNumber(row.asked)}
      </TextLink>
    ),
};

type Props = {
  address: AddressOf<typeof completenessList>;
  extraParams: Record<string, string>;
  month: Month;
};

/** Bodies with the sheets of a month, and for the administrator the bulk lock. */
export function CompletenessTable({ address, extraParams, month }: Props) {
  const mayLock = useSession()?.area === "Administrator";
  return (
    <>
      <StripLegend />
      <ListTable
        list={completenessList}
        texts={completenessListTexts}
        address={address}
        beside={{ ...extraParams, month }}
        within={{ month }}
        cells={cells}
        rowKey={(row) => row.organizationId}
        {...(mayLock && {
          renderBulk: (ticked: readonly BodyOfSheets[], onDone: () => void) => (
            <MassLock bodies={ticked} onDone={onDone} />
          ),
        })}
      />
    </>
  );
}

/** A square per day: how much of what was owed is submitted, underlined if all of it is locked. */
function DayStrip({ body }: { body: BodyOfSheets }) {
  if (body.days.length === 0) return <Text c="dimmed">{t.noDays}</Text>;
  return (
    <DaySquares
      label={t.strip(body.organization)}
      days={body.days.map((day) => ({
        date: day.date,
        level: levelOf(day),
        isLocked: day.locked === day.owed,
        words: t.dayOf(formatDayAndMonth(day.date), day.submitted, day.owed, day.locked),
      }))}
    />
  );
}

/** What the colours of the strip mean. */
function StripLegend() {
  const entries = (["full", "some", "none"] as const).map(
    (level) => [level, t.legend[level]] as const,
  );
  return <SquaresLegend entries={entries} note={t.legend.locked} />;
}

function levelOf({ submitted, owed }: DayOfSheets): DayLevel {
  if (submitted >= owed) return "full";
  return submitted > 0 ? "some" : "none";
}

const LockForm = later(async () => (await import("./lock-form.tsx")).LockForm);

/** Locks the sheets of several bodies up to a day: shows first what it would do, then what it did, body by body. */
function MassLock({ bodies, onDone }: { bodies: readonly BodyOfSheets[]; onDone: () => void }) {
  return (
    <Opens act={t.lock} variant="default" reason={bodies.length === 0 ? t.chooseFirst : null}>
      {(dialog) => (
        <Modal {...dialog} size="lg" title={t.lockTitle(bodies.length)}>
          <LockForm
            bodies={bodies}
            onClose={() => {
              dialog.onClose();
              onDone();
            }}
          />
        </Modal>
      )}
    </Opens>
  );
}
