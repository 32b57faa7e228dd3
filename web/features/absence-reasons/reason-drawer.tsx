import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { absenceReasons, type ReasonEdition, type ReasonFields } from "#api/absence-reasons.ts";
import type { OutputOf } from "#api/call.ts";
import { reasonPageTexts as t, reasonFieldTexts } from "#texts/absence-reasons.ts";
import { common } from "#texts/common.ts";
import { today } from "#web/kernel/today.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { Facts } from "#web/ui/facts.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RecordDrawer } from "#web/ui/record-drawer.tsx";
import styles from "./reason-editions.module.css";
import { ReasonForm } from "./reason-form.tsx";
import { fieldText } from "./reason-words.ts";

/** A reason's current state with its history. */
type ReasonDetails = OutputOf<typeof absenceReasons.getById>;

/** One reason of absence beside the list: its properties, its acts and its history. */
export function ReasonDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  return (
    <RecordDrawer reads={absenceReasons.getById} id={id} onClose={onClose} title={t.one}>
      {(reason) => <Reason reason={reason} />}
    </RecordDrawer>
  );
}

function Reason({ reason }: { reason: ReasonDetails }) {
  const [act, setAct] = useState<"edit" | "retire" | null>(null);
  const done = () => setAct(null);
  if (act === "edit") return <ReasonForm reason={reason} onDone={done} />;
  if (act === "retire") return <RetireForm reason={reason} onDone={done} />;
  return (
    <Stack gap="md">
      <Group>
        <ActButton reason={null} icon={IconPencil} onClick={() => setAct("edit")}>
          {common.edit}
        </ActButton>
        {reason.isActive && (
          <Button variant="default" onClick={() => setAct("retire")}>
            {t.retire}
          </Button>
        )}
      </Group>
      <Panel title={reason.title}>
        <ReasonFacts reason={reason} />
      </Panel>
      <ReasonEditions editions={reason.editions} />
    </Stack>
  );
}

/** All editions of a reason, newest first, each with what it changed. */
function ReasonEditions({ editions }: { editions: readonly ReasonEdition[] }) {
  return (
    <Panel title={t.history}>
      <ol className={styles.list}>
        {editions.map((edition, index) => (
          <li key={`${edition.setAt} ${edition.validFrom}`}>
            <b>
              {reasonFieldTexts.validFrom}:{" "}
              {edition.validFrom === null ? t.fromBeginning : formatDay(edition.validFrom)}
            </b>
            <Text size="sm">{changesOf(edition, editions[index + 1])}</Text>
            <Note>
              {t.edition(
                edition.setBy ?? t.installation,
                edition.setAt && formatInstant(edition.setAt),
              )}
            </Note>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function changesOf(edition: ReasonEdition, before: ReasonEdition | undefined): string {
  if (!before) return t.first;
  const fields = Object.keys(reasonFieldTexts).filter(
    (name): name is keyof ReasonFields => name in edition && name !== "validFrom",
  );
  const changed = fields
    .filter((field) => edition[field] !== before[field])
    .map((field) => {
      const [was, is] = [fieldText(before, field), fieldText(edition, field)];
      return `${reasonFieldTexts[field]}: ${was || common.none} → ${is || common.none}`;
    });
  return changed.length === 0 ? t.unchanged : changed.join(" · ");
}

const visibleFields: readonly (keyof ReasonFields)[] = [
  "shortTitle",
  "group",
  "regime",
  "unit",
  "paid",
  "dayBasis",
  "maxPerYear",
  "maxPerEvent",
  "maxConsecutive",
  "minServiceMonths",
  "noticeDays",
  "requiresApproval",
  "proportionalToContract",
  "countsAsService",
  "countsAsPresence",
  "requiresDocument",
  "documentKind",
  "documentDueDays",
  "carryOverUntil",
  "carriedAs",
  "genderOrRole",
  "erganiCode",
  "payrollCode",
  "isSensitive",
  "isActive",
  "legalBasis",
];

/** The properties of a reason today; those without a value are left out. */
function ReasonFacts({ reason }: { reason: ReasonDetails }) {
  const { code, validFrom } = reason;
  const from = validFrom === null ? t.fromBeginning : formatDay(validFrom);
  return (
    <Facts
      facts={[
        { label: reasonFieldTexts.code, value: code },
        ...visibleFields
          .map((field) => ({ label: reasonFieldTexts[field], value: fieldText(reason, field) }))
          .filter(({ value }) => value !== ""),
        { label: reasonFieldTexts.validFrom, value: from },
      ]}
    />
  );
}

/** Retires a reason from a given day on. */
function RetireForm({ reason, onDone }: { reason: ReasonDetails; onDone: () => void }) {
  const { id, version, title } = reason;
  const form = useCallForm({
    initial: { validFrom: today() },
    call: absenceReasons.retire,
    inputOf: ({ validFrom }) => ({ id, version, validFrom }),
    done: t.retireDone,
    onDone,
  });
  return (
    <Form form={form} save={t.retire} onCancel={onDone}>
      <Title order={2} size="h4">
        {t.retireTitle(title)}
      </Title>
      <Text size="sm">{t.retireText}</Text>
      <DateField label={t.retireFrom} min={today()} required {...form.field("validFrom")} />
    </Form>
  );
}
