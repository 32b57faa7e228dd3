import { Alert, Text } from "@mantine/core";
import { bodyMonths } from "#api/body-months.ts";
import type { Month } from "#domain/calendar/day.ts";
import { paymentsTexts as t } from "#texts/payment-pages.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { TextLink } from "#web/ui/links.tsx";
import { Pending } from "#web/ui/pending.tsx";

const mostNamed = 5;

/** How many contract months are not approved, of which bodies: payments made now for all of them leave these out. */
export function UnapprovedOfAll({ month }: { month: Month }) {
  const found = useAnswer(bodyMonths.getAll, {
    month,
    having: "unapproved",
    sort: "-draft",
    take: mostNamed,
  });
  return (
    <Pending found={found} rows={2}>
      {({ items, total, sums: { draft, submitted, awaiting, signed } }) => {
        if (total === 0) return null;
        return (
          <Alert color="yellow" title={t.previewUnapproved(draft + submitted + awaiting + signed)}>
            <Text size="sm">
              {t.unapprovedBodies(
                items.map(({ title }) => title),
                total,
              )}
            </Text>
            <TextLink to="/system-administration/bodies" search={{ month }}>
              {t.toUnapproved}
            </TextLink>
          </Alert>
        );
      }}
    </Pending>
  );
}
