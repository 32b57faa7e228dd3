import { Skeleton, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { common } from "#texts/common.ts";
import { RetryError } from "./retry-error.tsx";

/** The state of a query. */
export type Found<T> = {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/** The progress of a query. */
export type Awaited = { isLoading: boolean; failureCount: number };

/**
 * Whether the first answer has not arrived yet: until then the height of what shows it is not known, and what is
 * below it stays hidden.
 */
export function isAwaited({ isLoading, failureCount }: Awaited): boolean {
  return isLoading && failureCount === 0;
}

type Place = {
  /** How many placeholder lines there are, and how high each is. */
  rows?: number;
  height?: number | string;
};

/** The answer of a query, below its state. */
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
 * The state of a query: that its answer could not be read, with a retry, also above an earlier answer; placeholder lines before
 * the first answer; else nothing.
 */
export function QueryState({ found, ...place }: Place & { found: Found<unknown> }) {
  const { data, error, isFetching, refetch } = found;
  if (error) return <RetryError error={error} onRetry={refetch} busy={isFetching} />;
  return data === undefined ? <LoadingLines {...place} /> : null;
}

/** Placeholder lines for content that is loading; only an element with a role may have a name. */
export function LoadingLines({ rows = 1, height = 56 }: Place) {
  return (
    <Stack role="group" aria-busy aria-label={common.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Stack>
  );
}

/** Two queries as one, whose data is available once that of both is. */
export function bothOf<A, B>(one: Found<A>, other: Found<B>): Found<readonly [A, B]> {
  const [first, second] = [one.data, other.data];
  return {
    data: first !== undefined && second !== undefined ? [first, second] : undefined,
    error: one.error ?? other.error,
    isFetching: one.isFetching || other.isFetching,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
  };
}
