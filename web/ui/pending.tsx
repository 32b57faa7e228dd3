import { Skeleton, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { common } from "#texts/common.ts";
import { RetryError } from "./retry-error.tsx";

type Props<T> = {
  found: {
    data: T | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** How many lines to hold the place with. */
  rows: number;
  children: (data: T) => ReactNode;
};

/** What a query answered; until then lines that hold its place, and its error with a way to try again. */
export function Pending<T>({ found, rows, children }: Props<T>) {
  const { data, error } = found;
  if (data !== undefined) return children(data);
  if (error) return <RetryError error={error} onRetry={found.refetch} busy={found.isFetching} />;
  return (
    <Stack aria-busy aria-label={common.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={56} />
      ))}
    </Stack>
  );
}
