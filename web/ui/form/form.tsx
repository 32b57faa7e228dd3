import { PlainForm, type PlainFormProps } from "./plain-form.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import { useKept } from "./keeping.ts";

type Props<V extends object> = PlainFormProps<V> & {
  /** False for forms that may be left without asking. */
  guarded?: boolean;
};

const losesNothing = () => false;

/** A form that asks before it is left with unsaved changes. */
export function Form<V extends object>({ guarded = true, ...props }: Props<V>) {
  const { wouldLose } = props.form;
  useKept(guarded ? wouldLose : losesNothing);
  return (
    <>
      <PlainForm {...props} />
      {guarded && <UnsavedGuard wouldLose={wouldLose} />}
    </>
  );
}
