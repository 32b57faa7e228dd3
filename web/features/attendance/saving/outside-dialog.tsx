import { Button, Group, Stack, Text } from "@mantine/core";
import type { Day } from "#domain/calendar/day.ts";
import { gridTexts } from "#texts/attendance.ts";
import { entryRefusalText } from "#texts/entry-refusals.ts";
import { outsideTexts as t } from "#texts/leave-range.ts";
import { Modal } from "#web/ui/dialogs.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { TextLink } from "#web/ui/links.tsx";
import { acts, type Act } from "../model/acts.ts";
import { draftAt, type Draft, type Drafts, type Spot } from "../model/drafts.ts";
import { dateOf } from "../model/records.ts";

type Place = {
  structureId: string;
  /** The first day of the month from which the days of the drafts are counted. */
  first: Day;
  drafts: Drafts;
  act: (act: Act) => void;
  nameOf: (contractId: string) => string;
};

type Props = Place & {
  days: "afterMonth" | "others";
  spots: readonly Spot[];
  opened: boolean;
  onClose: () => void;
};

/** Days that are not on the sheet shown and cannot be saved: why, and the act that resolves each. */
export function OutsideDialog({ days, spots, opened, onClose, ...place }: Props) {
  return (
    <Modal opened={opened && spots.length > 0} onClose={onClose} title={t[days]} size="lg">
      <Stack gap="md">
        {spots.map((spot) => (
          <Outside key={`${spot.contractId} ${spot.day}`} {...place} spot={spot} />
        ))}
      </Stack>
    </Modal>
  );
}

function Outside({ structureId, first, drafts, act, nameOf, spot }: Place & { spot: Spot }) {
  const draft = draftAt(drafts, spot);
  const date = dateOf(first, spot.day);
  if (!draft) return null;
  const day = `${nameOf(spot.contractId)}, ${formatDay(date)}`;
  return (
    <Group component="section" justify="space-between" gap="xs" aria-label={day}>
      <div>
        <Text fw={600}>{day}</Text>
        <Text size="sm">{why(draft)}</Text>
      </div>
      <Group gap="sm">
        <TextLink
          size="sm"
          to="/attendances/attendance-records/$id/$date"
          params={{ id: structureId, date }}
        >
          {t.open}
        </TextLink>
        <Button
          size="compact-md"
          variant="default"
          aria-label={t.giveUpOf(day)}
          onClick={() => act(acts.giveUp(spot))}
        >
          {t.giveUp}
        </Button>
      </Group>
    </Group>
  );
}

function why({ answer, content }: Draft): string {
  if (answer?.kind === "refused") return answer.messages.join(" ");
  if (answer?.kind === "changed") return gridTexts.conflict(answer.theirs.isOwn);
  return content.kind === "refused" ? entryRefusalText(content) : "";
}
