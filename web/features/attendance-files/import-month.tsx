import { IconUpload } from "@tabler/icons-react";
import type { Month } from "#domain/calendar/day.ts";
import { attendanceFilePageTexts as t } from "#texts/attendance-files.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { formatMonth } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { OpensForm } from "#web/ui/opens.tsx";

const MonthSteps = later(async () => (await import("./month-steps.tsx")).MonthSteps);

type Props = {
  structure: { id: string; title: string };
  month: Month;
  /** Why nothing can be imported now; null if it can. */
  reason: string | null;
};

/** The button that imports a month's file, and the dialog that it opens. */
export function ImportMonth({ structure, month, reason }: Props) {
  const refusal = useRefusalTo("attendance.record");
  return (
    <OpensForm
      act={t.button}
      title={t.title(formatMonth(month), structure.title)}
      reason={refusal ?? reason}
      variant="default"
      icon={IconUpload}
      isShort
      formSize="min(64rem, 100%)"
    >
      {(close) => <MonthSteps structureId={structure.id} month={month} onClose={close} />}
    </OpensForm>
  );
}
