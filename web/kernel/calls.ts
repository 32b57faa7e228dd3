import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
  type UseMutationResult,
  type UseQueryOptions,
} from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import type { Call } from "#api/call.ts";
import { ApiError, leavesUnknown } from "./api-error.ts";
import { fetchSide, opening } from "./fetch-together.ts";
import { request, type AnswerTo, type RequestOptions, type SentInput } from "./request.ts";
import { isStaleAfter } from "./stale.ts";

/** Query options of a reading call; the key is the call's path and its input. */
export function queryOf<C extends Call>(call: C, input: SentInput<C>) {
  return queryOptions<AnswerTo<C>, ApiError>({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => request(call, input, { signal }),
  });
}

/** As `queryOf`, for the first reads of a page: reads made in the same turn are batched into one request. */
export function openingOf<C extends Call>(call: C, input: SentInput<C>) {
  return queryOptions<AnswerTo<C>, ApiError>({
    ...queryOf(call, input),
    queryFn: ({ signal }) => request(call, input, { signal, send: opening }),
  });
}

/** As `queryOf`, for data shown beside a page's own content: such reads are batched into one request. */
export function sideQueryOf<C extends Call>(call: C, input: SentInput<C>) {
  return queryOptions<AnswerTo<C>, ApiError>({
    ...queryOf(call, input),
    queryFn: ({ signal }) => request(call, input, { signal, send: fetchSide }),
  });
}

/** As `queryOf`, keeping the last page on the screen while the next one is fetched. */
export function listOf<C extends Call>(
  call: C,
  input: SentInput<C>,
): UseQueryOptions<AnswerTo<C>, ApiError> {
  return { ...queryOf(call, input), placeholderData: keepPreviousData };
}

/**
 * For a route's loader: the answer, from the cache or fetched. A 404 becomes the not-found screen, since an unknown id
 * and another body's id get the same answer.
 */
export async function load<C extends Call>(
  client: QueryClient,
  call: C,
  input: SentInput<C>,
): Promise<AnswerTo<C>> {
  try {
    return await client.ensureQueryData(openingOf(call, input));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound();
    throw error;
  }
}

/** Invalidates the cached answers of the calls, for every input; what is on the screen is fetched again. */
export async function invalidate(client: QueryClient, calls: readonly Call[]): Promise<void> {
  await Promise.all(calls.map((call) => client.invalidateQueries({ queryKey: [call.path] })));
}

/** As `invalidate`, for everything that a write makes stale. */
export async function invalidateAfter(client: QueryClient, write: Call): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === "string" && isStaleAfter(write, path),
  });
}

/** A write and the file that goes with it. */
type UploadInput<C extends Call> = { input: SentInput<C>; bytes: Blob };

/**
 * A mutation that makes a writing call. On success, everything the call makes stale is invalidated; the mutation settles only
 * when that has been refetched.
 */
export function useCall<C extends Call>(
  call: C,
): UseMutationResult<AnswerTo<C>, ApiError, SentInput<C>> {
  const client = useQueryClient();
  return useMutation<AnswerTo<C>, ApiError, SentInput<C>>({
    mutationFn: (input) => request(call, input),
    onSuccess: () => invalidateAfter(client, call),
  });
}

/**
 * As `useCall`, for an act on what is on the screen: where someone else was first or the answer was lost, the current state is
 * fetched as well. Where `show` replaces what was read with what the answer contains, nothing waits for the refetch.
 */
export function useActOnScreen<C extends Call>(
  call: C,
  show?: (answer: AnswerTo<C>, client: QueryClient) => void,
): UseMutationResult<AnswerTo<C>, ApiError, SentInput<C>> {
  const client = useQueryClient();
  return useMutation<AnswerTo<C>, ApiError, SentInput<C>>({
    mutationFn: (input) => request(call, input),
    onSuccess: (answer) => {
      show?.(answer, client);
      const fetched = invalidateAfter(client, call);
      return show ? undefined : fetched;
    },
    onError: (error) => {
      const fetched = leavesUnknown(error) ? invalidateAfter(client, call) : undefined;
      return error.status === 409 ? fetched : undefined;
    },
  });
}

/** As `useCall`, for a call that sends a file. */
export function useUpload<C extends Call>(
  call: C,
): UseMutationResult<AnswerTo<C>, ApiError, UploadInput<C>> {
  const client = useQueryClient();
  return useMutation<AnswerTo<C>, ApiError, UploadInput<C>>({
    mutationFn: ({ input, bytes }) => request(call, input, { bytes } satisfies RequestOptions),
    onSuccess: () => invalidateAfter(client, call),
  });
}
