import { SimpleGrid, Text } from "@mantine/core";
import { closures, type ClosureFields, type ClosureOut } from "#api/closures.ts";
import { structures } from "#api/structures.ts";
import { formTexts } from "#texts/common.ts";
import { calendarEffectTexts, closurePageTexts as t, closureRefusals } from "#texts/closures.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { ChangedNotice, wordAmong } from "#web/features/history/public.ts";
import { StructurePicker, useStructureChoices } from "#web/features/structures/public.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { today } from "#web/kernel/today.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { CheckField, TextAreaField } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useRecordForm } from "#web/ui/form/use-record-form.ts";
import type { Form as FormState } from "#web/ui/form/use-plain-form.ts";
import { Note } from "#web/ui/note.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { CalendarEffectView } from "./calendar-effect.tsx";

type Props = {
  /** Null for a new one. */
  closure: ClosureOut | null;
  /** Whether it closes a structure, and not the whole body. */
  isOfStructure: boolean;
  onDone: () => void;
};

/** A closure, new or existing, with its effect below the fields. */
export function ClosureForm({ closure, isOfStructure, onDone }: Props) {
  const form = useRecordForm({
    calls: {
      create: isOfStructure ? createOfStructure : closures.create,
      update: closures.update,
    },
    record: closure,
    initial: initialOf(closure),
    inputOf: (values) => values,
    updateOf: (input, known) => ({ ...input, ...known }),
    done: t.saved,
    onDone,
  });
  const structureChoices = useStructureChoices(null);
  const { isReady, found } = useEffectOf(isOfStructure, closure?.id ?? null, form.values);
  return (
    <Form form={form} onCancel={onDone} reason={isReady ? refusalOf(found) : null}>
      <ChangedNotice
        form={form}
        words={{ structureId: wordAmong(structureChoices.data) }}
        names={{ withSubstructures: t.withSubstructures, reason: t.reason }}
        onTaken={onDone}
      />
      {isOfStructure && <StructureFields form={form} />}
      <TextField label={t.titleField} description={t.titleHint} required {...form.field("title")} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <DateField label={t.from} required {...form.field("from")} />
        <DateField label={t.to} required since={form.values.from} {...form.field("to")} />
      </SimpleGrid>
      <TextAreaField label={t.reason} description={t.reasonHint} {...form.field("reason")} />
      <Effect isReady={isReady} found={found} />
    </Form>
  );
}

const structureClosure = closures.create.input.safeExtend({
  structureId: structures.getById.input.shape.id,
});
const createOfStructure = { ...closures.create, input: structureClosure };

function StructureFields({ form }: { form: FormState<ClosureFields> }) {
  return (
    <>
      <StructurePicker label={t.structure} required isOpen {...form.field("structureId")} />
      <CheckField label={t.withSubstructures} {...form.field("withSubstructures")} />
    </>
  );
}

/** The effect. The title and the reason do not change it, so typing them sends no request. */
function useEffectOf(isOfStructure: boolean, id: string | null, values: ClosureFields) {
  const { id: organizationId } = useOrganization();
  const closure = { ...values, title: "-", reason: "" };
  const schema = isOfStructure ? structureClosure : closures.create.input;
  const isReady = schema.safeParse({ organizationId, ...closure }).success;
  const found = useAnswer(
    closures.preview,
    { organizationId, id, closure },
    { enabled: isReady, retry: false },
  );
  return { isReady, found };
}

type ClosureEffect = ReturnType<typeof useEffectOf>["found"];

function refusalOf({ error, data }: ClosureEffect): string | null {
  if (error) return error.status === 400 ? error.messages.join(" ") : null;
  if (!data) return formTexts.counting;
  return data.refusal ? closureRefusals[data.refusal] : null;
}

function Effect({ isReady, found }: { isReady: boolean; found: ClosureEffect }) {
  if (!isReady) return <Note>{calendarEffectTexts.waiting}</Note>;
  if (found.error && found.error.status !== 400)
    return <RetryError error={found.error} onRetry={found.refetch} />;
  if (found.error) return <Text size="sm">{found.error.messages.join(" ")}</Text>;
  if (!found.data) return <Note>{formTexts.counting}</Note>;
  return <CalendarEffectView effect={found.data} />;
}

function initialOf(closure: ClosureOut | null): ClosureFields {
  if (closure) {
    const { structureId, withSubstructures, title, reason, from, to } = closure;
    return { structureId, withSubstructures, title, reason, from, to };
  }
  const day = today();
  return {
    structureId: null,
    withSubstructures: false,
    title: "",
    reason: "",
    from: day,
    to: day,
  };
}
