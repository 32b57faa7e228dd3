import { Text } from "@mantine/core";
import type { ReasonEdition, ReasonFields } from "#api/absence-reasons.ts";
import { reasonFieldTexts, reasonPageTexts as t } from "#texts/absence-reasons.ts";
import { common } from "#texts/common.ts";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import styles from "./reason-editions.module.css";
import { fieldText } from "./reason-words.ts";

/** All that was ever said of a reason, the last said first, each with what it changed. */
export function ReasonEditions({ editions }: { editions: readonly ReasonEdition[] }) {
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
            <Text size="sm" c="dimmed">
              {t.edition(
                edition.setBy ?? t.installation,
                edition.setAt && formatInstant(edition.setAt),
              )}
            </Text>
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
