import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Call } from "#api/call.ts";
import { type ApiError, leavesUnknown } from "#web/kernel/api-error.ts";
import { invalidateAfter } from "#web/kernel/calls.ts";
import { request, type AnswerTo, type SentInput } from "#web/kernel/request.ts";

/**
 * As `useCall`, for a form about what is on the screen. If someone else was first (409) or the answer was lost, the screen is
 * refetched only when the form is left, so that what is typed does not disappear with the row that it is about; with `atOnce` it
 * is refetched at once if someone else was first.
 */
export function useCallOfForm<C extends Call>(
  call: C,
  atOnce: boolean = false,
): UseMutationResult<AnswerTo<C>, ApiError, SentInput<C>> {
  const client = useQueryClient();
  const isOutdated = useRef(false);
  useEffect(
    () => () => {
      if (isOutdated.current) void invalidateAfter(client, call);
    },
    [client, call],
  );
  return useMutation<AnswerTo<C>, ApiError, SentInput<C>>({
    mutationFn: (input) => request(call, input),
    onSuccess: () => invalidateAfter(client, call),
    onError: (error) => {
      if (error.status === 409 && atOnce) return invalidateAfter(client, call);
      if (leavesUnknown(error)) isOutdated.current = true;
      return undefined;
    },
  });
}
