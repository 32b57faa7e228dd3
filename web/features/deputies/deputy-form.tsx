import { SimpleGrid } from "@mantine/core";
import { deputies } from "#api/deputies.ts";
import { deputyFieldTexts as fields, deputyPageTexts as t } from "#texts/deputies.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { today } from "#web/kernel/today.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { SelectField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { Note } from "#web/ui/note.tsx";
import { adaTexts } from "#texts/ada.ts";

type Person = { id: string; name: string };

/** Who stands in, for whom, on which days and by which act. */
export function DeputyForm({ onDone }: { onDone: () => void }) {
  const choices = useAnswer(deputies.getChoices, {});
  const { representatives, deputies: possible } = choices.data ?? {};
  const form = useCallForm({
    initial: initial(),
    call: deputies.appoint,
    inputOf: ({ userId, representsId, ...values }) => ({
      userId: userId ?? "",
      representsId: representsId ?? onlyOne(representatives) ?? "",
      ...values,
    }),
    onDone,
    done: t.appointed,
  });
  const { value, ...represents } = form.field("representsId");
  return (
    <Form form={form} onCancel={onDone} save={t.save}>
      <SelectField
        label={fields.userId}
        description={t.userHint}
        required
        searchable
        data-autofocus
        read={choices}
        data={possible?.map(optionOf)}
        {...form.field("userId")}
      />
      <SelectField
        label={fields.representsId}
        required
        read={choices}
        data={representatives?.map(optionOf)}
        value={value ?? onlyOne(representatives)}
        {...represents}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <DateField label={fields.from} required {...form.field("from")} />
        <DateField label={fields.to} required since={form.values.from} {...form.field("to")} />
        <TextField label={fields.number} required {...form.field("number")} />
        <DateField label={fields.decidedOn} required {...form.field("decidedOn")} />
        <TextField label={fields.ada} description={adaTexts.hint} {...form.field("ada")} />
      </SimpleGrid>
      <Note>{t.scope}</Note>
    </Form>
  );
}

function optionOf({ id, name }: Person) {
  return { value: id, label: name };
}

/** The only representative of a body, which is then preselected. */
function onlyOne(representatives: readonly Person[] | undefined): string | null {
  return representatives?.length === 1 ? (representatives[0]?.id ?? null) : null;
}

type Values = {
  userId: string | null;
  representsId: string | null;
  from: string;
  to: string;
  number: string;
  decidedOn: string;
  ada: string;
};

function initial(): Values {
  const day = today();
  return {
    userId: null,
    representsId: null,
    from: day,
    to: "",
    number: "",
    decidedOn: day,
    ada: "",
  };
}
