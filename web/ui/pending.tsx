import { Skeleton, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { common } from "#texts/common.ts";
import { RetryError } from "./retry-error.tsx";

/** What a query says of itself. */
export type Found<T> = {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

type Props<T> = {
  found: Found<T>;
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

/** Two queries as one, whose data is there once that of both is. */
export function bothOf<A, B>(one: Found<A>, other: Found<B>): Found<readonly [A, B]> {
  const [first, second] = [one.data, other.data];
  return {
    data: first !== undefined && second !== undefined ? [first, second] : undefined,
    error: one.error ?? other.error,
    isFetching: one.isFetching || other.isFetching,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
  };
}
