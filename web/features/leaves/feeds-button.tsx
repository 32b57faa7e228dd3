import { useDisclosure } from "@mantine/hooks";
import { IconCalendarShare } from "@tabler/icons-react";
import { leaveFeedTexts as t } from "#texts/leave-feeds.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { later } from "#web/ui/later.tsx";

const Feeds = later(async () => (await import("./feeds.tsx")).Feeds);

/** Opens the addresses from which calendars read who is away. */
export function FeedsButton() {
  const refusal = useRefusalTo("attendance.record");
  const [isOpen, opening] = useDisclosure(false);
  return (
    <>
      <ActButton reason={refusal} variant="default" onClick={opening.open} icon={IconCalendarShare}>
        {t.title}
      </ActButton>
      <FormDrawer opened={isOpen} onClose={opening.close} title={t.title} size="xl">
        <Feeds />
      </FormDrawer>
    </>
  );
}
