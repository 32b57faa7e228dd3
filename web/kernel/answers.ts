import {
  useQuery,
  useSuspenseQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query";
import type { Call } from "#api/call.ts";
import type { ApiError } from "./api-error.ts";
import { queryOf, sideQueryOf } from "./calls.ts";
import { useOrganization } from "./organization.ts";
import type { AnswerTo, SentInput } from "./request.ts";
import { useSelectedOrganizationId } from "./session.ts";

/** When a call is asked, and how long its answer holds. */
type How<C extends Call> = Omit<
  UseQueryOptions<AnswerTo<C>, ApiError>,
  "queryKey" | "queryFn" | "select"
>;

type Asked<C extends Call> = UseQueryResult<AnswerTo<C>, ApiError>;

/** The input of a call about one body, without the body. */
export type OfBody<C extends Call> = Omit<SentInput<C>, "organizationId">;

/** How far a reading call is, and what it answered. */
export function useAnswer<C extends Call>(call: C, input: SentInput<C>, how?: How<C>): Asked<C> {
  return useQuery({ ...queryOf(call, input), ...how });
}

/** As `useAnswer`, about the selected body. */
export function useAnswerOfBody<C extends Call>(call: C, input: OfBody<C>, how?: How<C>): Asked<C> {
  const withBody = useWithBody();
  return useAnswer(call, withBody<C>(input), how);
}

/** As `useAnswer`, for what stands beside a page's own content: such reads are asked together, in one request. */
export function useSideAnswer<C extends Call>(
  call: C,
  input: SentInput<C>,
  how?: How<C>,
): Asked<C> {
  return useQuery({ ...sideQueryOf(call, input), ...how });
}

/** As `useSideAnswer`, about the selected body. */
export function useSideAnswerOfBody<C extends Call>(
  call: C,
  input: OfBody<C>,
  how?: How<C>,
): Asked<C> {
  const withBody = useWithBody();
  return useSideAnswer(call, withBody<C>(input), how);
}

/** What a page's loader has read already; kept up to date. */
export function useLoaded<C extends Call>(call: C, input: SentInput<C>): AnswerTo<C> {
  return useSuspenseQuery(queryOf(call, input)).data;
}

/** As `useLoaded`, about the selected body. */
export function useLoadedOfBody<C extends Call>(call: C, input: OfBody<C>): AnswerTo<C> {
  const withBody = useWithBody();
  return useLoaded(call, withBody<C>(input));
}

/** Gives an input with the selected body. */
export function useWithBody(): <C extends Call>(input: OfBody<C>) => SentInput<C> {
  const { id: organizationId } = useOrganization();
  // What was left out of the input is put back: together they are the whole of it.
  return <C extends Call>(input: OfBody<C>) => ({ ...input, organizationId }) as SentInput<C>;
}

/** The input of a call: of one about a body, the selected one need not be said. */
export type Said<C extends Call> = C["access"] extends { who: "body" }
  ? OfBody<C> & { organizationId?: string }
  : SentInput<C>;

/** Gives what was said of a call's input with the selected body, where the call is about one and no other was said. */
export function useWhole(): <C extends Call>(call: C, said: Said<C>) => SentInput<C> {
  const organizationId = useSelectedOrganizationId();
  // What was left out of the input is put back: together they are the whole of it.
  return <C extends Call>(call: C, said: Said<C>) =>
    (call.access.who === "body"
      ? { organizationId, ...(said as OfBody<C>) }
      : said) as SentInput<C>;
}
