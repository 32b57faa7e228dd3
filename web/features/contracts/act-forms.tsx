import { contracts } from "#api/contracts.ts";
import { contractActFormTexts as t } from "#texts/contract-act-forms.ts";
import { today } from "#web/kernel/today.ts";
import { CallForm } from "#web/ui/form/act-dialog.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { SuspendForm, TerminateForm } from "./ending-forms.tsx";
import { type FormAct, type Props, useAct } from "./use-act.ts";

/** The form of an act on a contract. */
export function ContractActForm({ act, ...props }: Props & { act: FormAct }) {
  switch (act) {
    case "withdraw":
      return <ReasonForm call={contracts.withdraw} act={act} text={t.withdrawText} {...props} />;
    case "reject":
      return <ReasonForm call={contracts.reject} act={act} text={t.rejectText} {...props} />;
    case "suspend":
      return <SuspendForm {...props} />;
    case "resume":
      return <ResumeForm {...props} />;
    default:
      return <TerminateForm {...props} />;
  }
}

function ReasonForm(
  props: Props & {
    call: typeof contracts.reject | typeof contracts.withdraw;
    act: "reject" | "withdraw";
    text: string;
  },
) {
  const { given, target } = useAct(props, props.act);
  return (
    <CallForm
      {...given}
      text={props.text}
      initial={{ reason: "" }}
      call={props.call}
      inputOf={({ reason }) => ({ ...target, reason })}
    >
      {(form) => (
        <TextAreaField
          label={t.reason}
          required={props.act === "reject"}
          {...form.field("reason")}
        />
      )}
    </CallForm>
  );
}

function ResumeForm(props: Props) {
  const { given, target } = useAct(props, "resume");
  return (
    <CallForm
      {...given}
      text={t.resumeText}
      initial={{ from: today(), reason: "" }}
      call={contracts.resume}
      inputOf={(values) => ({ ...target, ...values })}
    >
      {(form) => (
        <>
          <DateField label={t.resumeFrom} required {...form.field("from")} />
          <TextAreaField label={t.reason} {...form.field("reason")} />
        </>
      )}
    </CallForm>
  );
}
