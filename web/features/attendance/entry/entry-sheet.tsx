import { Button, Group } from "@mantine/core";
import { useMemo, useState } from "react";
import { dayListTexts as t } from "#texts/attendance.ts";
import type { DayRange } from "../model/range.ts";
import type { CodeGroup } from "../model/suggestions.ts";
import { EntryBox, type EntryOf } from "./entry-box.tsx";
import styles from "./entry.module.css";

type Props = {
  of: EntryOf;
  /** Which codes to show; null: all. */
  groups: readonly CodeGroup[] | null;
  present: string;
  isLocked: boolean;
  onEnter: (text: string) => void;
  /** The range that a text means, and the function that asks about it instead of entering it. */
  rangeOf: (text: string) => DayRange | null;
  onRange: (range: DayRange) => void;
  /** Continues without entering. */
  onNext?: () => void;
};

/** The field and its list as a bottom sheet, for touch. A tapped code is entered at once. */
export function EntrySheet(props: Props) {
  const { of, groups, present, isLocked, onEnter, onNext } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const entry = useMemo(
    () => (groups ? { ...of, codes: of.codes.filter((one) => groups.includes(one.group)) } : of),
    [of, groups],
  );
  const text = draft ?? present;
  const range = draft === null ? null : props.rangeOf(draft);
  const enter = (whole: string) => (range ? props.onRange(range) : onEnter(whole));
  return (
    <div className={styles.sheet}>
      <label className={styles.label}>
        <span>{t.other}</span>
        <EntryBox
          of={entry}
          range={range}
          text={text}
          isTyped={draft !== null}
          showsMeaning={draft !== null}
          opensWhole={!isLocked}
          onText={setDraft}
          onTaken={onEnter}
          onLeave={() => undefined}
          onStrike={(event, whole) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            enter(whole);
          }}
          input={{
            className: styles.field,
            "aria-label": t.other,
            placeholder: t.example,
            disabled: isLocked,
          }}
        />
      </label>
      <Group mt="sm" grow preventGrowOverflow={false} gap="xs">
        <Button variant="default" px="xs" disabled={isLocked} onClick={() => onEnter("")}>
          {t.clear}
        </Button>
        {onNext && (
          <Button variant="default" px="xs" onClick={onNext}>
            {t.next}
          </Button>
        )}
        <Button px="xs" disabled={isLocked} onClick={() => enter(text)}>
          {t.enter}
        </Button>
      </Group>
    </div>
  );
}
