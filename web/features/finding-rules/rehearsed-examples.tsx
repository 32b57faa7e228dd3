import { Title } from "@mantine/core";
import type { Rehearsal } from "#api/finding-rules.ts";
import { findingRulesTexts as t } from "#texts/finding-rules.ts";
import { FindingItem } from "#web/features/verification/public.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import styles from "./rehearsed-examples.module.css";

/** Some of what would be found anew, or no more. */
export function RehearsedExamples({ examples }: { examples: Rehearsal["examples"] }) {
  if (examples.length === 0) return null;
  return (
    <>
      <Title order={4} size="h6">
        {t.examples}
      </Title>
      <ul className={styles.examples}>
        {examples.map((one, index) => (
          <FindingItem key={`${one.rule} ${index}`} finding={one} at={one.structureId}>
            <StatusBadge tone={one.isNew ? "warning" : "neutral"}>
              {one.isNew ? t.isNew : t.isGone}
            </StatusBadge>
          </FindingItem>
        ))}
      </ul>
    </>
  );
}
