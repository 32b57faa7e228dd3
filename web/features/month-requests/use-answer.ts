import { useState } from "react";
import { type DisputeOut, disputes } from "#api/disputes.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { monthOf } from "#domain/calendar/day.ts";
import { monthRequestTexts as t } from "#texts/month-requests.ts";
import { reopeningTexts } from "#texts/reopening-months.ts";
import { type ApiError, apiErrorOf } from "#web/kernel/api-error.ts";
import { useActOnScreen } from "#web/kernel/calls.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";

export type Answer = ReturnType<typeof useAnswer>;

/** The two answers to a dispute. Asks before a month is reopened; any other refusal is thrown. */
export function useAnswer({ id, contractId, date, stands }: DisputeOut) {
  const organizationId = useOrganization().id;
  const [refusal, setRefusal] = useState<string | null>(null);
  const accepting = useActOnScreen(disputes.accept);
  const rejecting = useActOnScreen(disputes.reject);
  const refuse = (thrown: unknown) => {
    const { message, status } = apiErrorOf(thrown);
    setRefusal(message);
    // After an answer that came too late, there is no form left to show this.
    if (status === 409) toast.failure(thrown);
    throw thrown;
  };
  const accept = async (given: { intervals?: Interval[]; text?: string }) => {
    const input = { organizationId, id, version: stands.version, ...given };
    const reopens = [{ contractId, month: monthOf(date) }];
    const taken = accepting.mutateAsync(input).catch(async (thrown: unknown) => {
      if (!reopensMonth(apiErrorOf(thrown)) || !(await confirm(question))) throw thrown;
      return accepting.mutateAsync({ ...input, reopens });
    });
    await taken.then(() => toast.success(t.accepted), refuse);
  };
  const reject = (text: string) =>
    rejecting
      .mutateAsync({ organizationId, id, text })
      .then(() => toast.success(t.rejected), refuse);
  return { accept, reject, refusal, isAccepting: accepting.isPending };
}

const question = {
  title: reopeningTexts.title,
  text: reopeningTexts.question(1),
  action: reopeningTexts.agree,
};

function reopensMonth({ status, current }: ApiError): boolean {
  return status === 409 && typeof current === "object" && current !== null && "months" in current;
}
