import type { Month } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { LinkContext } from "#server/kernel/link-context.ts";

/** The person who looks at the own month, and by what: a link, or an account. */
export type Asking = {
  contractId: string;
  month: Month;
  /** Where the contract stood when it was asked. */
  structureId: string;
  by: { link_id: string; by_user: null } | { link_id: null; by_user: string };
};

/** Whoever holds a link of the month. */
export function askingByLink({ link }: LinkContext<"month">): Asking {
  const { contractId, month, structureId, id } = link;
  return { contractId, month, structureId, by: { link_id: id, by_user: null } };
}

/** Holds the contract's row, as whoever records does: disputes, answers and confirmations of one month come one after the other. */
export async function holdContract(
  tx: Writer,
  { organizationId }: BodyContext,
  contractId: string,
): Promise<void> {
  await tx
    .selectFrom("contract")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("id", "=", contractId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
