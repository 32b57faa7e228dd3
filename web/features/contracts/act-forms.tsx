import { Text } from "@mantine/core";
import { contracts } from "#api/contracts.ts";
import type { MovedContract } from "#api/contract-fields.ts";
import type { z } from "zod";
import { contractActFormTexts as t, contractActTexts as acts } from "#texts/contracts.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { today } from "#web/kernel/today.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import type { ContractDetails } from "./contract-data.tsx";

/** Acts that ask for a reason or a day. */
export type FormAct = "withdraw" | "reject" | "suspend" | "resume" | "terminate";

type Props = { contract: ContractDetails; onDone: () => void };

/** The form of an act on a contract. */
export function ActForm({ act, ...props }: Props & { act: FormAct }) {
  switch (act) {
    case "withdraw":
      return <ReasonForm call={contracts.withdraw} act={act} text={t.withdrawText} {...props} />;
    case "reject":
      return <ReasonForm call={contracts.reject} act={act} text={t.rejectText} {...props} />;
    case "suspend":
      return <FromForm call={contracts.suspend} act={act} {...props} />;
    case "resume":
      return <FromForm call={contracts.resume} act={act} {...props} />;
    default:
      return <TerminateForm {...props} />;
  }
}

const changes = [contracts.getAll, contracts.getById];

type Moved = z.output<typeof MovedContract>;

function ReasonForm(
  props: Props & {
    call: typeof contracts.reject | typeof contracts.withdraw;
    act: "reject" | "withdraw";
    text: string;
  },
) {
  const { contract, onDone, act } = props;
  const send = useCall(props.call, changes);
  const target = useTarget(contract);
  const form = useForm({
    initial: { reason: "" },
    schema: props.call.input,
    inputOf: ({ reason }) => ({ ...target, reason }),
    send: (input) => send.mutateAsync(input),
    onSaved: (_moved: Moved) => done(act, onDone),
  });
  return (
    <Form form={form}>
      <Text size="sm">{props.text}</Text>
      <TextAreaField label={t.reason} required={act === "reject"} {...form.field("reason")} />
      <FormActions form={form} save={acts[act].action} onCancel={onDone} />
    </Form>
  );
}

function FromForm(
  props: Props & {
    call: typeof contracts.suspend | typeof contracts.resume;
    act: "suspend" | "resume";
  },
) {
  const { contract, onDone, act } = props;
  const send = useCall(props.call, changes);
  const target = useTarget(contract);
  const form = useForm({
    initial: { from: today(), reason: "" },
    schema: props.call.input,
    inputOf: (values) => ({ ...target, ...values }),
    send: (input) => send.mutateAsync(input),
    onSaved: (_moved: Moved) => done(act, onDone),
  });
  const isSuspension = act === "suspend";
  return (
    <Form form={form}>
      <Text size="sm">{isSuspension ? t.suspendText : t.resumeText}</Text>
      <DateField
        label={isSuspension ? t.suspendFrom : t.resumeFrom}
        required
        {...form.field("from")}
      />
      <TextAreaField label={t.reason} required={isSuspension} {...form.field("reason")} />
      <FormActions form={form} save={acts[act].action} onCancel={onDone} />
    </Form>
  );
}

function TerminateForm({ contract, onDone }: Props) {
  const send = useCall(contracts.terminate, changes);
  const target = useTarget(contract);
  const form = useForm({
    initial: { lastDay: today(), reason: "" },
    schema: contracts.terminate.input,
    inputOf: (values) => ({ ...target, ...values }),
    send: send.mutateAsync,
    onSaved: () => done("terminate", onDone),
  });
  return (
    <Form form={form}>
      <Text size="sm">{t.terminateText}</Text>
      <DateField
        label={t.lastDay}
        required
        min={contract.startDate}
        max={contract.endDate ?? undefined}
        {...form.field("lastDay")}
      />
      <TextAreaField label={t.reason} required {...form.field("reason")} />
      <FormActions form={form} save={acts.terminate.action} onCancel={onDone} />
    </Form>
  );
}

function useTarget({ id, version }: ContractDetails) {
  const { id: organizationId } = useOrganization();
  return { organizationId, id, version };
}

function done(act: FormAct, onDone: () => void): void {
  toast.success(acts[act].done);
  onDone();
}
