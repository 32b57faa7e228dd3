import type { ComponentProps } from "react";
import type { Call } from "#api/call.ts";
import { type Said, useWhole } from "../kernel/answers.ts";
import { useCall } from "../kernel/calls.ts";
import { confirm, type Question } from "../kernel/confirm.ts";
import type { AnswerTo } from "../kernel/request.ts";
import { toast } from "../kernel/toasts.ts";
import { ActButton } from "./act-button.tsx";

type ButtonProps = Omit<ComponentProps<typeof ActButton>, "reason" | "loading" | "onClick">;

type Props<C extends Call> = ButtonProps & {
  /** Why it cannot be made now; null or left out when it can. */
  reason?: string | null;
  /** The call. */
  makes: C;
  input: Said<C>;
  /** Asked before it is made. */
  question?: Question | false | undefined;
  /** Said when it is done, or told of the answer. */
  done?: string | ((answer: AnswerTo<C>) => unknown);
};

/** A button that makes one call: it asks first where there is a question, and tells what came of it. */
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
