import { Accordion, Button, Group, Text } from "@mantine/core";
import { type Ref, useState } from "react";
import type { FindingOut, MonthFindings } from "#api/finding.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import type { FindingLevel } from "#domain/attendance/types.ts";
import type { Month } from "#domain/calendar/day.ts";
import { findingLevels, ruleTexts } from "#texts/findings.ts";
import { signingTexts as t } from "#texts/verification.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { QueryState } from "#web/ui/pending.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { unfold } from "#web/ui/unfold.ts";
import { FindingItem } from "./finding-item.tsx";
import { findingTones, isRule } from "./finding-sentence.ts";
import styles from "./findings-panel.module.css";

const ExplainDialog = later(async () => (await import("./explain-dialog.tsx")).ExplainDialog);

type Of = { organizationId: string; structureId: string; month: Month };

/** The person whose findings are shown. */
export type Person = { contractId: string; name: string };

type Props = Of & {
  /** The only person whose findings are shown; null for everyone. */
  person: Person | null;
  onAll: () => void;
  /** Ref of the element that takes the focus when a person is chosen. */
  place: Ref<HTMLDivElement>;
};

const levels = ["error", "warning", "information"] as const;
const firstShown = 30;

/** What the rules found in the structure's month, by level; each level expands into its sentences. */
export function FindingsPanel({ person, onAll, place, ...props }: Props) {
  const found = useAnswer(monthlyContracts.getFindings, props);
  const findings = (found.data?.findings ?? []).filter(
    ({ contractId }) => person === null || contractId === person.contractId,
  );
  const { data: of } = found;
  const isCut = of !== undefined && of.findings.length < of.errors + of.warnings + of.information;
  return (
    <Panel title={t.findings} awaited={found}>
      <QueryState found={found} height={120} />
      <div tabIndex={-1} ref={place} className={styles.place}>
        {person && (
          <Group gap="sm" mb="sm">
            <Text>{t.findingsOf(person.name)}</Text>
            <Button size="compact-sm" variant="default" onClick={onAll}>
              {t.allFindings}
            </Button>
          </Group>
        )}
      </div>
      {found.data && found.data.pendingDays > 0 && (
        <Text>{t.pendingDays(found.data.pendingDays)}</Text>
      )}
      {found.data?.findings.length === 0 && <Text c="dimmed">{silenceOf(found.data)}</Text>}
      {found.data && found.data.findings.length > 0 && person && (
        <OfPerson isNone={findings.length === 0} of={isCut ? found.data.findings.length : null} />
      )}
      {found.data && findings.length > 0 && (
        <Accordion
          key={person?.contractId}
          multiple
          defaultValue={["error", "warning"]}
          variant="separated"
          order={3}
        >
          {levels.map((level) => (
            <Level
              key={level}
              level={level}
              count={person ? null : found.data[fieldOf[level]]}
              findings={findings.filter((one) => one.level === level)}
              of={props}
            />
          ))}
        </Accordion>
      )}
      {found.data && <RulesAsked {...found.data} />}
    </Panel>
  );
}

/** What a person's findings may lack: the server returns only the gravest findings of the structure. */
function OfPerson({ isNone, of }: { isNone: boolean; of: number | null }) {
  if (of !== null) return <Text c="dimmed">{t.onlyAmongFirst(of)}</Text>;
  return isNone && <Text c="dimmed">{t.noFindingsOfPerson}</Text>;
}

/** What it means that nothing was found. */
function silenceOf({ rules, pendingDays }: MonthFindings): string {
  if (rules.length === 0) return t.nothingChecked;
  return pendingDays > 0 ? t.noFindingsInRecorded : t.noFindings;
}

/** Which rules were checked, so that an empty result is not taken for more than it says. */
function RulesAsked({ contracts, partly, ...found }: MonthFindings) {
  const rules = found.rules.filter(isRule);
  if (rules.length === 0) return null;
  return (
    <details className={styles.rule}>
      <summary>{t.checks(rules.length)}</summary>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>
            {ruleTexts[rule].title}
            {rule in partly && ` (${t.ofContracts(partly[rule] ?? 0, contracts)})`}
            <div className={styles.source}>{ruleTexts[rule].source}</div>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Level(props: {
  level: FindingLevel;
  /** The total, of which only the gravest may be listed; null for a person's findings. */
  count: number | null;
  findings: readonly FindingOut[];
  of: Of;
}) {
  const { level, findings, of } = props;
  const count = props.count ?? findings.length;
  const mayExplain = useRefusalTo("month.submit") === null && level === "warning";
  const [explained, setExplained] = useState<readonly FindingOut[]>([]);
  const open = findings.filter(({ note }) => note === null);
  const [all, setAll] = useState(false);
  if (count === 0) return null;
  const visibleFindings = all ? findings : findings.slice(0, firstShown);
  return (
    <Accordion.Item value={level}>
      <Accordion.Control>
        <Group gap="xs">
          <span>{findingLevels[level].many}</span>
          <StatusBadge tone={findingTones[level]}>{count}</StatusBadge>
        </Group>
      </Accordion.Control>
      <Accordion.Panel>
        {mayExplain && open.length > 1 && (
          <Button size="compact-sm" variant="light" mb="sm" onClick={() => setExplained(open)}>
            {t.explainAll(open.length)}
          </Button>
        )}
        <ul className={styles.findings}>
          {visibleFindings.map((finding, index) => (
            <FindingItem key={`${finding.rule} ${index}`} finding={finding} at={of.structureId}>
              {mayExplain && finding.note === null && (
                <Button
                  size="compact-xs"
                  variant="light"
                  aria-label={t.explainOf(finding.person ?? "", formatDay(finding.date ?? ""))}
                  onClick={() => setExplained([finding])}
                >
                  {t.explain}
                </Button>
              )}
            </FindingItem>
          ))}
        </ul>
        <ExplainDialog {...of} warnings={explained} onClose={() => setExplained([])} />
        {visibleFindings.length < findings.length && (
          <Button
            variant="subtle"
            mt="xs"
            onClick={(event) => unfold(event.currentTarget, () => setAll(true))}
          >
            {t.showAll(findings.length)}
          </Button>
        )}
        {findings.length < count && visibleFindings.length === findings.length && (
          <Note mt="xs">{t.onlyFirst(findings.length)}</Note>
        )}
      </Accordion.Panel>
    </Accordion.Item>
  );
}

const fieldOf = { error: "errors", warning: "warnings", information: "information" } as const;
