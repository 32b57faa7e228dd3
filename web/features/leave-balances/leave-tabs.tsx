import { Tabs } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { leaveBalanceListTexts, leaveTexts } from "#texts/leave-balances.ts";
import { leaveDocumentListTexts } from "#texts/leave-documents.ts";

const places = {
  balances: { to: "/contracts/leave", title: leaveBalanceListTexts.title },
  documents: { to: "/contracts/leave/documents", title: leaveDocumentListTexts.title },
} as const;

type Place = keyof typeof places;

/** The two pages of leave, one beside the other. */
export function LeaveTabs({ at }: { at: Place }) {
  const navigate = useNavigate();
  return (
    <Tabs
      value={at}
      mb="md"
      onChange={(value) => {
        const place = value === "documents" ? places.documents : places.balances;
        void navigate({ to: place.to });
      }}
    >
      <Tabs.List aria-label={leaveTexts.pages}>
        {Object.entries(places).map(([value, { title }]) => (
          <Tabs.Tab key={value} value={value}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}
