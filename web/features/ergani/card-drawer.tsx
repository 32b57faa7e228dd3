import { List, Stack, Text } from "@mantine/core";
import { ergani, type WorkCardDetails } from "#api/ergani.ts";
import { canRetry } from "#domain/ergani/states.ts";
import { workCardPageTexts as t } from "#texts/ergani-pages.ts";
import { erganiPageTexts as words } from "#texts/ergani.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { Facts } from "#web/ui/facts.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { OneOfField } from "#web/ui/form/one-of-field.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RecordDrawer } from "#web/ui/record-drawer.tsx";
import { CardState } from "./card-state.tsx";

/** One card beside the list: what it says, each attempt with its answer, and the form that tries again. */
export function CardDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  return (
    <RecordDrawer reads={ergani.getById} id={id} onClose={onClose} title={t.card} size="lg">
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
              <RetryForm id={card.id} />
            </Panel>
          )}
        </Stack>
      )}
    </RecordDrawer>
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
const lateReasons = { "by-itself": t.byItself, [powerCutCode]: words.lateReasons[powerCutCode] };
const initial: { lateReason: keyof typeof lateReasons } = { lateReason: "by-itself" };

/** Moves a card to the front of the queue, optionally with the reason why it is late. */
function RetryForm({ id }: { id: string }) {
  const form = useCallForm({
    initial,
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
      <OneOfField
        label={t.reason}
        description={t.reasonHint}
        words={lateReasons}
        {...form.field("lateReason")}
      />
    </Form>
  );
}
