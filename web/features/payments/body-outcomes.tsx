import { Anchor, List, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { OutputOf } from "#api/call.ts";
import type { payments } from "#api/payments.ts";
import { paymentsTexts as t } from "#texts/payment-pages.ts";
import { formatMoney } from "#web/ui/formats.ts";

/** What became of each body when payments were drawn up for all. */
export function BodyOutcomes(props: {
  bodies: OutputOf<typeof payments.createForBodies>["bodies"];
}) {
  if (props.bodies.length === 0) return <Text>{t.outcomesNone}</Text>;
  return (
    <Stack gap="xs">
      <Text fw={600}>{t.outcomes}</Text>
      <List spacing="xs">
        {props.bodies.map(({ organizationId, title, id, lines, total, messages }) => (
          <List.Item key={organizationId}>
            {id === null ? (
              title
            ) : (
              <Anchor
                renderRoot={(anchor) => (
                  <Link
                    to="/payments/details/$id"
                    params={{ id }}
                    search={{ body: organizationId }}
                    {...anchor}
                  />
                )}
              >
                {title}
              </Anchor>
            )}
            <Text size="sm" c="dimmed">
              {id === null ? messages.join(" ") : `${t.previewLines(lines)}, ${formatMoney(total)}`}
            </Text>
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
