import { useQueryClient } from "@tanstack/react-query";
import type { Call } from "#api/call.ts";
import { ApiError } from "#web/kernel/api-error.ts";
import { invalidate, useCall } from "#web/kernel/calls.ts";
import type { AnswerTo, SentInput } from "#web/kernel/request.ts";
import { paymentChanges } from "./payment-changes.ts";

/** Makes a call that acts on a payment. Where another hand was first, the page behind the refusal fetches what stands. */
export function usePaymentAct<C extends Call>(
  call: C,
): (input: SentInput<C>) => Promise<AnswerTo<C>> {
  const client = useQueryClient();
  const act = useCall(call, paymentChanges);
  return (input) =>
    act.mutateAsync(input).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 409)
        void invalidate(client, paymentChanges);
      throw error;
    });
}
