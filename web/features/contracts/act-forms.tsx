import { contracts } from "#api/contracts.ts";
import { contractActFormTexts as t } from "#texts/contract-acts.ts";
import { today } from "#web/kernel/today.ts";
import { CallForm, ReasonForm } from "#web/ui/form/act-dialog.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { SuspendForm, TerminateForm } from "./ending-forms.tsx";
import { ExtendForm } from "./extend-forms.tsx";
import { ReinstateForm } from "./reinstate-form.tsx";
import { type FormAct, type Props, useAct } from "./use-act.tsx";

/** The form of an act on a contract. */
export function ContractActForm({ act, ...props }: Props & { act: FormAct }) {
  switch (act) {
    case "withdraw":
      return <WhyForm call={contracts.withdraw} act={act} text={t.withdrawText} {...props} />;
    case "reject":
      return <WhyForm call={contracts.reject} act={act} text={t.rejectText} {...props} />;
    case "suspend":
      return <SuspendForm {...props} />;
    case "resume":
      return <ResumeForm {...props} />;
    case "extend":
      return <ExtendForm {...props} />;
    case "reinstate":
      return <ReinstateForm {...props} />;
    default:
      return <TerminateForm {...props} />;
  }
}

function WhyForm({ call, act, text, ...props }: WhyProps) {
  const { given, target, telling } = useAct(props, act);
  return (
    <ReasonForm
      {...given}
      text={telling(text)}
      label={t.reason}
      isOptional={act !== "reject"}
      call={call}
      inputOf={({ reason }) => ({ ...target, reason })}
    />
  );
}

type WhyProps = Props & {
  call: typeof contracts.reject | typeof contracts.withdraw;
  act: "reject" | "withdraw";
  text: string;
};

function ResumeForm(props: Props) {
  const { given, target, telling } = useAct(props, "resume");
  return (
    <CallForm
      {...given}
      text={telling(t.resumeText)}
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
