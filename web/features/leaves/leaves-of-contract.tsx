import { Stack } from "@mantine/core";
import { leaves } from "#api/leaves.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { RetryError } from "#web/ui/retry-error.tsx";
import { LeaveTable } from "./leave-table.tsx";

/** The leaves of a contract in a year; each can be changed or cancelled as one. */
export function LeavesOfContract({ contractId, year }: { contractId: string; year: number }) {
  const query = { contractId, from: `${year}-01-01`, to: `${year}-12-31` };
  const { data, error, refetch } = useAnswer(leaves.getAway, query);
  return (
    <Stack gap="xs" mt="sm">
      {error && <RetryError error={error} onRetry={refetch} />}
      {data && data.items.length > 0 && <LeaveTable items={data.items} of="contract" />}
    </Stack>
  );
}
