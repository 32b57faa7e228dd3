import { contracts } from "#api/contracts.ts";
import type { MovedContract as Moved } from "#api/contract-fields.ts";
import type { z } from "zod";
import { contractActFormTexts as t, contractActTexts as acts } from "#texts/contracts.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { today } from "#web/kernel/today.ts";
import { ActForm } from "#web/ui/form/act-dialog.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import type { ContractDetails } from "./contract-data.tsx";

/** Acts that ask for a reason or a day. */
export type FormAct = "withdraw" | "reject" | "suspend" | "resume" | "terminate";

type Props = { contract: ContractDetails; onDone: () => void };

/** The form of an act on a contract. */
export function ContractActForm({ act, ...props }: Props & { act: FormAct }) {
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

type MovedContract = z.output<typeof Moved>;

const changes = [contracts.getAll, contracts.getById];

/** What the forms of the acts have in common. */
function useAct({ contract: { id, version }, onDone }: Props, act: FormAct) {
  const { id: organizationId } = useOrganization();
  return {
    given: { save: acts[act].action, done: acts[act].done, onClose: onDone, guarded: true },
    target: { organizationId, id, version },
  };
}

function ReasonForm(
  props: Props & {
    call: typeof contracts.reject | typeof contracts.withdraw;
    act: "reject" | "withdraw";
    text: string;
  },
) {
  const { given, target } = useAct(props, props.act);
  const send = useCall(props.call, changes);
  return (
    <ActForm
      {...given}
      text={props.text}
      initial={{ reason: "" }}
      schema={props.call.input}
      inputOf={({ reason }) => ({ ...target, reason })}
      send={(input): Promise<MovedContract> => send.mutateAsync(input)}
    >
      {(form) => (
        <TextAreaField
          label={t.reason}
          required={props.act === "reject"}
          {...form.field("reason")}
        />
      )}
    </ActForm>
  );
}

function FromForm(
  props: Props & {
    call: typeof contracts.suspend | typeof contracts.resume;
    act: "suspend" | "resume";
  },
) {
  const { given, target } = useAct(props, props.act);
  const send = useCall(props.call, changes);
  const isSuspension = props.act === "suspend";
  return (
    <ActForm
      {...given}
      text={isSuspension ? t.suspendText : t.resumeText}
      initial={{ from: today(), reason: "" }}
      schema={props.call.input}
      inputOf={(values) => ({ ...target, ...values })}
      send={(input): Promise<MovedContract> => send.mutateAsync(input)}
    >
      {(form) => (
        <>
          <DateField
            label={isSuspension ? t.suspendFrom : t.resumeFrom}
            required
            {...form.field("from")}
          />
          <TextAreaField label={t.reason} required={isSuspension} {...form.field("reason")} />
        </>
      )}
    </ActForm>
  );
}

function TerminateForm(props: Props) {
  const { given, target } = useAct(props, "terminate");
  const send = useCall(contracts.terminate, changes);
  const { startDate, endDate } = props.contract;
  return (
    <ActForm
      {...given}
      text={t.terminateText}
      initial={{ lastDay: today(), reason: "" }}
      schema={contracts.terminate.input}
      inputOf={(values) => ({ ...target, ...values })}
      send={send.mutateAsync}
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
          <TextAreaField label={t.reason} required {...form.field("reason")} />
        </>
      )}
    </ActForm>
  );
}
