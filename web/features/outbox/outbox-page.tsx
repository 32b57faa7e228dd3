import { Alert, Text } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { type MailItem, mailList, mails } from "#api/mails.ts";
import { mailListTexts, outboxTexts as t } from "#texts/mail.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { prefetchList } from "#web/ui/list/prefetch-list.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import { useFound } from "#web/ui/list/use-found.ts";
import { Note } from "#web/ui/note.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import styles from "./outbox.module.css";

const readSearch = listSearchOf(mailList.filters);

export const Route = createFileRoute("/_signed-in/system-administration/outbox")({
  validateSearch: unread<typeof readSearch>,
  loader: prefetchList(mailList),
  component: OutboxPage,
});

function OutboxPage() {
  const address = useRead(readSearch, Route.useSearch());
  const { data, failureCount } = useFound(mailList, address);
  const isFirst = !data && failureCount === 0;
  return (
    <ListPage
      list={mailList}
      texts={mailListTexts}
      address={address}
      cells={cells}
      renderDetail={({ text }) => <Text className={styles.text}>{text}</Text>}
      renderActs={(mail) => <Retry mail={mail} />}
      above={
        isFirst ? (
          <span data-first />
        ) : (
          data?.isConnected === false && (
            <Alert color="yellow" mb="md">
              {t.notConnected}
            </Alert>
          )
        )
      }
    />
  );
}

const tones: Record<MailItem["state"], Tone> = {
  waiting: "info",
  sent: "good",
  refused: "bad",
  late: "neutral",
  withdrawn: "neutral",
};

const cells: Cells<typeof mailList> = { state: (mail) => <State mail={mail} /> };

function State({ mail }: { mail: MailItem }) {
  const { state, link, attempts, nextTryAt, lastAnswer, mayGo } = mail;
  const isUnsent = state === "waiting" || state === "refused";
  const isDead = link !== null && link !== "open";
  const words = [
    ...(state === "withdrawn" ? [t.withdrawn] : []),
    ...(isDead ? [t.deadLinks[link]] : isUnsent && !mayGo ? [t.tooLate] : []),
    ...(attempts > 0 ? [t.tried(attempts)] : []),
    ...(nextTryAt !== null && attempts > 0 ? [t.nextTry(formatInstant(nextTryAt))] : []),
    ...(lastAnswer === "" ? [] : [t.lastAnswer(lastAnswer)]),
  ];
  return (
    <>
      <StatusBadge tone={tones[state]}>{t.states[state]}</StatusBadge>
      {words.map((word) => (
        <Note key={word} size="xs" className={styles.word}>
          {word}
        </Note>
      ))}
    </>
  );
}

/** Sends at once what waits or was refused, unless it is too late or leads to a dead link. */
function Retry({ mail: { organizationId, id, subject, mayGo } }: { mail: MailItem }) {
  if (!mayGo) return null;
  return (
    <CallButton
      variant="default"
      size="compact-sm"
      aria-label={t.retryOf(subject)}
      makes={mails.retry}
      input={{ organizationId, id }}
      done={t.retried}
    >
      {t.retry}
    </CallButton>
  );
}
