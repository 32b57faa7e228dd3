import { SegmentedControl, Stack } from "@mantine/core";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { z } from "zod";
import { MonthField } from "#api/fields.ts";
import { completenessList } from "#api/locks.ts";
import { unlockQueue } from "#api/unlocks.ts";
import { lockPageTexts as t } from "#texts/locks.ts";
import { UnlockTable } from "#web/features/unlocks/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { today } from "#web/kernel/today.ts";
import { MonthPicker } from "#web/ui/calendar/month-picker.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { Page } from "#web/ui/page.tsx";
import { CompletenessTable } from "./completeness-table.tsx";

const readSearch = listSearchOf(
  unlockQueue.filters.extend({ view: z.literal("unlocks"), month: MonthField }),
);
const readBodies = listSearchOf(completenessList.filters);

export const Route = createFileRoute("/_signed-in/system-administration/attendances")({
  validateSearch: unread<typeof readSearch>,
  component: AttendancesPage,
});

/** Sheets of all bodies: how complete they are, how far they are locked, and who asks for an unlock. */
function AttendancesPage() {
  const { view, month = today().slice(0, 7), ...unlocks } = useRead(readSearch, Route.useSearch());
  const { month: _, ...bodies } = useRead(readBodies, Route.useSearch());
  const navigate = useNavigate();
  const isUnlocks = view === "unlocks";
  return (
    <Page
      title={isUnlocks ? t.views.unlocks : t.title}
      description={isUnlocks ? t.unlocksDescription : t.description}
      actions={
        !isUnlocks && (
          <MonthPicker
            value={month}
            onChange={(next) => void navigate({ to: ".", search: { month: next }, replace: true })}
          />
        )
      }
    >
      <Stack gap="md">
        <SegmentedControl
          aria-label={t.view}
          data={Object.entries(t.views).map(([value, label]) => ({ value, label }))}
          value={isUnlocks ? "unlocks" : "completeness"}
          onChange={(next) =>
            void navigate({ to: ".", search: next === "unlocks" ? { view: "unlocks" } : {} })
          }
          w="fit-content"
        />
        {isUnlocks ? (
          <UnlockTable address={unlocks} beside={{ view }} isQueue />
        ) : (
          <CompletenessTable address={bodies} extraParams={{}} month={month} />
        )}
      </Stack>
    </Page>
  );
}
