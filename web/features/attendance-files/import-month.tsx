import { useDisclosure } from "@mantine/hooks";
import { IconUpload } from "@tabler/icons-react";
import type { Month } from "#domain/calendar/day.ts";
import { attendanceFilePageTexts as t } from "#texts/attendance-files.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { formatMonth } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";

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
  const [isOpen, opening] = useDisclosure(false);
  return (
    <>
      <ActButton
        reason={refusal ?? reason}
        variant="default"
        onClick={opening.open}
        icon={IconUpload}
      >
        {t.button}
      </ActButton>
      <FormModal
        opened={isOpen}
        onClose={opening.close}
        title={t.title(formatMonth(month), structure.title)}
        size="min(64rem, 100%)"
      >
        <MonthSteps structureId={structure.id} month={month} onClose={opening.close} />
      </FormModal>
    </>
  );
}
