import { monthGroupTexts } from "#texts/dashboard.ts";
import type { Series } from "#web/ui/chart/legend.tsx";

/** How far months have come, as the dashboards count them. */
export const monthGroups = ["draft", "submitted", "awaiting", "signed", "approved"] as const;

const colors: Record<(typeof monthGroups)[number], string> = {
  draft: "light-dark(#c3cad6, #5b6472)",
  submitted: "var(--mantine-color-yellow-5)",
  awaiting: "var(--mantine-color-orange-5)",
  signed: "var(--mantine-color-violet-5)",
  approved: "light-dark(#1c8a46, #58c486)",
};

/** The same as chart series. */
export const monthSeries: readonly Series[] = monthGroups.map((group) => ({
  name: monthGroupTexts[group],
  color: colors[group],
}));
