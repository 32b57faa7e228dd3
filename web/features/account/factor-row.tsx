import { Button, Text } from "@mantine/core";
import type { OutputOf } from "#api/call.ts";
import type { users } from "#api/security.ts";
import { secondFactorPanelTexts as t } from "#texts/account.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import styles from "#web/ui/rows.module.css";

export type Factor = OutputOf<typeof users.getSecondFactors>["factors"][number];

/** A second factor with its name and its last use. */
export function FactorRow({ factor, onRemove }: { factor: Factor; onRemove: () => void }) {
  const { kind, title, createdAt, lastUsedAt } = factor;
  const used = lastUsedAt === null ? t.neverUsed : t.lastUsedAt(formatInstant(lastUsedAt));
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <Text fw={600} size="sm">
          {title}
        </Text>
        <Note>{[t.kinds[kind], t.createdAt(formatInstant(createdAt)), used].join(" · ")}</Note>
      </div>
      <Button size="xs" variant="default" aria-label={t.removeOne(title)} onClick={onRemove}>
        {t.remove}
      </Button>
    </li>
  );
}
