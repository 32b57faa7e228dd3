import { lastFullDay, municipality, tellerOf } from "./people.ts";

/** What the guide's screenshots show: the town hall and its last full day. */
export type Known = { structureId: string; day: string };

export async function known(url: string): Promise<Known> {
  const tell = await tellerOf(url, "clerk");
  const { organizationId, structures } = await municipality(tell);
  return {
    structureId: structures.get("Δ01") ?? "",
    day: await lastFullDay(tell, organizationId),
  };
}
