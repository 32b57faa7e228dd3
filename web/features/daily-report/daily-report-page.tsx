import { Alert, Button, Group, Text } from "@mantine/core";
import { IconLinkOff } from "@tabler/icons-react";
import { createFileRoute } from "@tanstack/react-router";
import { dailyReportTexts as t } from "#texts/daily-report.ts";
import { linkTexts } from "#texts/links.ts";
import { apiErrorOf } from "#web/kernel/api-error.ts";
import { storesWork } from "#web/kernel/unsaved.ts";
import { useStore } from "#web/kernel/store.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { formatInstant, formatLongDay } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Page } from "#web/ui/page.tsx";
import { LoadingLines } from "#web/ui/pending.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import sheet from "#web/ui/link-sheet.module.css";
import styles from "./daily-report.module.css";
import { withDraft, withOwn } from "./drafts.ts";
import { ReportRow } from "./report-row.tsx";
import { type Report, useDrafts, useReport } from "./use-report.ts";

export const Route = createFileRoute("/_blank/daily-report/$token")({ component: DailyReportPage });

function DailyReportPage() {
  const { token } = Route.useParams();
  const { data: report, error, refetch } = useReport(token);
  if (report) return <OpenReport key={token} token={token} report={report} />;
  return (
    <Page title={t.title}>
      <div className={sheet.sheet}>
        {error === null && <LoadingLines height={320} />}
        {error !== null && apiErrorOf(error).status === 404 && (
          <EmptyState icon={IconLinkOff} title={linkTexts.wrong} text={linkTexts.wrongWhy} />
        )}
        {error !== null && apiErrorOf(error).status !== 404 && (
          <RetryError error={error} onRetry={refetch} />
        )}
      </div>
    </Page>
  );
}

const tones = { open: "info", submitted: "good", locked: "neutral" } as const;

function OpenReport({ token, report }: { token: string; report: Report }) {
  const { drafts, delivery, change, save, submit, onTyping } = useDrafts(token, report);
  const { rows, date, reasons } = report;
  const closed = closedWords(report);
  const missing = rows.filter((row) => row.standing === "missing" && !drafts.has(row.contractId));
  const count = (standing: string) => rows.filter((row) => row.standing === standing).length;
  const isAway = delivery.pauseMs !== null;
  const isSending = delivery.isSending && !isAway;
  const offline = useStore(storesWork) ? t.offline : t.unstored;
  const busy = delivery.isSending ? offline : null;
  const submitRefusal =
    report.state === "submitted"
      ? t.alreadySubmitted
      : missing.length > 0
        ? t.stillMissing(missing.length)
        : null;
  return (
    <Page
      title={report.structure}
      beside={<StatusBadge tone={tones[report.state]}>{t.states[report.state]}</StatusBadge>}
      description={`${formatLongDay(date)} · ${report.organization}`}
    >
      <div className={sheet.sheet}>
        <Text role="status">{t.counts(count("present"), count("absent"), count("missing"))}</Text>
        {closed !== null && (
          <Alert mt="sm" color={report.state === "submitted" ? "green" : "gray"}>
            {closed}
          </Alert>
        )}
        {rows.length === 0 && <EmptyState title={t.nobody} text={t.nobodyWhy} />}
        <ul className={styles.rows}>
          {rows.map((row) => (
            <ReportRow
              key={row.contractId}
              row={row}
              date={date}
              reasons={reasons}
              draftEntry={drafts.get(row.contractId) ?? null}
              isReadOnly={closed !== null}
              onDraft={(draft) => change(withDraft(drafts, row, draft))}
              onTyping={(isTyping) => onTyping(isTyping ? row.contractId : null)}
              onOwn={() => change(withOwn(drafts, row))}
            />
          ))}
        </ul>
        {closed === null && rows.length > 0 && (
          <div className={sheet.foot}>
            {isAway && <Alert color="yellow">{offline}</Alert>}
            {missing.length > 0 && (
              <Button
                variant="light"
                fullWidth
                onClick={() =>
                  change(
                    missing.reduce((all, row) => withDraft(all, row, { how: "present" }), drafts),
                  )
                }
              >
                {t.allAsPlanned}
              </Button>
            )}
            <Group grow>
              <ActButton
                variant="default"
                loading={isSending}
                reason={drafts.size === 0 ? t.nothingToSave : busy}
                onClick={() => void save()}
              >
                {t.save}
              </ActButton>
              <ActButton
                loading={isSending}
                reason={submitRefusal ?? busy}
                onClick={() => void submit()}
              >
                {t.submit}
              </ActButton>
            </Group>
          </div>
        )}
        <Note mt="sm">{linkTexts.until(formatInstant(report.expiresAt))}</Note>
      </div>
    </Page>
  );
}

/** Why the sheet is read-only; null if it is not. */
function closedWords({ state, usedAt }: Report): string | null {
  if (usedAt !== null) return t.submitted(formatInstant(usedAt));
  if (state === "locked") return t.locked;
  return null;
}
