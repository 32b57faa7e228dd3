import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { entryRefusalText } from "#texts/attendance.ts";
import { beyondTexts as t } from "#texts/leave-range.ts";
import { Modal } from "#web/ui/dialogs.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { acts } from "../model/acts.ts";
import { draftAt, type Draft, type Spot } from "../model/drafts.ts";
import { dateOf } from "../model/records.ts";
import { refusedBeyond } from "./model/doubts.ts";
import type { Grid } from "./use-grid.ts";

/** Days after the month on show that cannot be saved: why, and the act that ends each. */
export function BeyondDialog(props: { grid: Grid; opened: boolean; onClose: () => void }) {
  const { grid, opened, onClose } = props;
  const spots = refusedBeyond(grid.state);
  return (
    <Modal opened={opened && spots.length > 0} onClose={onClose} title={t.title} size="lg">
      <Stack gap="md">
        {spots.map((spot) => (
          <Refused key={`${spot.contractId} ${spot.day}`} grid={grid} spot={spot} />
        ))}
      </Stack>
    </Modal>
  );
}

function Refused({ grid, spot }: { grid: Grid; spot: Spot }) {
  const { sheet, state, act } = grid;
  const contract = sheet.contracts.get(spot.contractId);
  const draft = draftAt(state.drafts, spot);
  const date = dateOf(sheet.days[0] ?? "", spot.day);
  if (!draft) return null;
  const day = `${contract?.lastName} ${contract?.firstName}, ${formatDay(date)}`;
  return (
    <Group component="section" justify="space-between" gap="xs" aria-label={day}>
      <div>
        <Text fw={600}>{day}</Text>
        <Text size="sm">{why(draft)}</Text>
      </div>
      <Group gap="sm">
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link
              {...props}
              to="/attendances/attendance-records/$id/$date"
              params={{ id: sheet.structure.id, date }}
            />
          )}
        >
          {t.open}
        </Anchor>
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
  return content.kind === "refused" ? entryRefusalText(content) : "";
}
