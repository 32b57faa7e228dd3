import { Anchor, Group, Text } from "@mantine/core";
import { attendances } from "#api/attendances.ts";
import { type DisputeOut, disputes } from "#api/disputes.ts";
import { monthRequestTexts as t } from "#texts/month-requests.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { formatInstant, formatLongDay, formatSize } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { wordsOfIntervals } from "#web/features/attendance/public.ts";
import { TextLink } from "#web/ui/links.tsx";
import { AnswerDispute } from "./answer-dispute.tsx";
import styles from "./month-requests.module.css";

/** One disputed day: the record beside what the person says and submits, and the answer or the acts that answer it. */
export function DisputeItem({ dispute }: { dispute: DisputeOut }) {
  const { date, text, at, answer, isCorrected, structureId } = dispute;
  const reasons = useAnswer(attendances.getReasons, { on: date });
  return (
    <div className={styles.dispute}>
      <Group justify="space-between" gap="xs">
        <Text fw={600} size="sm">
          {formatLongDay(date)}
        </Text>
        <TextLink
          size="sm"
          to="/attendances/attendance-records/$id/$date"
          params={{ id: structureId, date }}
        >
          {t.openDay}
        </TextLink>
      </Group>
      <Pending found={reasons} rows={1}>
        {(known) => <RecordAndClaim dispute={dispute} reasons={known} />}
      </Pending>
      {text === null ? (
        <Note>{t.hidden}</Note>
      ) : (
        text !== "" && <Text className={styles.words}>{text}</Text>
      )}
      <Note size="xs">
        {formatInstant(at)}
        {isCorrected && answer === null && ` · ${t.corrected}`}
      </Note>
      {answer === null ? (
        reasons.data && <AnswerDispute dispute={dispute} reasons={reasons.data} />
      ) : (
        <Answer answer={answer} />
      )}
    </div>
  );
}

type Reasons = readonly { code: string; title: string }[];

/** What is recorded, what the person says, and the file. */
function RecordAndClaim({ dispute, reasons }: { dispute: DisputeOut; reasons: Reasons }) {
  const organizationId = useOrganization().id;
  const { id, date, stands, says, evidence } = dispute;
  const titles = new Map(reasons.map((reason) => [reason.code, reason]));
  const save = () =>
    void download(disputes.getEvidence, { organizationId, id }).catch(toast.failure);
  return (
    <dl className={styles.beside}>
      <div>
        <dt>{t.stands}</dt>
        <dd>{wordsOfIntervals(stands.intervals, date, titles)}</dd>
      </div>
      <div>
        <dt>{t.says}</dt>
        <dd>{says === null ? t.inWords : wordsOfIntervals(says, date, titles)}</dd>
      </div>
      {evidence !== null && (
        <div>
          <dt>{t.evidence}</dt>
          <dd>
            <Anchor component="button" type="button" size="sm" onClick={save}>
              {`${evidence.fileName} (${formatSize(evidence.sizeBytes)})`}
            </Anchor>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Answer({ answer }: { answer: NonNullable<DisputeOut["answer"]> }) {
  const { outcome, text, by, at } = answer;
  return (
    <Text size="sm" mt="xs" className={styles.words}>
      <b>{outcome === null ? t.answer : t.verdicts[outcome]}</b>
      {text !== null && text !== "" && `: ${text}`}
      <Note span size="xs">
        {` · ${t.answeredBy(by ?? "", formatInstant(at))}`}
      </Note>
    </Text>
  );
}
