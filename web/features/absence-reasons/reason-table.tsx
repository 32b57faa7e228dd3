import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import { type ReasonItem, reasonList } from "#api/absence-reasons.ts";
import { reasonListTexts, reasonPageTexts as t } from "#texts/absence-reasons.ts";
import { common } from "#texts/common.ts";
import { formatDay } from "#web/ui/formats.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListTable } from "#web/ui/list/list-table.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";

const cells: Cells<typeof reasonList> = {
  regime: { minWidth: "8rem" },
  paid: { minWidth: "9.5rem" },
  document: (row) => (row.requiresDocument ? row.documentKind : common.none),
  validFrom: (row) => (row.validFrom === null ? t.fromBeginning : formatDay(row.validFrom)),
  state: (row) => <Standing reason={row} />,
};

type Props = { address: AddressOf<typeof reasonList>; create: ReactNode };

/** The reasons of absence as a list; a row opens its reason beside it. */
export function ReasonTable({ address, create }: Props) {
  return (
    <ListTable
      list={reasonList}
      texts={reasonListTexts}
      address={address}
      cells={cells}
      rowLink={(row) => ({ to: ".", search: { ...address, reason: row.id }, replace: true })}
      isMuted={(row) => !row.isActive}
      create={create}
    />
  );
}

function Standing({ reason }: { reason: ReasonItem }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <StatusBadge tone={reason.isActive ? "good" : "neutral"}>
        {reason.isActive ? t.active : t.retired}
      </StatusBadge>
      {reason.isSensitive && <StatusBadge tone="warning">{t.sensitive}</StatusBadge>}
    </Group>
  );
}
