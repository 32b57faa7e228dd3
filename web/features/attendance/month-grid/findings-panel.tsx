import { CloseButton, Group, Text, Title, UnstyledButton } from "@mantine/core";
import { useId, useState } from "react";
import { common } from "#texts/common.ts";
import { gridTexts } from "#texts/attendance.ts";
import { findingLevels, ruleTexts } from "#texts/findings.ts";
import { findingTones, sentenceOf } from "#web/features/verification/public.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { LoadingLines } from "#web/ui/pending.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { unfold } from "#web/ui/unfold.ts";
import styles from "./findings-panel.module.css";
import type { SheetFinding } from "./model/live-findings.ts";
import type { GridSheet } from "./model/sheet.ts";
import type { MonthEditor } from "./use-month-editor.ts";

type Props = {
  opened: boolean;
  editor: Pick<MonthEditor, "grid" | "findings" | "found">;
  onShow: (finding: SheetFinding) => void;
  onClose: () => void;
};

const firstShown = 100;

/** The findings of the sheet, most serious first. Each expands to its rule and links to its cell. */
export function FindingsPanel({ opened, editor, onShow, onClose }: Props) {
  const { findings, found } = editor;
  const headingId = useId();
  const [all, setAll] = useState(false);
  const visibleFindings = (all ? findings : findings?.slice(0, firstShown)) ?? [];
  if (!opened) return null;
  return (
    <aside className={styles.panel} aria-labelledby={headingId}>
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Title order={2} id={headingId}>
          {gridTexts.findings}
        </Title>
        <CloseButton aria-label={common.close} onClick={onClose} />
      </Group>
      {found.error !== null && <RetryError error={found.error} onRetry={found.refetch} />}
      {findings === null && found.error === null && <LoadingLines height={120} />}
      {findings?.length === 0 && <Text c="dimmed">{gridTexts.noFindings}</Text>}
      <ul className={styles.list} tabIndex={0} aria-labelledby={headingId}>
        {visibleFindings.map((finding) => (
          <li key={`${finding.contractId} ${finding.date} ${finding.rule}`}>
            <Item sheet={editor.grid.sheet} finding={finding} onShow={onShow} />
          </li>
        ))}
        {findings && visibleFindings.length < findings.length && (
          <li>
            <UnstyledButton
              className={styles.more}
              onClick={(event) => unfold(event.currentTarget, () => setAll(true))}
            >
              {gridTexts.allFindings(findings.length)}
            </UnstyledButton>
          </li>
        )}
      </ul>
    </aside>
  );
}

type ItemProps = Pick<Props, "onShow"> & { sheet: GridSheet; finding: SheetFinding };

function Item({ sheet, finding, onShow }: ItemProps) {
  const { rule, level, contractId, date } = finding;
  const contract = sheet.contracts.get(contractId ?? "");
  // Guarantee: a rule that this client does not know is shown only by its id.
  const texts: Partial<Record<string, { title: string; source: string }>> = ruleTexts;
  const known = texts[rule];
  return (
    <details className={styles.item}>
      <summary>
        <StatusBadge tone={findingTones[level]}>{findingLevels[level].one}</StatusBadge>
        <span className={styles.who}>
          {contract?.name}
          {date !== null && <span className={styles.day}> {formatDay(date)}</span>}
        </span>
        <span className={styles.sentence}>{sentenceOf(finding)}</span>
      </summary>
      <div className={styles.rule}>
        <div>
          {rule} · {known?.title}
        </div>
        <div>{known?.source}</div>
        {contract && (
          <UnstyledButton className={styles.more} onClick={() => onShow(finding)}>
            {gridTexts.showCell}
          </UnstyledButton>
        )}
      </div>
    </details>
  );
}
