import { Anchor, SimpleGrid, Text } from "@mantine/core";
import type { OutputOf } from "#api/call.ts";
import type { structures } from "#api/structures.ts";
import { formatDuration } from "#domain/minutes.ts";
import { structurePageTexts as t } from "#texts/structures.ts";
import { Facts } from "#web/ui/facts.tsx";
import { formatDay, formatDays, formatMonth, formatNumber } from "#web/ui/formats.ts";
import { TextLink } from "#web/ui/links.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { StatTile, StatTiles } from "#web/ui/stat-tile.tsx";
import type { Tone } from "#web/ui/status-badge.tsx";
import styles from "#web/ui/rows.module.css";

type Details = OutputOf<typeof structures.getById>;

/** What a structure is, what runs in it, and how much of its month is recorded. */
export function StructurePanels({ structure }: { structure: Details }) {
  const { completeness } = structure;
  const { expectedDays } = completeness;
  return (
    <>
      <Panel title={t.month(formatMonth(completeness.month))}>
        <StatTiles>
          <StatTile label={t.contracts} value={formatNumber(structure.contracts)} />
          <StatTile
            label={t.recordedDays}
            value={formatNumber(completeness.recordedDays)}
            note={expectedDays > 0 ? t.ofExpected(formatNumber(expectedDays)) : t.nothingExpected}
          />
          <StatTile
            label={t.pendingDays}
            value={formatNumber(completeness.pendingDays)}
            tone={toneOf(completeness.pendingDays, expectedDays)}
          />
          <StatTile
            label={t.missingDays}
            value={formatNumber(completeness.missingDays)}
            tone={toneOf(completeness.missingDays, expectedDays)}
          />
          <StatTile
            label={t.submittedSheets}
            value={formatNumber(completeness.submittedSheets)}
            note={t.ofOwed(formatNumber(completeness.owedSheets))}
          />
        </StatTiles>
      </Panel>
      <Data structure={structure} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <Schedules schedules={structure.schedules} />
        <Closures closures={structure.closures} />
      </SimpleGrid>
    </>
  );
}

/** Where no one was expected, a zero is not good news. */
function toneOf(count: number, expectedDays: number): Tone {
  return count > 0 ? "warning" : expectedDays > 0 ? "good" : "neutral";
}

function Data({ structure }: { structure: Details }) {
  const { parentId, parentTitle, closedOn, personInChargeEmail: email } = structure;
  const parent = parentId !== null && (
    <TextLink to="/structures/details/$id" params={{ id: parentId }}>
      {parentTitle}
    </TextLink>
  );
  return (
    <Panel title={t.data}>
      <Facts
        facts={[
          { label: t.parent, value: parent || null },
          { label: t.category, value: structure.category },
          { label: t.personInCharge, value: structure.personInCharge },
          {
            label: t.personInChargeEmail,
            value: email && <Anchor href={`mailto:${email}`}>{email}</Anchor>,
          },
          { label: t.phone, value: structure.phone },
          { label: t.address, value: structure.address },
          { label: t.place, value: structure.place },
          { label: t.openedOn, value: formatDay(structure.openedOn) },
          { label: t.closedOn, value: closedOn && formatDay(closedOn) },
        ]}
      />
    </Panel>
  );
}

function Schedules({ schedules }: { schedules: Details["schedules"] }) {
  return (
    <Panel title={t.schedules}>
      {schedules.length === 0 ? (
        <Text c="dimmed">{t.noSchedules}</Text>
      ) : (
        <ul className="plain-list">
          {schedules.map((one) => (
            <li key={one.id} className={styles.row}>
              <div className={styles.text}>
                <Text fw={550} span>
                  {one.title}
                </Text>
                {one.isDefault && ` (${t.isDefault})`}
                <Note>
                  {t.weekly(formatDuration(one.weeklyMinutes))} · {t.people(one.contracts)}
                </Note>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Closures({ closures }: { closures: Details["closures"] }) {
  return (
    <Panel title={t.closures}>
      {closures.length === 0 ? (
        <Text c="dimmed">{t.noClosures}</Text>
      ) : (
        <ul className="plain-list">
          {closures.map((one) => (
            <li key={one.id} className={styles.row}>
              <div className={styles.text}>
                {one.title}
                {one.wholeBody && ` (${t.wholeBody})`}
                <Note>{formatDays(one)}</Note>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
