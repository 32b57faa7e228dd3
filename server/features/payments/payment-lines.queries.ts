import { sql, type SqlBool } from "kysely";
import type { ItemOut, LineOut } from "#api/payment-shapes.ts";
import { paymentLineList } from "#api/payment-lists.ts";
import { centsToDecimal, decimalToCents } from "#domain/money.ts";
import type { PayStep } from "#domain/payments/types.ts";
import { toResponse } from "#server/db/columns.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import type { Reader } from "#server/db/handles.ts";
import { rowBy } from "#server/db/rows.ts";
import { matchesWords } from "#server/db/search.ts";
import { type EntryDay, type ReasonMask, reasonMask } from "#server/features/attendance/public.ts";
import { listing } from "#server/lists/listing.ts";
import { paymentLineTexts } from "#texts/payment-lists.ts";
import { paymentFileNames } from "#texts/payments.ts";

/** A payment's lines, each with what it pays for and how the amount came about. */
export const paymentLineListing = listing(paymentLineList, {
  texts: paymentLineTexts,
  before: async (query, ctx) => ({ ...query, mask: await reasonMask(ctx) }),
  fileName: async (db, query) => paymentFileNames.lines((await requirePayment(db, query)).number),
  matching: (db, { organizationId, id, search, state, differences }) =>
    db
      .selectFrom("payment_line as l")
      .where((of) => of.and({ "l.organization_id": organizationId, "l.payment_id": id }))
      .where((of) => of.and(conditionsOf({ "l.state": state })))
      .$if(differences === true, (query) =>
        query.where(
          sql<SqlBool>`exists (select from payment_item i
            where i.organization_id = l.organization_id and i.line_id = l.id and i.seq > 0)`,
        ),
      )
      .where(matchesWords(sql`(l.search_key || ' ' || l.iban)`, search)),
  shown: (matching) =>
    matching
      .select(["l.id", "l.employee_id as employeeId", "l.name", "l.iban", "l.amount", "l.state"])
      .select(["l.bank_code as bankCode", "l.bank_text as bankText", "l.answered_at"])
      .select(
        sql<LineOut["reissuedIn"]>`(select json_build_object('id', p.id, 'number', p.number)
          from payment_line n join payment p on p.organization_id = n.organization_id and p.id = n.payment_id
          where n.organization_id = l.organization_id and n.id = l.reissued_by)`.as("reissuedIn"),
      )
      .select(items.as("items")),
  order: { by: { name: "l.search_key", amount: "l.amount", state: "l.state" }, last: ["l.id"] },
  item: (row, _asking, { mask }) => ({
    ...toResponse(row),
    items: row.items.map(({ steps, causes, ...item }) => ({
      ...item,
      steps: mask.hides ? [] : steps.map(stepOf),
      causes: causesTold(causes, mask),
    })),
  }),
  values: {
    contracts: ({ items }) => each(items.map(({ contractNumber }) => contractNumber)),
    months: ({ items }) => each(items.map(({ month }) => month)),
    differences: ({ items }) => {
      const cents = items.map(({ seq, amount }) => (seq > 0 ? (decimalToCents(amount) ?? 0) : 0));
      return centsToDecimal(cents.reduce((sum, one) => sum + one, 0));
    },
  },
});

/** That a sickness benefit was set reveals an illness. */
function causesTold(causes: readonly KeptCause[], mask: ReasonMask): ItemOut["causes"] {
  return causes
    .filter(({ act }) => !mask.hides || act !== "sickness-benefit.set")
    .map(({ before, after, ...cause }) => {
      const about = cause.date === null ? undefined : { day: cause.date, before, after };
      return { ...cause, reason: mask.saidOf(cause.act, cause.reason, about) };
    });
}

/** Throws `not-found` unless the payment is of the body. */
export function requirePayment(
  db: Reader,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<{ number: string }> {
  return rowBy(db, "payment", { organization_id: organizationId, id }, ["number"]);
}

type KeptCause = ItemOut["causes"][number] & Pick<EntryDay, "before" | "after">;
type KeptItem = Omit<ItemOut, "steps" | "causes"> & { steps: PayStep[]; causes: KeptCause[] };

/** What the line `l` pays for, each item with the causes of its difference. */
const items = sql<KeptItem[]>`coalesce((
  select json_agg(json_build_object('id', i.id, 'contractId', i.contract_id, 'contractNumber', c.number,
      'month', i.month, 'seq', i.seq, 'amount', i.amount::text, 'worth', i.worth::text, 'steps', i.steps,
      -- What waits on stands with what the payment left out.
      'held', (i.worth - i.amount - coalesce((
        select x.amount from payment_exclusion x
        where x.organization_id = i.organization_id and x.payment_id = i.payment_id and x.contract_id = i.contract_id
          and x.month = i.month), 0))::text,
      'causes', coalesce((
        select json_agg(json_build_object('id', e.id::text, 'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'act', e.act, 'date', e.date, 'actor', coalesce(u.nick_name, h.recipient_name, ''), 'reason', e.reason,
          'before', e.before -> 'intervals', 'after', e.after -> 'intervals') order by e.id)
        from payment_item_cause k
        join ledger_entry e on e.organization_id = k.organization_id and e.id = k.ledger_id
        left join app_user u on u.id = e.actor_id
        left join link h on h.organization_id = e.organization_id and h.id = e.actor_id
        where k.organization_id = i.organization_id and k.item_id = i.id), '[]')) order by i.month, c.number, i.seq)
  from payment_item i
  join contract c on c.organization_id = i.organization_id and c.id = i.contract_id
  where i.organization_id = l.organization_id and i.line_id = l.id), '[]')`;

/** A step of an amount, in the shape of the API. */
export function stepOf({ rateCents, cents, ...step }: PayStep): ItemOut["steps"][number] {
  return { ...step, rate: centsToDecimal(rateCents), amount: centsToDecimal(cents) };
}

function each(words: readonly string[]): string {
  return [...new Set(words)].join(", ");
}
