import { Title } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { docsTexts as t } from "#texts/api-docs.ts";
import { Note } from "#web/ui/note.tsx";
import { CallDetails } from "./call-details.tsx";
import type { DocumentedCall } from "./call-document.ts";
import styles from "./docs-page.module.css";

type Props = {
  area: string;
  calls: readonly DocumentedCall[];
  /** The call whose details are shown, by its operationId. */
  opened: string | undefined;
  /** Whether the calls start expanded: they were found by a search and should be visible. */
  isFound: boolean;
  onOpen: (id: string | undefined) => void;
};

/** The calls of one area, collapsed until needed; the browser's own find-in-page opens it too. */
export function CallArea({ area, calls, opened, isFound, onOpen }: Props) {
  const linked = calls.some(({ operationId }) => operationId === opened);
  const [isOpen, setOpen] = useState(isFound || linked);
  return (
    <details
      className={styles.area}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <IconChevronRight size={16} stroke={1.6} aria-hidden className={styles.chevron} />
        <Title order={2} fz="lg">
          {area}
        </Title>
        <Note span>{t.callsOf(calls.length)}</Note>
      </summary>
      <ul className={styles.calls}>
        {calls.map((call) => (
          <CallRow
            key={call.operationId}
            call={call}
            isOpen={call.operationId === opened}
            onToggle={onOpen}
          />
        ))}
      </ul>
    </details>
  );
}

type RowProps = {
  call: DocumentedCall;
  isOpen: boolean;
  onToggle: (id: string | undefined) => void;
};

function CallRow({ call, isOpen, onToggle }: RowProps) {
  const { operationId: id, method, address, summary } = call;
  const [isLinked] = useState(isOpen);
  return (
    <li id={id} ref={isLinked ? intoView : null}>
      <button
        type="button"
        className={styles.call}
        aria-expanded={isOpen}
        onClick={() => onToggle(isOpen ? undefined : id)}
      >
        <IconChevronRight size={16} stroke={1.6} aria-hidden className={styles.chevron} />
        <span className={styles.method} data-method={method}>
          {method}
        </span>
        <code className={styles.address}>{address}</code>
        <span className={styles.summary}>{summary}</span>
      </button>
      {isOpen && <CallDetails call={call} />}
    </li>
  );
}

/** Scrolls to the call that the address names, for which the reader came. */
function intoView(row: HTMLLIElement | null): void {
  row?.scrollIntoView({ block: "start" });
}
