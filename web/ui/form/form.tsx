import { FormActions, type FormActionsProps } from "./form-actions.tsx";
import { PlainForm, type PlainFormProps } from "./plain-form.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import { useLossGuard } from "./keeping.ts";

type Props<V extends object> = PlainFormProps<V> &
  Omit<FormActionsProps, "form"> & {
    /** False for forms that may be left without asking. */
    guarded?: boolean;
  };

const losesNothing = () => false;

/** A form with the buttons at its end. It asks before it is left with unsaved changes. */
export function Form<V extends object>({ guarded = true, children, ...props }: Props<V>) {
  const { save, isSecond, onCancel, reason, further, ...plain } = props;
  const { wouldLose } = plain.form;
  const keeping = useLossGuard(guarded ? wouldLose : losesNothing, plain.form.isSending);
  const cancel =
    onCancel &&
    (() => {
      keeping?.clear();
      onCancel();
    });
  return (
    <>
      <PlainForm {...plain}>
        {children}
        <FormActions {...{ form: plain.form, save, isSecond, onCancel: cancel, reason, further }} />
      </PlainForm>
      {guarded && <UnsavedGuard wouldLose={wouldLose} />}
    </>
  );
}
