import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { type BodyOfSheets, completenessList } from "#api/locks.ts";
import type { Month } from "#domain/calendar/day.ts";
import { completenessListTexts } from "#texts/locks.ts";
import { useSession } from "#web/kernel/session.ts";
import { CellNote } from "#web/ui/data-table/cell-note.tsx";
import { formatNumber, formatShare } from "#web/ui/formats.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListTable } from "#web/ui/list/list-table.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import { DayStrip, StripLegend } from "./day-strip.tsx";
import { MassLock } from "./mass-lock.tsx";

const cells: Cells<typeof completenessList> = {
  days: { minWidth: "14.5rem", cell: (row) => <DayStrip body={row} /> },
  submitted: (row) => (
    <>
      {row.owed === 0 ? "–" : formatShare(row.submitted / row.owed)}
      <CellNote>
        {formatNumber(row.submitted)} / {formatNumber(row.owed)}
      </CellNote>
    </>
  ),
  asked: (row) =>
    row.asked === 0 ? (
      0
    ) : (
      <Anchor
        renderRoot={(props) => (
          <Link
            to="/attendances/unlocks"
            search={{ state: "asked", search: row.organization }}
            {...props}
          />
        )}
      >
        {formatNumber(row.asked)}
      </Anchor>
    ),
};

type Props = {
  address: AddressOf<typeof completenessList>;
  beside: Record<string, string>;
  month: Month;
};

/** Bodies with the sheets of a month, and for the administrator their locking together. */
export function CompletenessTable({ address, beside, month }: Props) {
  const mayLock = useSession()?.area === "Administrator";
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <StripLegend />
      <ListTable
        list={completenessList}
        texts={completenessListTexts}
        address={address}
        beside={{ ...beside, month }}
        within={{ month }}
        cells={cells}
        rowKey={(row) => row.organizationId}
        {...(mayLock && {
          renderBulk: (rows: readonly BodyOfSheets[]) => (
            <MassLock
              bodies={rows.filter((row) => ids.has(row.organizationId))}
              onDone={() => setIds(new Set())}
            />
          ),
          selection: { ids, onChange: setIds },
        })}
      />
    </>
  );
}
