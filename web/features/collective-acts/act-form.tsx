import { Box, SimpleGrid } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { attendances } from "#api/attendances.ts";
import type { OutputOf } from "#api/call.ts";
import { collectiveActs, type PersonOfAct } from "#api/collective-acts.ts";
import { isCollective } from "#domain/collective-acts/act.ts";
import {
  collectiveActFieldTexts as fields,
  collectiveActPageTexts as t,
  collectiveActRefusals,
} from "#texts/collective-acts.ts";
import { formTexts } from "#texts/common.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import type { ApiError } from "#web/kernel/api-error.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useSession } from "#web/kernel/session.ts";
import { today } from "#web/kernel/today.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { SelectField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { labelled } from "#web/ui/form/labelled.ts";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { Note } from "#web/ui/note.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { daysTaken, PeopleOutcomes } from "./people-outcomes.tsx";
import { type ActScope, ScopeFields } from "./scope-fields.tsx";

type Values = ActScope & {
  title: string;
  code: string | null;
  from: string;
  to: string;
  number: string;
  decidedOn: string;
  ada: string;
  reason: string;
};

type Props = { onDone: (people: readonly PersonOfAct[]) => void; onCancel: () => void };

/** An act with its decision, whom it covers, and the outcome for each person before it is recorded. */
export function ActForm({ onDone, onCancel }: Props) {
  const isAdministrator = useSession()?.area === "Administrator";
  const form = useCallForm({
    initial: initial(),
    call: collectiveActs.record,
    inputOf: ({ people, code, ...values }) => ({
      ...values,
      code: code ?? "",
      employeeIds: [...people.keys()],
    }),
    onDone: ({ people }) => onDone(people),
  });
  const field = labelled(form, fields);
  const { preview, isWhole } = usePreview(form.values);
  const taken = preview.data ? daysTaken(preview.data.people) : 0;
  const reasons = useAnswer(attendances.getReasons, {});
  return (
    <Form
      form={form}
      onCancel={onCancel}
      reason={isWhole ? refusalOf(preview) : null}
      {...(taken > 0 && { save: t.save(taken) })}
    >
      <TextField {...field("title")} description={t.titleHint} required data-autofocus />
      <SelectField
        {...field("code")}
        description={t.codeHint}
        required
        searchable
        read={reasons}
        data={reasons.data
          ?.filter(isCollective)
          .map(({ code, title }) => ({ value: code, label: `${code} · ${title}` }))}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <DateField {...field("from")} required />
        <DateField {...field("to")} required since={form.values.from} />
        <TextField {...field("number")} required />
        <DateField {...field("decidedOn")} required />
        <TextField {...field("ada")} description={t.adaHint} />
      </SimpleGrid>
      <ScopeFields form={form} />
      {isAdministrator && <TextField label={t.why} required {...form.field("reason")} />}
      <PreviewOfAct isWhole={isWhole} preview={preview} />
    </Form>
  );
}

/** What the act would do, once its reason, days and coverage are filled in; the decision makes no difference to it. */
function usePreview(values: Values): { preview: ActPreview; isWhole: boolean } {
  const { id: organizationId } = useOrganization();
  const { code, from, to, wholeBody, structureIds, withSubstructures, people } = values;
  const query = {
    organizationId,
    code: code ?? "",
    from,
    to,
    wholeBody,
    structureIds,
    withSubstructures,
    employeeIds: [...people.keys()],
  };
  const covers = wholeBody || structureIds.length > 0 || people.size > 0;
  const isWhole = covers && collectiveActs.preview.input.safeParse(query).success;
  const preview = useAnswer(collectiveActs.preview, query, {
    enabled: isWhole,
    retry: false,
  });
  return { preview, isWhole };
}

function initial(): Values {
  const day = today();
  return {
    title: "",
    code: null,
    from: day,
    to: day,
    number: "",
    decidedOn: day,
    ada: "",
    wholeBody: false,
    structureIds: [],
    withSubstructures: true,
    people: new Map(),
    reason: "",
  };
}

/** The preview of an act, as far as it has loaded. */
type ActPreview = UseQueryResult<OutputOf<typeof collectiveActs.preview>, ApiError>;

/** Why an act with this preview is not recorded, or not before the preview is there; null if it may be. */
function refusalOf({ data, error }: ActPreview): string | null {
  if (error) return error.status === 400 ? error.messages.join(" ") : null;
  if (!data) return formTexts.counting;
  return daysTaken(data.people) === 0 ? collectiveActRefusals.nobody : null;
}

/** The outcome for everyone, before recording. Its space is reserved from the start, so that the button does not move. */
function PreviewOfAct({ isWhole, preview }: { isWhole: boolean; preview: ActPreview }) {
  const { data, error, refetch } = preview;
  return (
    <Box mih="6.5rem" aria-live="polite">
      {!isWhole && <Note>{t.previewHint}</Note>}
      {isWhole && error && error.status !== 400 && <RetryError error={error} onRetry={refetch} />}
      {isWhole && !error && !data && <Note>{formTexts.counting}</Note>}
      {isWhole && !error && data && <PeopleOutcomes people={data.people} />}
    </Box>
  );
}
