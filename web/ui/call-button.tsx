import type { ComponentProps } from "react";
import type { Call } from "#api/call.ts";
import { type CallInput, useWhole } from "../kernel/answers.ts";
import { useCall } from "../kernel/calls.ts";
import { confirm, type Question } from "../kernel/confirm.ts";
import type { AnswerTo } from "../kernel/request.ts";
import { toast } from "../kernel/toasts.ts";
import { ActButton } from "./act-button.tsx";

type ButtonProps = Omit<ComponentProps<typeof ActButton>, "reason" | "loading" | "onClick">;

type Props<C extends Call> = ButtonProps & {
  /** Why the call cannot be made now; null or omitted when it can. */
  reason?: string | null;
  /** The call. */
  makes: C;
  input: CallInput<C>;
  /** The confirmation asked before the call. */
  question?: Question | false | undefined;
  /** The message on success, or a callback that receives the answer. */
  done?: string | ((answer: AnswerTo<C>) => unknown);
};

/** A button that makes one call: it asks for confirmation first if there is a question, and shows the result. */
export function CallButton<C extends Call>(props: Props<C>) {
  const { makes, input, question, done, reason = null, ...button } = props;
  const { mutateAsync, isPending } = useCall(makes);
  const whole = useWhole();
  const press = async () => {
    if (question && !(await confirm(question))) return;
    const answer = await mutateAsync(whole(makes, input));
    if (typeof done === "string") toast.success(done);
    else await done?.(answer);
  };
  return (
    <ActButton
      {...button}
      reason={reason}
      loading={isPending}
      onClick={() => void press().catch(toast.failure)}
    />
  );
}
