import type { ApiAppItem } from "#api/api-apps.ts";
import { appPageTexts as t } from "#texts/api-apps.ts";
import { formatNumber } from "#web/ui/formats.ts";
import type { Tone } from "#web/ui/status-badge.tsx";

/** The colour of an app's state. */
export const appTones: Record<ApiAppItem["state"], Tone> = {
  active: "good",
  ended: "warning",
  revoked: "neutral",
};

const shownNetworks = 2;

/** The first networks of an app, and how many more there are. */
export function networksText(networks: readonly string[]): string {
  if (networks.length === 0) return t.anywhere;
  const first = networks.slice(0, shownNetworks).join(", ");
  const more = networks.length - shownNetworks;
  return more > 0 ? `${first} ${t.more(formatNumber(more))}` : first;
}
