import { Alert, Group, Stack, Text, Title } from "@mantine/core";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { history } from "#api/history.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { verifications, type Signable } from "#api/verifications.ts";
import { formatDuration } from "#domain/minutes.ts";
import type { Month } from "#domain/calendar/day.ts";
import { historyTexts } from "#texts/history.ts";
import { signingStateTexts, signingTexts as t } from "#texts/verification.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { HistoryPanel } from "#web/features/history/public.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { Facts } from "#web/ui/facts.tsx";
import { formatInstant, formatNumber } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { FindingsPanel, type Person } from "./findings-panel.tsx";
import { PeopleToSign } from "./people-to-sign.tsx";
import { type NextToSign, SignaturePanel } from "./signature-panel.tsx";
import { signingStateOf, signingTones } from "./signing-state.ts";

type Props = {
  organizationId: string;
  structureId: string;
  month: Month;
  next: NextToSign | null;
};

/** All that a signer should see of a structure's month: its people, totals and findings, then the signature and the history. */
export function StructureToSign({ next, ...props }: Props) {
  const found = useAnswer(verifications.getSignable, props);
  // Requested right away, because the act waits for it.
  useAnswer(monthlyContracts.getFindings, props);
  return (
    <Pending found={found} rows={7}>
      {({ structures: [structure] }) =>
        structure && <StructureView structure={structure} next={next} {...props} />
      }
    </Pending>
  );
}

function StructureView({ structure, next, ...props }: Props & { structure: Signable }) {
  const { fullAccess } = useOrganization();
  const state = signingStateOf(structure);
  const [person, setPerson] = useState<Person | null>(null);
  const findings = useRef<HTMLDivElement>(null);
  const showFindings = (of: Person | null) => {
    flushSync(() => setPerson(of));
    findings.current?.scrollIntoView();
    findings.current?.focus({ preventScroll: true });
  };
  return (
    <Stack gap="md">
      <Group gap="sm">
        <Title order={2}>{structure.title}</Title>
        <StatusBadge tone={signingTones[state]}>{signingStateTexts[state]}</StatusBadge>
      </Group>
      {structure.returned && structure.signature === null && (
        <Alert color="yellow">
          {t.returned(structure.returned.by, formatInstant(structure.returned.at))}
          {structure.returned.reason !== "" && (
            <Text size="sm">{historyTexts.reason(structure.returned.reason)}</Text>
          )}
        </Alert>
      )}
      {fullAccess && <PeopleToSign {...props} onChoose={showFindings} />}
      <Panel title={t.totals}>
        <Facts facts={factsOf(structure)} />
      </Panel>
      <FindingsPanel {...props} person={person} onAll={() => showFindings(null)} place={findings} />
      <SignaturePanel structure={structure} month={props.month} next={next} />
      <FoldedHistory
        about={{ structureId: props.structureId, month: props.month }}
        version={structure.signature?.id ?? state}
      />
    </Stack>
  );
}

/** The history of the month, fetched once it is unfolded, and as a file. */
function FoldedHistory(of: { about: { structureId: string; month: Month }; version: string }) {
  const [isOpen, setOpen] = useState(false);
  const organizationId = useOrganization().id;
  const file = (
    <ExportMenu
      onExport={(format, taking) =>
        download(history.exportMonth, { organizationId, ...of.about, format }, taking)
      }
    />
  );
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Text component="summary" style={{ cursor: "pointer" }}>
        {t.history}
      </Text>
      {isOpen && <HistoryPanel title={t.history} actions={file} {...of} />}
    </details>
  );
}

function factsOf({ contracts, totals, openDisputes }: Signable) {
  return [
    { label: t.contracts, value: formatNumber(contracts) },
    { label: t.presentDays, value: formatNumber(totals.presentDays) },
    { label: t.workedHours, value: formatDuration(totals.workedMinutes) },
    { label: t.teleworkDays, value: formatNumber(totals.teleworkDays) },
    { label: t.leaveDays, value: formatNumber(totals.leavePaidDays) },
    { label: t.justifiedDays, value: formatNumber(totals.sickDays) },
    { label: t.unpaidDays, value: formatNumber(totals.leaveUnpaidDays) },
    { label: t.unjustifiedDays, value: formatNumber(totals.unjustifiedDays) },
    { label: t.overtimeHours, value: formatDuration(totals.overtimeMinutes) },
    ...(openDisputes > 0 ? [{ label: t.openDisputes, value: formatNumber(openDisputes) }] : []),
  ];
}
