import { Tabs } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { leaveBalanceListTexts, leaveTexts } from "#texts/leave-balances.ts";
import { awayTexts } from "#texts/leaves.ts";
import { leaveDocumentListTexts } from "#texts/leave-documents.ts";
import { leaveRequestListTexts } from "#texts/leave-requests.ts";
import { TabRow } from "#web/ui/tab-row.tsx";

const places = {
  balances: { to: "/contracts/leave", title: leaveBalanceListTexts.title },
  calendar: { to: "/contracts/leave/calendar", title: awayTexts.title },
  requests: { to: "/contracts/leave/requests", title: leaveRequestListTexts.title },
  documents: { to: "/contracts/leave/documents", title: leaveDocumentListTexts.title },
} as const;

type Place = keyof typeof places;

/** The pages of leave, each beside the others. */
export function LeaveTabs({ at }: { at: Place }) {
  const navigate = useNavigate();
  return (
    <Tabs
      value={at}
      mb="md"
      onChange={(value) => {
        const place = Object.entries(places).find(([name]) => name === value);
        if (place) void navigate({ to: place[1].to });
      }}
    >
      <TabRow label={leaveTexts.pages} present={at}>
        {Object.entries(places).map(([value, { title }]) => (
          <Tabs.Tab key={value} value={value}>
            {title}
          </Tabs.Tab>
        ))}
      </TabRow>
    </Tabs>
  );
}
