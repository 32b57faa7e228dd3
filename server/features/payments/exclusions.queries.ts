import { sql } from "kysely";
import { exclusionList } from "#api/payment-lists.ts";
import type { Day } from "#domain/calendar/day.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { wantedIn } from "#server/db/wanted.ts";
import { listing } from "#server/lists/listing.ts";
import { exclusionListTexts } from "#texts/payment-lists.ts";
import { exclusionTexts, lacksBenefit, paymentFileNames } from "#texts/payments.ts";
import { requirePayment } from "./payment-lines.queries.ts";

/** What a payment leaves out, and why, by name and month. */
export const exclusionListing = listing(exclusionList, {
  texts: exclusionListTexts,
  fileName: async (db, asked) =>
    paymentFileNames.exclusions((await requirePayment(db, asked)).number),
  matching: (db, { organizationId, id, why }) =>
    db
      .selectFrom("payment_exclusion as x")
      .innerJoin("contract as c", ofOrganization("c.id", "x.contract_id"))
      .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
      .where("x.organization_id", "=", organizationId)
      .where("x.payment_id", "=", id)
      .where((of) => of.and(wantedIn({ "x.reason": why }))),
  shown: (matching) =>
    matching
      .select(["x.contract_id as contractId", "c.number as contractNumber", "x.month", "x.reason"])
      .select(["c.employee_id as employeeId", "e.last_name", "e.first_name", "x.amount"])
      .select(sql<Day[]>`x.days::text[]`.as("days")),
  order: { always: ["e.search_key", "x.month", "x.contract_id"] },
  item: ({ last_name, first_name, reason, ...row }) => ({
    ...row,
    name: `${last_name} ${first_name}`,
    reason,
  }),
  values: {
    why: ({ reason, name, days }) =>
      days.length > 0 ? lacksBenefit(name, days) : exclusionTexts[reason].title,
  },
});
