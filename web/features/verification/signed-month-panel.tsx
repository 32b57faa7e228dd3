import { Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { verifications, type Signable } from "#api/verifications.ts";
import type { Month } from "#domain/calendar/day.ts";
import { signingStateTexts, verificationsTexts as t } from "#texts/verification.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { type Column, figure } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { formatInstant, formatMonth, formatNumber } from "#web/ui/formats.ts";
import { ButtonLink } from "#web/ui/links.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { QueryState } from "#web/ui/pending.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { signingStateOf, signingTones } from "./signing-state.ts";

/** One month across the structures of the body: which are signed, by whom, and which wait. */
export function SignedMonthPanel({ month }: { month: Month }) {
  const found = useAnswer(verifications.getSignable, { month });
  const structures = found.data?.structures ?? [];
  const signed = structures.filter(({ signature }) => signature).length;
  const signs = useRefusalTo("month.sign") === null;
  const isSigned = found.data !== undefined && signed === structures.length;
  const open = <OpenMonth month={month} label={t.open[signs && !isSigned ? "sign" : "view"]} />;
  return (
    <Panel title={formatMonth(month)} actions={open} awaited={found}>
      <QueryState found={found} height={160} />
      {found.data && structures.length === 0 && <Text c="dimmed">{t.none}</Text>}
      {structures.length > 0 && (
        <>
          <Note mb="xs">{t.signed(signed, structures.length)}</Note>
          <PlainTable
            label={formatMonth(month)}
            columns={columnsOf(month)}
            rows={structures}
            rowKey={({ structureId }) => structureId}
          />
        </>
      )}
    </Panel>
  );
}

function OpenMonth({ month, label }: { month: Month; label: string }) {
  return (
    <ButtonLink
      variant="default"
      aria-label={`${label}: ${formatMonth(month)}`}
      to="/verifications/verify-attendances"
      search={{ month }}
    >
      {label}
    </ButtonLink>
  );
}

function columnsOf(month: Month): readonly Column<Signable>[] {
  return [
    {
      id: "structure",
      header: t.structure,
      cell: ({ structureId: structure, title }) => (
        <Link to="/verifications/verify-attendances" search={{ month, structure }}>
          {title}
        </Link>
      ),
    },
    figure("contracts", t.contracts, (row) => formatNumber(row.contracts), { width: "6rem" }),
    { id: "state", header: t.state, width: "8.5rem", cell: State },
    {
      id: "signature",
      header: t.signature,
      width: "12rem",
      cell: ({ signature }) => signature?.signedBy ?? "–",
      note: ({ signature }) => signature && formatInstant(signature.signedAt),
    },
  ];
}

function State(row: Signable) {
  const state = signingStateOf(row);
  return <StatusBadge tone={signingTones[state]}>{signingStateTexts[state]}</StatusBadge>;
}
