import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { mostMonthsSpanned } from "#domain/attendance/recomputation.ts";
import { addMonths, type Month } from "#domain/calendar/day.ts";
import { recomputeTexts as t } from "#texts/recomputation.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { MonthPicker } from "#web/ui/calendar/month-picker.tsx";
import { SelectField } from "#web/ui/form/fields.tsx";
import { formatNumber } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import type { Running } from "./use-recomputation.ts";

/** What the address holds: which contracts and which months are examined. */
export type ScopeSearch = {
  structureId?: string | undefined;
  contractId?: string | undefined;
  from?: Month | undefined;
  to?: Month | undefined;
};

type Props = {
  scope: ScopeSearch & { from: Month; to: Month };
  onChange: (scope: ScopeSearch) => void;
  running: Running | null;
  onPreview: () => void;
};

/** Chooses what is examined, and starts the preview. */
export function ScopePanel({ scope, onChange, running, onPreview }: Props) {
  const { from, to, structureId, contractId } = scope;
  const month = to;
  const board = useAnswer(monthlyContracts.getBoard, { month });
  const mayNot = useRefusalTo("month.recompute");
  const structures = board.data?.structures.map((row) => ({
    value: row.structureId,
    label: row.title,
  }));
  const span = mostMonthsSpanned - 1;
  return (
    <Panel title={t.scope}>
      <Group gap="md" align="flex-end">
        {contractId === undefined ? (
          <SelectField
            label={t.structure}
            placeholder={t.allStructures}
            searchable
            w={260}
            read={board}
            data={structures}
            value={structureId ?? null}
            onChange={(chosen) => onChange({ ...scope, structureId: chosen ?? undefined })}
          />
        ) : (
          <Stack gap={2} align="flex-start">
            <Text fw={500}>{t.oneContract}</Text>
            <Button variant="default" onClick={() => onChange({ ...scope, contractId: undefined })}>
              {t.everyContract}
            </Button>
          </Stack>
        )}
        <Labelled label={t.from}>
          <MonthPicker
            value={from}
            min={addMonths(to, -span)}
            max={to}
            onChange={(next) => onChange({ ...scope, from: next })}
          />
        </Labelled>
        <Labelled label={t.to}>
          <MonthPicker
            value={to}
            min={from}
            max={addMonths(from, span)}
            onChange={(next) => onChange({ ...scope, to: next })}
          />
        </Labelled>
        <ActButton reason={mayNot} loading={running !== null} onClick={onPreview}>
          {t.preview}
        </ActButton>
      </Group>
      {running?.what === "preview" && <Looking {...running} />}
    </Panel>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label}>
      <Text size="sm" fw={500} mb={2} aria-hidden>
        {label}
      </Text>
      {children}
    </div>
  );
}

function Looking({ done, total }: Running) {
  return (
    <Stack gap={4} mt="md">
      <Progress value={total === 0 ? 0 : (done / total) * 100} aria-label={t.previewing} animated />
      <Note role="status">{t.lookedAt(formatNumber(done), formatNumber(total))}</Note>
    </Stack>
  );
}
