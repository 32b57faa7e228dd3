import { Tabs } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { workCardPageTexts as t } from "#texts/ergani-pages.ts";
import { TabRow } from "#web/ui/tab-row.tsx";

const places = {
  cards: "/organization-administration/ergani",
  settings: "/organization-administration/ergani/settings",
} as const;

type Place = keyof typeof places;

/** The two pages of ERGANI, one beside the other. */
export function ErganiTabs({ at }: { at: Place }) {
  const navigate = useNavigate();
  return (
    <Tabs
      value={at}
      mb="md"
      onChange={(value) =>
        void navigate({ to: value === "settings" ? places.settings : places.cards })
      }
    >
      <TabRow label={t.pages} present={at}>
        {(["cards", "settings"] as const).map((value) => (
          <Tabs.Tab key={value} value={value}>
            {t[value]}
          </Tabs.Tab>
        ))}
      </TabRow>
    </Tabs>
  );
}
