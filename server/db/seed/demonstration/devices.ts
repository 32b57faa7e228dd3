import { addDays } from "#domain/calendar/day.ts";
import type { Row } from "../rows.ts";
import type { Body } from "./body.ts";
import { at, type Moment } from "./moment.ts";
import type { Random } from "./random.ts";

/** The public half of a key that no one has: these devices are only for display. */
const publicKey = Buffer.from(
  "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAExpGCwdEUq+LmpQ+IPNPXls11uw2F8Lj/FJEQvYaYSZVa8CSScLQEmMsCJQSSrPDxzRxqGB4r8+mHVpFqMdY8Vw==",
  "base64",
);

const stories = [
  { title: "Ταμπλέτα εισόδου", state: "approved", unsent: 0, offset_ms: -840 },
  { title: "Παλιό τηλέφωνο συνεργείου", state: "revoked", unsent: 2, offset_ms: 4100 },
] as const;

/** A body's devices, in its first structures. */
export function devicesOf(random: Random, moment: Moment, body: Body): Row<"device">[] {
  const places = [...body.structures.values()];
  return stories.flatMap((story, index) => {
    const place = places[index];
    if (!place) return [];
    const seenAt = at(addDays(moment.today, -1 - 30 * index), 900);
    return {
      ...story,
      organization_id: body.organization.id,
      id: random.id(at(addDays(moment.today, -60), 600 + index)),
      structure_id: place.row.id,
      public_key: publicKey,
      seen_at: seenAt,
      version: 3 + index,
    };
  });
}
