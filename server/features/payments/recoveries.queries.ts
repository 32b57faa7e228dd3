import { sql } from "kysely";
import type { RecoveryOut } from "#api/payment-shapes.ts";
import { recoveryList } from "#api/payment-lists.ts";
import { toResponse } from "#server/db/columns.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { isAfmOf } from "#server/kernel/own-affairs.ts";
import { listing } from "#server/lists/listing.ts";
import { recoveryListTexts } from "#texts/payment-lists.ts";

/** Recoveries of a body's payments, newest first, with the user who withdrew each. */
export const recoveryListing = listing(recoveryList, {
  texts: recoveryListTexts,
  matching: (db, { organizationId }) =>
    db.selectFrom("payment_recovery as r").where("r.organization_id", "=", organizationId),
  shown: (matching, _query, { actor }) =>
    matching
      .innerJoin("contract as c", ofOrganization("c.id", "r.contract_id"))
      .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
      .innerJoin("app_user as u", "u.id", "r.by_user")
      .select(["r.id", "r.contract_id as contractId", "c.number as contractNumber", "r.month"])
      .select(["e.last_name", "e.first_name", "r.amount", "r.recovered_on", "r.reference"])
      .select(["r.at", "u.nick_name as by", isAfmOf(actor.userId).as("isOwn")])
      .select(
        sql<RecoveryOut["withdrawal"]>`(
          select json_build_object('at', to_char(w.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'by', b.nick_name, 'reason', w.reason)
          from payment_recovery_withdrawal w join app_user b on b.id = w.by_user
          where w.organization_id = r.organization_id and w.id = r.id)`.as("withdrawal"),
      ),
  order: { always: ["-r.at", "-r.id"] },
  item: ({ last_name, first_name, ...row }) => ({
    ...toResponse(row),
    name: `${last_name} ${first_name}`,
  }),
  values: { withdrawal: ({ withdrawal }) => withdrawal?.reason ?? null },
});
