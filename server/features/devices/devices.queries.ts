import { createHash } from "node:crypto";
import { sql } from "kysely";
import { deviceList } from "#api/devices.ts";
import { fingerprintOf } from "#domain/devices/pairing-code.ts";
import { toResponse } from "#server/db/columns.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import { matchesWords } from "#server/db/search.ts";
import { listing } from "#server/lists/listing.ts";
import { deviceListTexts } from "#texts/devices.ts";

const own = sql`e.organization_id = d.organization_id and e.device_id = d.id`;

/** The devices of a body. */
export const deviceListing = listing(deviceList, {
  texts: deviceListTexts,
  matching: (db, { organizationId, search, state }) =>
    db
      .selectFrom("device as d")
      .innerJoin("structure as s", ofOrganization("s.id", "d.structure_id"))
      .leftJoin("reader as r", ofOrganization("r.device_id", "d.id"))
      .where("d.organization_id", "=", organizationId)
      .where((of) => of.and(conditionsOf({ "d.state": state })))
      .where(
        matchesWords(
          sql`d.search_key || ' ' || s.search_key || ' ' || greek_key(coalesce(r.serial, ''))`,
          search,
        ),
      ),
  shown: (matching) =>
    matching
      .select(["d.id", "d.title", "d.structure_id as structureId", "d.state", "d.unsent"])
      .select(["d.kind", "r.serial"])
      .select(["d.public_key as publicKey", "d.seen_at as seenAt", "d.offset_ms as offsetMs"])
      .select(["d.version", "s.title as structureTitle"])
      .select(sql<number>`(select count(*)::int from device_entry e where ${own})`.as("entries"))
      .select(
        sql<number>`(select count(*)::int from device_entry e where ${own} and e.question is not null and not exists (
          select from device_entry_answer a
          where a.organization_id = e.organization_id and a.device_id = e.device_id and a.number = e.number))`.as(
          "questions",
        ),
      ),
  order: {
    by: { title: "d.search_key", structure: "s.search_key", seen: { emptyLast: "d.seen_at" } },
    last: ["d.id"],
  },
  item: ({ publicKey, offsetMs, ...row }) => ({
    ...toResponse(row),
    fingerprint: publicKey && fingerprintOf(createHash("sha256").update(publicKey).digest()),
    offsetMs: offsetMs === null ? null : Number(offsetMs),
  }),
});
