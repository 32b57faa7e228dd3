import { Button, Group, Kbd, Stack, Text } from "@mantine/core";
import { documents, type DocumentItem } from "#api/documents.ts";
import { documentListTexts, documentStateTexts, documentTexts as t } from "#texts/documents.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { Facts } from "#web/ui/facts.tsx";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { focusFirst } from "#web/ui/focus-first.ts";
import { formatDay, formatInstant, formatSize } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { useKeys } from "#web/ui/use-keydown.ts";
import { DocumentDecision } from "./document-decision.tsx";
import { DocumentViewer } from "./document-viewer.tsx";
import { documentTones } from "./document-words.ts";
import styles from "./document-viewer.module.css";

const { columns } = documentListTexts;

type Props = {
  item: DocumentItem | null;
  onClose: () => void;
  /** The neighbours in the list; null where there is none. */
  onNext?: (() => void) | null;
  onPrevious?: (() => void) | null;
  onReplace?: ((item: DocumentItem) => void) | null;
};

/** A document beside its list: its facts, its content, its history and its acts. */
export function DocumentDrawer({ item, onClose, ...more }: Props) {
  return (
    <FormDrawer
      opened={item !== null}
      onClose={onClose}
      size="xl"
      title={item ? t.viewOf(item.fileName) : ""}
    >
      {item && <Content key={item.id} item={item} onClose={onClose} {...more} />}
    </FormDrawer>
  );
}

function Content({ item, onClose, onNext, onPrevious, onReplace }: Props & { item: DocumentItem }) {
  useKeys({ KeyJ: () => onNext?.(), KeyK: () => onPrevious?.() });
  const isQueue = onNext !== undefined;
  // The next document takes over the focus of the previous one, so that the next key applies to it.
  return (
    <Stack
      gap="md"
      ref={focusFirst}
      tabIndex={-1}
      data-autofocus
      // The drawer sets its first focus a moment after it opens: a user who pressed a key by then is already in a field.
      onFocus={({ target, currentTarget }) => {
        if (target !== currentTarget) delete currentTarget.dataset["autofocus"];
      }}
      role="group"
      aria-label={`${item.fileName} · ${item.organization}`}
    >
      <Facts
        facts={[
          { label: columns.organization, value: item.organization },
          { label: columns.kind, value: item.kindTitle },
          { label: columns.person, value: item.person },
          { label: columns.state, value: <State item={item} /> },
          { label: columns.expiresOn, value: item.expiresOn && formatDay(item.expiresOn) },
          {
            label: columns.uploadedAt,
            value: `${formatInstant(item.uploadedAt)}, ${item.uploadedBy}`,
          },
          { label: t.size, value: formatSize(item.sizeBytes) },
          { label: columns.note, value: item.note },
          { label: t.sha256, value: <span className={styles.hash}>{item.sha256}</span> },
        ]}
      />
      <Group gap="xs">
        <DocumentDecision item={item} byKeys={isQueue} onDone={() => (onNext ?? onClose)()} />
        {onReplace && item.state !== "replaced" && (
          <Button variant="default" onClick={() => onReplace(item)}>
            {t.replace}
          </Button>
        )}
        {isQueue && (
          <>
            <Button
              variant="default"
              disabled={!onPrevious}
              onClick={() => onPrevious?.()}
              rightSection={<Kbd size="xs">K</Kbd>}
            >
              {t.previous}
            </Button>
            <Button
              variant="default"
              disabled={!onNext}
              onClick={() => onNext?.()}
              rightSection={<Kbd size="xs">J</Kbd>}
            >
              {t.next}
            </Button>
          </>
        )}
      </Group>
      <DocumentViewer item={item} />
      <Acts item={item} />
    </Stack>
  );
}

function State({ item }: { item: DocumentItem }) {
  return (
    <>
      <StatusBadge tone={documentTones[item.state]}>{documentStateTexts[item.state]}</StatusBadge>
      {item.reason !== "" && <Note size="xs">{item.reason}</Note>}
    </>
  );
}

function Acts({ item: { organizationId, id } }: { item: DocumentItem }) {
  const { data } = useAnswer(documents.getById, { organizationId, id });
  return (
    <div>
      <Text fw={600} size="sm">
        {t.history}
      </Text>
      {(data?.acts ?? []).map(({ state, at, by, reason }) => (
        <Text size="sm" key={`${at} ${state}`}>
          {[formatInstant(at), documentStateTexts[state], by, reason]
            .filter((word) => word !== "")
            .join(" · ")}
        </Text>
      ))}
    </div>
  );
}
