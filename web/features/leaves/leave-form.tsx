import { SimpleGrid } from "@mantine/core";
import { attendances } from "#api/attendances.ts";
import { contracts } from "#api/contracts.ts";
import { type AwayLeave, leaves } from "#api/leaves.ts";
import { leaveLawOf } from "#domain/contracts/employment-type.ts";
import { formTexts } from "#texts/common.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { ContractPicker } from "#web/features/contracts/public.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useSession } from "#web/kernel/session.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { SelectField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { useStoredForm } from "#web/ui/form/use-stored-form.ts";
import { Note } from "#web/ui/note.tsx";
import { Reasons } from "#web/ui/reasons.tsx";
import { isGivenByDay } from "./given-by-day.ts";
import { reasonsToChoose } from "./reasons-to-choose.ts";
import { LeaveEffect } from "./leave-effect.tsx";
import { refusalToRecord } from "./refusal-to-leave.ts";
import { useLeavePreview } from "./use-leave-preview.ts";

export type LeaveToBegin = { contractId: string | null; from?: string | undefined };

/** The values of the form. */
export type LeaveValues = {
  contractId: string | null;
  code: string | null;
  from: string;
  to: string;
  replaces: boolean;
  beyond: boolean;
  despite: boolean;
  reason: string;
};

type Props = {
  /** The leave to change, or where a new one begins. */
  of: LeaveToBegin | AwayLeave;
  /** Where a new one is kept on this device until it is recorded, and what an earlier visit left there. */
  place: string | null;
  found: LeaveValues | null;
  onDone: () => void;
};

/** A leave from one day to another, with its effect shown before it is saved. */
export function LeaveForm({ of, place, found, onDone }: Props) {
  const { id: organizationId } = useOrganization();
  const isAdministrator = useSession()?.area === "Administrator";
  const was = "code" in of ? { wasCode: of.code, wasFrom: of.from, wasTo: of.to } : {};
  const initial: LeaveValues = {
    contractId: of.contractId,
    code: "code" in of ? of.code : null,
    from: of.from ?? "",
    to: "to" in of ? of.to : "",
    replaces: false,
    beyond: false,
    despite: false,
    reason: "",
  };
  const form = useCallForm({
    initial,
    call: leaves.record,
    inputOf: ({ contractId, code, ...values }) => ({
      organizationId,
      contractId: contractId ?? "",
      code: code ?? "",
      ...values,
      ...was,
    }),
    done: ({ days }) => t.saved(days),
    onDone,
  });
  useStoredForm(place, form, found);
  const { contractId, code, from, to } = form.values;
  const query = {
    organizationId,
    contractId: contractId ?? "",
    code: code ?? "",
    from,
    to,
    ...was,
  };
  const { field, ...known } = useLeavePreview(form, {
    ...queryOf(leaves.preview, query),
    enabled: contractId !== null,
  });
  const reasons = useAnswer(attendances.getReasons, {});
  const contract = useAnswer(
    contracts.getById,
    { organizationId, id: contractId ?? "" },
    { enabled: contractId !== null },
  );
  return (
    <Reasons>
      <Form
        form={form}
        guarded
        {...(known.preview
          ? {
              save: t.save(known.preview.workingDays),
              reason: refusalToRecord(known.preview, form.values),
            }
          : { reason: known.isAwaited ? formTexts.counting : null })}
        onCancel={onDone}
      >
        <ContractPicker
          label={t.employee}
          required
          disabled={"code" in of}
          {...(of.contractId === null ? { "data-autofocus": true } : {})}
          {...form.field("contractId")}
        />
        <SelectField
          label={t.reason}
          required
          searchable
          {...(of.contractId === null ? {} : { "data-autofocus": true })}
          read={reasons}
          data={
            reasons.data &&
            reasonsToChoose(
              reasons.data.filter(isGivenByDay),
              contract.data ? leaveLawOf(contract.data.employmentType) : null,
            )
          }
          {...field("code")}
        />
        <SimpleGrid cols={2} spacing="sm">
          <DateField label={t.from} required {...field("from")} />
          <DateField label={t.to} required since={from} {...field("to")} />
        </SimpleGrid>
        {found && <Note role="status">{t.found}</Note>}
        <LeaveEffect
          {...known}
          replaces={form.field("replaces")}
          beyond={form.field("beyond")}
          despite={form.field("despite")}
        />
        {isAdministrator && <TextField label={t.why} required {...form.field("reason")} />}
      </Form>
    </Reasons>
  );
}
