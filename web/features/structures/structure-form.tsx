import { SimpleGrid } from "@mantine/core";
import { dashboard } from "#api/dashboard.ts";
import { type ScheduleItem, schedules } from "#api/schedules.ts";
import { structures, StructureFields, type StructureOut } from "#api/structures.ts";
import type { Day } from "#domain/calendar/day.ts";
import { usualOpening } from "#domain/structures/opening.ts";
import { structurePageTexts as t } from "#texts/structures.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { ChangedNotice, wordAmong } from "#web/features/history/public.ts";
import { today } from "#web/kernel/today.ts";
import { textsOf } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { SelectField } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { bothOf, Pending } from "#web/ui/pending.tsx";
import { useRecordForm } from "#web/ui/form/use-record-form.ts";
import { StructurePicker, useStructureChoices } from "./structure-picker.tsx";

type Props = {
  /** Null for a new one. */
  structure: StructureOut | null;
  onSaved: (id: string) => void;
  onCancel: () => void;
};

/**
 * The form of a structure, new or existing. A new one begins with the body's schedule, if it has
 * only one, and opens on the body's first day of keeping attendance: before that day nothing of it
 * would count, and from then on its days are recorded.
 */
export function StructureForm(props: Props) {
  const known = useAnswer(schedules.getAll, { take: 200 });
  const setup = useAnswer(dashboard.getSetup, {});
  return (
    <Pending found={bothOf(known, setup)} rows={6}>
      {([{ items }, { keptFrom }]) => <FilledForm {...props} known={items} keptFrom={keptFrom} />}
    </Pending>
  );
}

function FilledForm(props: Props & { known: readonly ScheduleItem[]; keptFrom: Day | null }) {
  const { structure, known, keptFrom, onSaved, onCancel } = props;
  const form = useRecordForm({
    calls: structures,
    record: structure,
    initial: initialOf(structure, {
      schedule: known.length === 1 ? known[0] : undefined,
      keptFrom,
    }),
    inputOf: (values) => values,
    updateOf: (input, known) => ({ ...input, ...known }),
    onDone: ({ id }) => onSaved(id),
  });
  const parents = useStructureChoices(null);
  const choices = known.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Form form={form} onCancel={onCancel}>
      <ChangedNotice
        form={form}
        words={{ parentId: wordAmong(parents.data), scheduleId: wordAmong(choices) }}
        names={{ place: t.place }}
      />
      <TextField label={t.title} required {...form.field("title")} data-autofocus />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextField label={t.code} required {...form.field("code")} />
        <TextField label={t.category} description={t.categoryHint} {...form.field("category")} />
      </SimpleGrid>
      <StructurePicker label={t.parent} isOpen except={structure?.id} {...form.field("parentId")} />
      <SelectField
        label={t.schedule}
        description={t.scheduleHint}
        data={choices}
        searchable
        {...form.field("scheduleId")}
      />
      <TextField label={t.address} {...form.field("address")} />
      <TextField label={t.place} description={t.placeHint} {...form.field("place")} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextField label={t.personInCharge} {...form.field("personInCharge")} />
        <TextField label={t.phone} inputMode="tel" {...form.field("phone")} />
      </SimpleGrid>
      <TextField
        label={t.personInChargeEmail}
        description={t.personInChargeEmailHint}
        type="email"
        {...form.field("personInChargeEmail")}
      />
      <DateField label={t.openedOn} required {...form.field("openedOn")} />
    </Form>
  );
}

const textFields = StructureFields.keyof().exclude(["parentId", "scheduleId", "openedOn"]).options;

function initialOf(
  structure: StructureOut | null,
  { schedule, keptFrom }: { schedule: ScheduleItem | undefined; keptFrom: Day | null },
): StructureFields {
  return {
    ...textsOf(structure, textFields),
    parentId: structure?.parentId ?? null,
    scheduleId: (structure ? structure.scheduleId : schedule?.id) ?? null,
    openedOn: structure?.openedOn ?? usualOpening(keptFrom, today()),
  };
}
