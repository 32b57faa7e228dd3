import { List, Stack, Text } from "@mantine/core";
import { ergani, type WorkCardDetails } from "#api/ergani.ts";
import { canRetry } from "#domain/ergani/states.ts";
import { workCardPageTexts as t } from "#texts/ergani-pages.ts";
import { erganiPageTexts as words, erganiPageTexts } from "#texts/ergani.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { Facts } from "#web/ui/facts.tsx";
import { SelectField } from "#web/ui/form/fields.tsx";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { CardState } from "./card-state.tsx";

/** One card beside the list: what it says, each attempt with its answer, and the form that tries again. */
export function CardDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  return (
    <FormDrawer opened={id !== null} onClose={onClose} title={t.card} size="lg">
      {id !== null && <FoundCard key={id} id={id} />}
    </FormDrawer>
  );
}

function FoundCard({ id }: { id: string }) {
  const found = useAnswer(ergani.getById, { id });
  return (
    <Pending found={found} rows={6}>
      {(card) => (
        <Stack gap="md">
          <Text fw={650} fz="lg">
            {card.lastName} {card.firstName}
          </Text>
          <Panel>
            <Facts
              facts={[
                { label: words.kind, value: words.kinds[card.kind] },
                { label: words.time, value: formatInstant(card.at) },
                { label: words.workDate, value: formatDay(card.workDate) },
                { label: words.afm, value: card.afm },
                { label: words.contract, value: card.number },
                { label: words.state, value: <CardState card={card} /> },
                { label: words.protocol, value: card.protocol },
                { label: t.madeAt, value: formatInstant(card.madeAt) },
              ]}
            />
          </Panel>
          <Panel title={t.attempts}>
            <Attempts attempts={card.attempts} />
          </Panel>
          {card.requests.length > 0 && (
            <Panel title={t.requests}>
              <List spacing="xs">
                {card.requests.map(({ at, by, lateReason }) => (
                  <List.Item key={at}>
                    {by}, {formatInstant(at)}
                    {lateReason && <Note>{words.lateReasons[lateReason]}</Note>}
                  </List.Item>
                ))}
              </List>
            </Panel>
          )}
          {canRetry(card.state) && (
            <Panel title={t.again}>
              <RetryForm id={id} />
            </Panel>
          )}
        </Stack>
      )}
    </Pending>
  );
}

function Attempts({ attempts }: Pick<WorkCardDetails, "attempts">) {
  if (attempts.length === 0) return <Text c="dimmed">{t.noAttempts}</Text>;
  return (
    <List spacing="xs">
      {attempts.map((attempt) => (
        <List.Item key={attempt.beganAt}>
          {formatInstant(attempt.beganAt)}: {wordOf(attempt)}
          {attempt.protocol !== null && (
            <Note>{t.submittedAt(attempt.protocol, attempt.submitted ?? "")}</Note>
          )}
          {attempt.answer !== "" && <Note>{attempt.answer}</Note>}
          {attempt.lateReason && <Note>{words.lateReasons[attempt.lateReason]}</Note>}
        </List.Item>
      ))}
    </List>
  );
}

function wordOf({ outcome }: WorkCardDetails["attempts"][number]): string {
  if (outcome === null) return t.noEnd;
  return outcome === "unavailable" ? t.mayBeTaken : words.outcomes[outcome];
}

/** A person must give code 001: the application cannot know of a power cut. */
const powerCutCode = "001" as const;
const byItself = "by-itself";

/** Moves a card to the front of the queue, optionally with the reason why it is late. */
function RetryForm({ id }: { id: string }) {
  const form = useCallForm({
    initial: { lateReason: byItself },
    call: ergani.retry,
    inputOf: ({ lateReason }) => ({
      id,
      lateReason: lateReason === powerCutCode ? powerCutCode : null,
    }),
    onDone: () => toast.success(t.againDone),
  });
  return (
    <Form
      form={form}
      label={t.again}
      guarded={false}
      save={t.again}
      reason={useRefusalTo("work-card.manage")}
    >
      <SelectField
        label={t.reason}
        description={t.reasonHint}
        allowDeselect={false}
        data={[
          { value: byItself, label: t.byItself },
          { value: powerCutCode, label: erganiPageTexts.lateReasons[powerCutCode] },
        ]}
        {...form.field("lateReason")}
        onChange={(chosen) => form.set({ lateReason: chosen ?? byItself })}
      />
    </Form>
  );
}
