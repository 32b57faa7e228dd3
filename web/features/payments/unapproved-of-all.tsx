import { Alert, Text } from "@mantine/core";
import { bodyMonths, type BodyMonths } from "#api/body-months.ts";
import type { Month } from "#domain/calendar/day.ts";
import { paymentsTexts as t } from "#texts/payment-pages.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { TextLink } from "#web/ui/links.tsx";
import { Pending } from "#web/ui/pending.tsx";

/** The most bodies of one answer. */
const take = 200;

/** How many contract months are not approved, of which bodies: payments made now for all of them leave these out. */
export function UnapprovedOfAll({ month }: { month: Month }) {
  const found = useAnswer(bodyMonths.getAll, { month, sort: "-draft", take });
  return (
    <Pending found={found} rows={2}>
      {({ items, sums }) => {
        const bodies = items.filter((body) => unapprovedOf(body) > 0);
        if (unapprovedOf(sums) === 0) return null;
        return (
          <Alert color="yellow" title={t.previewUnapproved(unapprovedOf(sums))}>
            <Text size="sm">{t.unapprovedBodies(bodies.map(({ title }) => title))}</Text>
            <TextLink to="/system-administration/bodies" search={{ month }}>
              {t.toUnapproved}
            </TextLink>
          </Alert>
        );
      }}
    </Pending>
  );
}

type Counts = Pick<BodyMonths, "draft" | "submitted" | "awaiting" | "signed">;

function unapprovedOf({ draft, submitted, awaiting, signed }: Counts): number {
  return draft + submitted + awaiting + signed;
}
