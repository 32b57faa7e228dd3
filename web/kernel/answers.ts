import {
  useQuery,
  useSuspenseQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query";
import type { Call } from "#api/call.ts";
import type { ApiError } from "./api-error.ts";
import { queryOf, sideQueryOf } from "./calls.ts";
import type { AnswerTo, SentInput } from "./request.ts";
import { useSelectedOrganizationId } from "./session.ts";

/** When a call is made, and how long its answer stays valid. */
type How<C extends Call> = Omit<
  UseQueryOptions<AnswerTo<C>, ApiError>,
  "queryKey" | "queryFn" | "select"
>;

type AnswerState<C extends Call> = UseQueryResult<AnswerTo<C>, ApiError>;

/** The input of a call about one body, without the body. */
type OfBody<C extends Call> = Omit<SentInput<C>, "organizationId">;

/** The input of a call; for a call about a body, the selected one may be omitted. */
export type CallInput<C extends Call> = C["access"] extends { who: "body" }
  ? OfBody<C> & { organizationId?: string }
  : SentInput<C>;

/** The state of a reading call, and its answer. */
export function useAnswer<C extends Call>(
  call: C,
  input: CallInput<C>,
  how?: How<C>,
): AnswerState<C> {
  return useQuery({ ...queryOf(call, useWhole()(call, input)), ...how });
}

/** As `useAnswer`, for data shown beside a page's own content: such reads are batched into one request. */
export function useSideAnswer<C extends Call>(
  call: C,
  input: CallInput<C>,
  how?: How<C>,
): AnswerState<C> {
  return useQuery({ ...sideQueryOf(call, useWhole()(call, input)), ...how });
}

/** What a page's loader has already read; kept up to date. */
export function useLoaded<C extends Call>(call: C, input: CallInput<C>): AnswerTo<C> {
  return useSuspenseQuery(queryOf(call, useWhole()(call, input))).data;
}

/** Returns a function that adds the selected body to a call's input, if the call is about a body and the input names no other. */
export function useWhole(): <C extends Call>(call: C, input: CallInput<C>) => SentInput<C> {
  const organizationId = useSelectedOrganizationId();
  // What was left out of the input is put back: together they make up the complete input.
  return <C extends Call>(call: C, input: CallInput<C>) =>
    (call.access.who === "body"
      ? { organizationId, ...(input as OfBody<C>) }
      : input) as SentInput<C>;
}
