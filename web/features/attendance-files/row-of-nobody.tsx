import { Button, Group, Select, Text } from "@mantine/core";
import { attendanceFilePageTexts as t } from "#texts/attendance-files.ts";
import { common } from "#texts/common.ts";
import type { MendedTable } from "./mended-rows.ts";
import type { ReadFile } from "./month-steps.tsx";

type Props = {
  line: number;
  message: string;
  people: ReadFile["people"];
  table: MendedTable;
  onChange: (table: MendedTable) => void;
};

/** A row whose employee is unknown: a person chooses the employee, or leaves the row out. */
export function RowOfNobody({ line, message, people, table, onChange }: Props) {
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
