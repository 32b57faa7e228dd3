import { Button, Group, SegmentedControl, Stack, Table, Text } from "@mantine/core";
import { useState } from "react";
import type { FilePerson, FileReport } from "#api/attendance-files.ts";
import { attendanceFilePageTexts as t } from "#texts/attendance-files.ts";
import { common } from "#texts/common.ts";
import { formatDay, formatNumber } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { PageChoice } from "#web/ui/page-choice.tsx";
import { ScrollTable } from "#web/ui/scroll-table.tsx";
import { Select } from "#web/ui/select.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { CellFault } from "./cell-fault.tsx";
import { alike, faultsOf, mend, type MendedTable } from "./mended-rows.ts";
import type { ReadFile } from "./month-steps.tsx";

type Props = {
  report: FileReport;
  people: ReadFile["people"];
  table: MendedTable;
  onChange: (table: MendedTable) => void;
};

type Filter = "faults" | "changes" | "all";

const tones: Record<keyof FileReport["counts"], Tone> = {
  error: "bad",
  create: "good",
  update: "info",
  same: "neutral",
};
const counted = ["error", "create", "update", "same"] as const;
const filters = ["faults", "changes", "all"] as const;
const pageSize = 50;

/** What a file does in figures, and its people, those with something to correct first. */
export function FilePeople({ report, people, table, onChange }: Props) {
  const isPhone = useIsPhone();
  const [filter, setFilter] = useState<Filter>(report.counts.error > 0 ? "faults" : "all");
  const [page, setPage] = useState(1);
  const shownIn: Record<Filter, FilePerson[]> = {
    faults: report.people.filter((one) => one.message !== null || faultsOf(one, table).length > 0),
    changes: report.people.filter(({ days }) => days.some(({ message }) => message === null)),
    all: report.people,
  };
  const visiblePeople = shownIn[filter];
  const pages = Math.ceil(visiblePeople.length / pageSize);
  return (
    <Stack gap="sm">
      <Group gap="xs" role="status">
        {counted.map((outcome) => (
          <StatusBadge key={outcome} tone={report.counts[outcome] > 0 ? tones[outcome] : "neutral"}>
            {`${t.counts[outcome]}: ${formatNumber(report.counts[outcome])}`}
          </StatusBadge>
        ))}
      </Group>
      {report.leftOut.length > 0 && <Note>{t.leftOut(report.leftOut)}</Note>}
      <SegmentedControl
        aria-label={t.show}
        size="sm"
        orientation={isPhone ? "vertical" : "horizontal"}
        data={filters.map((value) => ({
          value,
          label: `${t.filters[value]} (${formatNumber(shownIn[value].length)})`,
        }))}
        value={filter}
        onChange={(next) => {
          setFilter(next);
          setPage(1);
        }}
      />
      {visiblePeople.length === 0 ? (
        <Text c="dimmed">{t.noneShown}</Text>
      ) : (
        <ScrollTable label={t.show} minWidth="16rem" maxHeight="26rem">
          <Table.Thead>
            <Table.Tr>
              {[t.person, t.what].map((header) => (
                <Table.Th key={header}>{header}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {visiblePeople.slice((page - 1) * pageSize, page * pageSize).map((person) => (
              <PersonRow key={person.line} {...{ person, report, people, table, onChange }} />
            ))}
          </Table.Tbody>
        </ScrollTable>
      )}
      <PageChoice pages={pages} page={page} onChange={setPage} />
    </Stack>
  );
}

function PersonRow({ person, report, people, table, onChange }: Props & { person: FilePerson }) {
  const { line, name, message, days } = person;
  const faults = faultsOf(person, table);
  const open = faults.filter((one) => one.message !== null).length + (message === null ? 0 : 1);
  const changes = days.filter((one) => one.message === null && !table.mended.has(one.cell));
  return (
    <Table.Tr style={{ verticalAlign: "top" }}>
      <Table.Td w="30%">
        <Text size="sm">{name}</Text>
        <Note>{t.lineOf(line)}</Note>
        {open > 0 && <StatusBadge tone="bad">{t.faultsOf(open)}</StatusBadge>}
      </Table.Td>
      <Table.Td>
        {message !== null && (
          <RowOfNobody
            line={line}
            message={message}
            people={people}
            table={table}
            onChange={onChange}
          />
        )}
        {faults.map((fault) => (
          <CellFault
            key={`${fault.found.cell} ${fault.text}`}
            name={name}
            fault={fault}
            alike={alike(report, fault)}
            onMend={(cells, text) => onChange(mend(table, cells, text))}
          />
        ))}
        {changes.map(({ cell, date, before, after }) => (
          <Text key={cell} size="sm">
            {t.change(formatDay(date), cell, before, after)}
          </Text>
        ))}
        {message === null && faults.length + changes.length === 0 && <Note>{t.clean}</Note>}
      </Table.Td>
    </Table.Tr>
  );
}

type RowOfNobodyProps = {
  line: number;
  message: string;
  people: ReadFile["people"];
  table: MendedTable;
  onChange: (table: MendedTable) => void;
};

/** A row whose employee is unknown: a person chooses the employee, or leaves the row out. */
function RowOfNobody({ line, message, people, table, onChange }: RowOfNobodyProps) {
  const { rows } = table;
  return (
    <>
      <Text size="sm" c="red">
        {message}
      </Text>
      <Group gap="xs" mb="xs">
        <Select
          size="sm"
          aria-label={t.whose(line)}
          placeholder={t.choosePerson}
          searchable
          nothingFoundMessage={common.noOptions}
          data={people.map(({ contractId, name }) => ({ value: contractId, label: name }))}
          onChange={(contractId) =>
            onChange({
              ...table,
              rows: rows.map((row) => (row.line === line ? { ...row, contractId } : row)),
            })
          }
        />
        <Button
          variant="light"
          size="compact-sm"
          disabled={rows.length === 1}
          onClick={() => onChange({ ...table, rows: rows.filter((row) => row.line !== line) })}
        >
          {t.leaveOut}
        </Button>
      </Group>
    </>
  );
}
