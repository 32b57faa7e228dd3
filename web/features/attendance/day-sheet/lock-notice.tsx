import { Alert, Group, Text } from "@mantine/core";
import { IconLock, IconLockOpen } from "@tabler/icons-react";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { rightsTexts } from "#texts/rights.ts";
import { askUnlockTexts } from "#texts/ask-unlock.ts";
import { AskUnlock } from "#web/features/unlocks/public.ts";
import { thisMoment } from "#web/kernel/today.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { ButtonLink } from "#web/ui/links.tsx";
import type { DayModel } from "./model/day.ts";
import { lateWords } from "./model/last-act.ts";
import { toDay } from "./to-day.ts";

type Props = {
  model: DayModel;
  /** Why nothing may be recorded at all, or null. */
  refusal: string | null;
};

/** Above the sheet: that its day is in the future, that it is locked or about to be, what is unlocked until when, and how to ask. */
export function LockNotice({ model, refusal }: Props) {
  const { structure, date, today, people, state, unlocks } = model;
  if (refusal !== null)
    return <Notice text={refusal === rightsTexts.role ? t.lookOnly : refusal} />;
  if (date > today) {
    return (
      <Notice text={t.futureDay} color="green">
        <ButtonLink size="compact-sm" variant="light" {...toDay(structure.id, today)}>
          {t.toToday}
        </ButtonLink>
      </Notice>
    );
  }
  const late = lateWords(model, thisMoment());
  if (late !== null) return <Notice text={late} color="yellow" />;
  if (state !== "locked") return null;
  const granted = unlocks.filter((unlock) => unlock.state === "granted");
  const whole = granted.find(({ contractId }) => contractId === null) ?? granted[0];
  const whom = whole?.contractId ?? null;
  const until = whole?.expiresAt ?? null;
  const open = whom === null ? askUnlockTexts.openUntil : askUnlockTexts.openForSome;
  const words = until === null ? t.locked : open(formatInstant(until));
  const isClosedAgain = people.some(({ lock }) => lock === "month-signed");
  const isAsked = unlocks.some((unlock) => unlock.state === "asked");
  return (
    <Notice
      text={isAsked ? `${words} ${askUnlockTexts.waiting}` : words}
      color={whole === undefined ? "gray" : "green"}
    >
      {(whole === undefined || whom !== null || isClosedAgain) && (
        <AskUnlock structure={structure} day={date} people={people} />
      )}
    </Notice>
  );
}

function Notice(props: { text: string; color?: string; children?: React.ReactNode }) {
  const { text, color = "gray", children } = props;
  const NoticeIcon = color === "green" ? IconLockOpen : IconLock;
  return (
    <Alert color={color} mb="md" icon={<NoticeIcon size={18} stroke={1.6} aria-hidden />}>
      <Group gap="sm" justify="space-between">
        <Text size="sm">{text}</Text>
        {children}
      </Group>
    </Alert>
  );
}
