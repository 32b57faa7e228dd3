import { useQuery } from "@tanstack/react-query";
import { bodyMonths } from "#api/body-months.ts";
import type { Month } from "#domain/calendar/day.ts";
import { decimalToCents, formatCents } from "#domain/money.ts";
import { common } from "#texts/common.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { FigureBeside } from "./figure-beside.tsx";

/** What the months of a body that wait for the approval are worth, beside the month before; worked out when it is seen. */
export function AmountOfBody({ organizationId, month }: { organizationId: string; month: Month }) {
  const { data } = useQuery(queryOf(bodyMonths.getAmounts, { organizationId, month }));
  if (!data) return common.none;
  return (
    <FigureBeside
      now={decimalToCents(data.amount) ?? 0}
      before={decimalToCents(data.amountBefore) ?? 0}
      isWhole
      format={(cents) => `${formatCents(cents)}\u00a0€`}
    />
  );
}
