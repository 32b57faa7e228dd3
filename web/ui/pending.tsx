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

/** How far a query is. */
export type Awaited = { isLoading: boolean; failureCount: number };

/**
 * Whether the first answer is still on its way: until then the height of what shows it is not known, and what stands
 * beneath it waits.
 */
export function isAwaited({ isLoading, failureCount }: Awaited): boolean {
  return isLoading && failureCount === 0;
}

type Place = {
  /** How many lines hold the place of what is to come, and how high each is. */
  rows?: number;
  height?: number | string;
};

/** What a query answered, under what it says of itself. */
export function Pending<T>({
  children,
  ...props
}: Place & { found: Found<T>; children: (data: T) => ReactNode }) {
  const { data } = props.found;
  return (
    <>
      <QueryState {...props} />
      {data !== undefined && children(data)}
    </>
  );
}

/**
 * What a query says of itself: that its answer could not be read, with a way to try again, also above what was answered before;
 * lines that hold the place of the first answer; else nothing.
 */
export function QueryState({ found, ...place }: Place & { found: Found<unknown> }) {
  const { data, error, isFetching, refetch } = found;
  if (error) return <RetryError error={error} onRetry={refetch} busy={isFetching} />;
  return data === undefined ? <LoadingLines {...place} /> : null;
}

/** Lines that hold the place of what is to come; a name is allowed only to what has a role. */
export function LoadingLines({ rows = 1, height = 56 }: Place) {
  return (
    <Stack role="group" aria-busy aria-label={common.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} />
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
