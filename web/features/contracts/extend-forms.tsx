import { type ContractItem, contracts } from "#api/contracts.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { contractActTexts as acts, contractActFormTexts as t } from "#texts/contract-acts.ts";
import { ActDialog, CallForm } from "#web/ui/form/act-dialog.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import type { Form } from "#web/ui/form/use-plain-form.ts";
import { type Props, useAct } from "./use-act.tsx";

/** The new last day, and the decision that gives it. */
export type Extension = { lastDay: string; reason: string };

const initial: Extension = { lastDay: "", reason: "" };
const schema = contracts.extend.input.pick({ lastDay: true, reason: true });

/** Postpones the last day of a contract. */
export function ExtendForm(props: Props) {
  const { given, target, telling } = useAct(props, "extend");
  const { endDate } = props.contract;
  return (
    <CallForm
      {...given}
      text={telling(t.extendText)}
      initial={initial}
      call={contracts.extend}
      inputOf={(values) => ({ ...target, ...values })}
    >
      {(form) => <ExtensionFields form={form} after={endDate} />}
    </CallForm>
  );
}

/** Postpones the last day of several contracts; closed while there are none. */
export function ExtendSelected({
  rows,
  onExtend,
  onClose,
}: {
  rows: readonly ContractItem[];
  onExtend: (extension: Extension) => Promise<void>;
  onClose: () => void;
}) {
  const firstEnd = rows.flatMap(({ endDate }) => endDate ?? []).toSorted()[0] ?? null;
  return (
    <ActDialog
      opened={rows.length > 0}
      title={t.extendSeveral(rows.length)}
      text={t.extendText}
      initial={initial}
      schema={schema}
      inputOf={(values) => values}
      send={onExtend}
      save={acts.extend.action}
      guarded
      onClose={onClose}
    >
      {(form) => <ExtensionFields form={form} after={firstEnd} />}
    </ActDialog>
  );
}

function ExtensionFields({ form, after }: { form: Form<Extension>; after: Day | null }) {
  return (
    <>
      <DateField
        label={t.extendsTo}
        required
        min={after === null ? undefined : addDays(after, 1)}
        {...form.field("lastDay")}
      />
      <TextAreaField label={t.extensionWhy} required {...form.field("reason")} />
    </>
  );
}
