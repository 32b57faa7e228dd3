import type { ContractOut } from "#api/contract-fields.ts";
import { contracts } from "#api/contracts.ts";
import { termOn } from "#domain/attendance/terms.ts";
import { addDays, monthOf } from "#domain/calendar/day.ts";
import { runsAgainIn, termsReinstated } from "#domain/contracts/reinstatement.ts";
import { contractActFormTexts as t } from "#texts/contract-acts.ts";
import { contractStateTexts } from "#texts/contracts.ts";
import { today } from "#web/kernel/today.ts";
import { CallForm, ReasonForm } from "#web/ui/form/act-dialog.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { TextAreaField, CheckField } from "#web/ui/form/fields.tsx";
import type { FieldProps } from "#web/ui/form/use-plain-form.ts";
import { formatMonth } from "#web/ui/formats.ts";
import { TextList } from "#web/ui/text-list.tsx";
import type { ContractDetails } from "./contract-data.tsx";
import { ExtendForm } from "./extend-forms.tsx";
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

/** Revokes the termination of a contract, and says what becomes valid again. */
function ReinstateForm(props: Props) {
  const { given, target, telling } = useAct(props, "reinstate");
  return (
    <ReasonForm
      {...given}
      text={telling(<TextList lines={effectsOn(props.contract)} />)}
      label={t.reinstatementWhy}
      call={contracts.reinstate}
      inputOf={({ reason }) => ({ ...target, reason })}
    />
  );
}

/** What the revocation does to the contract, to its terms and months, and to the days since its end. */
function effectsOn({ terms, months, endDate, beforeTermination }: ContractDetails): string[] {
  if (beforeTermination === null || endDate === null) return [];
  const { state, endDate: end, withdrawnTerms } = beforeTermination;
  const again = withdrawnTerms.map(({ validFrom }) => validFrom);
  const cancelled = months.filter(
    ({ month, state: stands }) =>
      stands === "cancelled" &&
      month > monthOf(endDate) &&
      runsAgainIn(month, terms, beforeTermination),
  );
  const next = addDays(endDate, 1);
  const isWithin = next <= today() && (end === null || next <= end);
  const owes = isWithin && termOn(termsReinstated(terms, beforeTermination), next) !== null;
  return [
    t.reinstateText(contractStateTexts[state], end),
    ...(again.length > 0 ? [t.termsAgain(again)] : []),
    ...(cancelled.length > 0
      ? [t.monthsAgain(cancelled.map(({ month }) => formatMonth(month)).toReversed())]
      : []),
    ...(owes ? [t.daysOwed(next)] : []),
  ];
}

/** Suspends a contract, and says which terms are withdrawn with it. */
function SuspendForm(props: Props) {
  const { given, target, telling } = useAct(props, "suspend");
  const { terms } = props.contract;
  return (
    <CallForm
      {...given}
      text={telling(t.suspendText)}
      initial={{ from: today(), withdrawTerms: false, reason: "" }}
      call={contracts.suspend}
      inputOf={(values) => ({ ...target, ...values })}
    >
      {(form) => (
        <>
          <DateField label={t.suspendFrom} required {...form.field("from")} />
          <TermsToGo
            terms={terms.slice(1).filter(({ validFrom }) => validFrom >= form.values.from)}
            field={form.field("withdrawTerms")}
          />
          <TextAreaField label={t.reason} required {...form.field("reason")} />
        </>
      )}
    </CallForm>
  );
}

/** Ends a contract early, and says which terms are withdrawn with it. */
function TerminateForm(props: Props) {
  const { given, target, telling } = useAct(props, "terminate");
  const { startDate, endDate, terms } = props.contract;
  return (
    <CallForm
      {...given}
      text={telling(t.terminateText)}
      initial={{ lastDay: today(), withdrawTerms: false, reason: "" }}
      call={contracts.terminate}
      inputOf={(values) => ({ ...target, ...values })}
    >
      {(form) => (
        <>
          <DateField
            label={t.lastDay}
            required
            min={startDate}
            max={endDate ?? undefined}
            {...form.field("lastDay")}
          />
          <TermsToGo
            terms={terms.slice(1).filter(({ validFrom }) => validFrom > form.values.lastDay)}
            field={form.field("withdrawTerms")}
          />
          <TextAreaField label={t.reason} required {...form.field("reason")} />
        </>
      )}
    </CallForm>
  );
}

function TermsToGo({ terms, field }: { terms: ContractOut["terms"]; field: FieldProps<boolean> }) {
  const days = terms.map(({ validFrom }) => validFrom);
  return days.length > 0 && <CheckField label={t.withdrawTerms(days)} {...field} />;
}
