import type { ContractOut } from "#api/contract-fields.ts";
import { contracts } from "#api/contracts.ts";
import { contractActFormTexts as t } from "#texts/contract-acts.ts";
import { today } from "#web/kernel/today.ts";
import { CallForm } from "#web/ui/form/act-dialog.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { CheckField, TextAreaField } from "#web/ui/form/fields.tsx";
import type { FieldProps } from "#web/ui/form/use-plain-form.ts";
import { type Props, useAct } from "./use-act.tsx";

/** Suspends a contract, and says which terms are withdrawn with it. */
export function SuspendForm(props: Props) {
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
export function TerminateForm(props: Props) {
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
