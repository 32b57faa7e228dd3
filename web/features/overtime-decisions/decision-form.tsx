import { SimpleGrid, Text } from "@mantine/core";
import {
  type OvertimeDecision,
  type OvertimeDecisionItem,
  overtimeDecisions,
} from "#api/overtime-decisions.ts";
import { personWithAfm } from "#domain/identity/person-name.ts";
import { type OvertimeKind } from "#domain/overtime/decision.ts";
import {
  overtimeFieldTexts as fields,
  overtimeKindTexts,
  overtimePageTexts as t,
} from "#texts/overtime-decisions.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { useStructureChoices } from "#web/features/structures/public.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { today } from "#web/kernel/today.ts";
import { durationOf, durationText } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { DurationField, TextAreaField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { ManyField } from "#web/ui/form/many-field.tsx";
import { OneOfField } from "#web/ui/form/one-of-field.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { Pending } from "#web/ui/pending.tsx";
import { faultOf, limitsOf } from "./typed-limits.ts";
import { type ChosenPerson, PeopleField } from "./people-field.tsx";

type Props = {
  /** The decision that it replaces and is prefilled from; null for a new one. */
  amended: OvertimeDecisionItem | null;
  onDone: () => void;
};

/** A decision as it was published, with whom it covers and how many hours each. */
export function DecisionForm({ amended, onDone }: Props) {
  const found = useAnswer(
    overtimeDecisions.getById,
    { id: amended?.id ?? "" },
    { enabled: amended !== null },
  );
  if (amended === null) return <Fields amended={null} onDone={onDone} />;
  return (
    <Pending found={found} rows={6}>
      {(decision) => <Fields amended={decision} onDone={onDone} />}
    </Pending>
  );
}

function Fields({ amended, onDone }: { amended: OvertimeDecision | null; onDone: () => void }) {
  const { id: organizationId } = useOrganization();
  const create = useCall(overtimeDecisions.create);
  const form = useForm({
    initial: initialOf(amended),
    schema: overtimeDecisions.create.input,
    inputOf: ({ monthMinutes, totalMinutes, people, ...rest }) => ({
      organizationId,
      ...rest,
      monthMinutes: durationOf(monthMinutes) ?? Number.NaN,
      totalMinutes: durationOf(totalMinutes) ?? Number.NaN,
      people: people.map(({ employeeId, month, total }) => ({
        employeeId,
        monthMinutes: durationOf(month) ?? null,
        totalMinutes: durationOf(total) ?? null,
      })),
      amends: amended?.id ?? null,
    }),
    send: create.mutateAsync,
    onSaved: () => {
      toast.success(t.saved);
      onDone();
    },
  });
  const { kind, from, monthMinutes, totalMinutes, structureIds } = form.values;
  const structures = useStructureChoices(structureIds);
  const limits = limitsOf(monthMinutes, totalMinutes);
  const total = form.field("totalMinutes");
  return (
    <Form form={form} label={t.create} onCancel={onDone}>
      {amended && <Text>{t.amendText(amended.number)}</Text>}
      <OneOfField
        label={fields.kind}
        required
        description={kind === "completing" ? t.completingHint : undefined}
        words={overtimeKindTexts}
        {...form.field("kind")}
      />
      <TextField label={fields.organ} required {...form.field("organ")} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextField label={fields.number} required {...form.field("number")} />
        <DateField label={fields.decidedOn} required {...form.field("decidedOn")} />
        <TextField label={fields.ada} description={t.adaHint} {...form.field("ada")} />
        <TextField label={fields.gazette} description={t.gazetteHint} {...form.field("gazette")} />
        <DateField label={fields.from} required {...form.field("from")} />
        <DateField label={fields.to} required since={from} {...form.field("to")} />
        <DurationField
          label={fields.monthMinutes}
          description={t.hoursHint}
          required
          {...form.field("monthMinutes")}
          placeholder="20:00"
        />
        <DurationField
          label={fields.totalMinutes}
          description={t.hoursHint}
          required
          {...total}
          error={total.error ?? faultOf(limits)}
          placeholder="60:00"
        />
      </SimpleGrid>
      <PeopleField kind={kind} on={from} limits={limits} {...form.field("people")} />
      <ManyField
        label={fields.structureIds}
        description={t.structuresHint}
        read={structures.read}
        data={structures.data ?? []}
        limit={100}
        {...form.field("structureIds")}
      />
      <TextAreaField label={fields.work} required {...form.field("work")} />
      <TextField label={fields.kae} {...form.field("kae")} />
    </Form>
  );
}

function initialOf(amended: OvertimeDecision | null) {
  const kind: OvertimeKind = amended?.kind ?? "afternoon";
  const people: ChosenPerson[] = (amended?.people ?? []).map((person) => ({
    employeeId: person.employeeId,
    name: personWithAfm(person),
    month: durationText(person.monthMinutes),
    total: durationText(person.totalMinutes),
  }));
  return {
    kind,
    organ: amended?.organ ?? "",
    number: "",
    decidedOn: today(),
    ada: "",
    gazette: "",
    from: today(),
    to: amended?.to ?? "",
    work: amended?.work ?? "",
    kae: amended?.kae ?? "",
    monthMinutes: durationText(amended?.monthMinutes ?? null),
    totalMinutes: durationText(amended?.totalMinutes ?? null),
    people,
    structureIds: (amended?.structures ?? []).map(({ id }) => id),
  };
}
