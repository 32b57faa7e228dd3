import { Button, Checkbox, Group, Stack, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { attendanceFiles } from "#api/attendance-files.ts";
import type { Month } from "#domain/calendar/day.ts";
import { attendanceFilePageTexts as t } from "#texts/attendance-files.ts";
import { reasonTexts } from "#texts/attendance.ts";
import { common } from "#texts/common.ts";
import { importPageTexts } from "#texts/imports.ts";
import { listOf, useCall } from "#web/kernel/calls.ts";
import { useSession } from "#web/kernel/session.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { fieldError } from "#web/ui/form/field-error.ts";
import { useLossGuard } from "#web/ui/form/keeping.ts";
import { UnsavedGuard } from "#web/ui/form/unsaved-guard.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { FileColumns } from "./file-columns.tsx";
import { FilePeople } from "./file-people.tsx";
import { KnownWords } from "./known-words.tsx";
import { lineOf, type MendedTable, rowsToSend } from "./mended-rows.ts";
import type { ReadFile } from "./month-steps.tsx";

/** A structure and its month. */
export type OfMonth = { organizationId: string; structureId: string; month: Month };

type Props = {
  of: OfMonth;
  file: ReadFile;
  /** Called with the number of days that came from the file. */
  onRecorded: (records: number) => void;
  onAnother: () => void;
};

/** What a file does, person by person, with its faults corrected in place, and the button that records it. */
export function MonthPreview({ of, file, onRecorded, onAnother }: Props) {
  const isAdministrator = useSession()?.area === "Administrator";
  const [columns, setColumns] = useState(file.columns);
  const [read] = useState<MendedTable>({
    rows: file.rows.map((row) => ({ ...row, contractId: null })),
    mended: new Map(),
  });
  const [table, setTable] = useState(read);
  const wouldLose = () => table !== read;
  useLossGuard(wouldLose);
  const [skipErrors, setSkipErrors] = useState(false);
  const [reason, setReason] = useState("");
  const query = { ...of, columns, rows: rowsToSend(table) };
  const found = useQuery(listOf(attendanceFiles.preview, query));
  const reasonError = fieldError(reason, { schema: attendanceFiles.apply.input.shape.reason });
  const apply = useCall(attendanceFiles.apply);
  const report = found.error ? undefined : found.data;
  const { fileName, headings } = file;
  const store = async () => {
    const mended = [...table.mended.values()].map(({ cell, column, text }) => ({
      line: lineOf(cell),
      column,
      was: text,
    }));
    const input = { ...query, fileName, headings, skipErrors, reason, mended };
    const done = await apply.mutateAsync(input).catch(() => null);
    if (done) onRecorded(done.report.counts.create + done.report.counts.update);
  };
  return (
    <Stack gap="sm">
      <UnsavedGuard wouldLose={wouldLose} />
      <FileColumns file={file} columns={columns} onChange={setColumns} />
      {found.error && <RetryError error={found.error} onRetry={found.refetch} />}
      {!report && !found.error && <Text c="dimmed">{common.loading}</Text>}
      {report && <KnownWords title={t.wordsHere} words={report.words} />}
      {report && (
        <FilePeople report={report} people={file.people} table={table} onChange={setTable} />
      )}
      {apply.error && <RetryError error={apply.error} />}
      {isAdministrator && (
        <TextInput
          label={reasonTexts.label}
          required
          error={reasonError}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <Group gap="md">
        {report && report.counts.error > 0 && (
          <Checkbox
            label={t.skipErrors(report.counts.error)}
            checked={skipErrors}
            onChange={(event) => setSkipErrors(event.currentTarget.checked)}
          />
        )}
        <ActButton
          reason={reasonError ?? refusalToApply(report, skipErrors, found.isPlaceholderData)}
          loading={apply.isPending}
          onClick={() => void store()}
        >
          {t.apply((report?.counts.create ?? 0) + (report?.counts.update ?? 0))}
        </ActButton>
        <Button variant="default" onClick={onAnother}>
          {importPageTexts.another}
        </Button>
      </Group>
    </Stack>
  );
}

/** Exactly what is shown is recorded: nothing can be recorded while the file is being read again. */
function refusalToApply(
  report: { counts: { create: number; update: number; error: number } } | undefined,
  skipErrors: boolean,
  isReading: boolean,
): string | null {
  if (!report || isReading) return common.loading;
  const { create, update, error } = report.counts;
  if (error > 0 && !skipErrors) return t.fixFirst;
  return create + update === 0 ? importPageTexts.nothing : null;
}
