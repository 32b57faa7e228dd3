import { Button, Group, NativeSelect, SimpleGrid, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type FileColumn, personColumns } from "#api/attendance-files.ts";
import { attendanceFilePageTexts as t, personColumnTexts } from "#texts/attendance-files.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import type { ReadFile } from "./month-steps.tsx";

type Props = {
  file: ReadFile;
  columns: readonly FileColumn[];
  onChange: (columns: FileColumn[]) => void;
};

const lastDay = 31;
const options = [
  { value: "", label: t.ignore },
  ...personColumns.map((value) => ({ value, label: personColumnTexts[value].header })),
  ...Array.from({ length: lastDay }, (_, index) => ({
    value: String(index + 1),
    label: t.dayOption(index + 1),
  })),
];

/** The meanings of a file's columns, in one line; each can be changed. No two columns share a meaning: the last one chosen has it. */
export function FileColumns({ file, columns, onChange }: Props) {
  const { headings, matchedBy, matchedAt } = file;
  const [isOpen, { toggle }] = useDisclosure(!columns.some((one) => typeof one === "string"));
  const matchedColumns = columns.flatMap((column, index) =>
    typeof column === "string" ? [`${headings[index]} → ${personColumnTexts[column].header}`] : [],
  );
  const days = columns.filter((column) => typeof column === "number").length;
  const ignored = headings.filter((heading, index) => heading !== "" && columns[index] === null);
  const set = (at: number, chosen: FileColumn) =>
    onChange(
      columns.map((column, index) =>
        index === at ? chosen : chosen !== null && column === chosen ? null : column,
      ),
    );
  return (
    <Stack gap="xs">
      <Group gap="sm" justify="space-between">
        <Text size="sm">
          {[
            ...matchedColumns,
            t.daysMatched(days),
            ...(ignored.length > 0 ? [t.ignored(ignored)] : []),
          ].join(" · ")}
        </Text>
        <Button variant="light" size="compact-sm" aria-expanded={isOpen} onClick={toggle}>
          {t.changeColumns}
        </Button>
      </Group>
      {matchedBy !== null && matchedAt !== null && (
        <Note>{t.matchedBy(matchedBy, formatInstant(matchedAt))}</Note>
      )}
      {isOpen && (
        <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }} spacing="xs">
          {columns.map((column, index) => (
            <NativeSelect
              // The columns of a file keep their positions.
              key={letterOf(index)}
              size="sm"
              label={t.columnOf(headings[index] ?? "", letterOf(index))}
              data={options}
              value={column === null ? "" : String(column)}
              onChange={(event) => set(index, columnOf(event.currentTarget.value))}
            />
          ))}
        </SimpleGrid>
      )}
    </Stack>
  );
}

function columnOf(value: string): FileColumn {
  const person = personColumns.find((one) => one === value);
  return person ?? (value === "" ? null : Number(value));
}

/** A column as a spreadsheet names it. */
function letterOf(index: number): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  return `${letters[Math.floor(index / 26) - 1] ?? ""}${letters[index % 26]}`;
}
