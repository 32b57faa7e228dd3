import type { StoredPress } from "./differences.ts";
import type { Teller } from "./people.ts";
import type { Site } from "./site.ts";

/** A punch as read from any place, with the server's time as ISO instant; `number` is the device's. */
type ReadPunch = Pick<StoredPress, "card" | "direction"> & {
  number: number;
  punchedAt: string;
};

/** What the server has stored of a device, ordered by number, in the device's clock. */
export function storedPressesOf(site: Site, deviceId: string): Promise<StoredPress[]> {
  return site.ask<StoredPress>(
    `select card_number as card, direction, (extract(epoch from at) * 1000)::float8 as at
     from device_entry where device_id = $1 order by number`,
    [deviceId],
  );
}

/** The same punches of a device from each place that stores them: its entries, the body's punches and the ledger. */
export async function readsOf(
  site: Site,
  deviceId: string,
): Promise<{ entries: ReadPunch[]; punches: ReadPunch[]; ledger: ReadPunch[] }> {
  const read = (statement: string) => site.ask<ReadPunch>(statement, [deviceId]);
  return {
    entries: await read(
      `select number, card_number as card, direction, ${instant("punched_at")}
       from device_entry where device_id = $1 order by number`,
    ),
    punches: await read(
      `select (raw_line::jsonb ->> 3)::int as number, card_number as card, direction, ${instant("at")}
       from punch where source = 'device' and strpos(raw_line, $1) > 0 order by number`,
    ),
    ledger: await read(
      `select split_part(subject_id, '/', 2)::int as number, after ->> 'cardNumber' as card,
         after ->> 'direction' as direction, after ->> 'punchedAt' as "punchedAt"
       from ledger_entry where subject_kind = 'device-entry' and subject_id like $1 || '/%' order by id`,
    ),
  };
}

/** A column with an instant, formatted as JSON does. */
function instant(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "punchedAt"`;
}

/** What the page of devices shows of one. */
export async function listedDevice(
  tell: Teller,
  organizationId: string,
  deviceId: string,
): Promise<{ entries: number; unsent: number; questions: number } | undefined> {
  type Listed = { id: string; entries: number; unsent: number; questions: number };
  const { items } = await tell<{ items: Listed[] }>(
    `/Devices/GetAll?organizationId=${organizationId}&take=100`,
  );
  const found = items.find(({ id }) => id === deviceId);
  return found && { entries: found.entries, unsent: found.unsent, questions: found.questions };
}

/**
 * Today's days of the structure whose punches differ from the records. A long run presses more on a card than a day can hold:
 * such a day waits for a clerk and is not included.
 */
export async function unrecorded(
  tell: Teller,
  { organizationId, structureId }: { organizationId: string; structureId: string },
): Promise<{ intervals: unknown[] }[]> {
  const { today } = await tell<{ today: string }>(
    `/Dashboard/GetOverview?organizationId=${organizationId}`,
  );
  const place = `organizationId=${organizationId}&structureId=${structureId}`;
  const { proposals } = await tell<{ proposals: { intervals: unknown[] }[] }>(
    `/Imports/ProposeFromPunches?${place}&from=${today}&to=${today}`,
  );
  return proposals;
}
