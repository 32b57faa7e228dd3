import { Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { OutputOf } from "#api/call.ts";
import type { payments } from "#api/payments.ts";
import { paymentsTexts as t } from "#texts/payment-pages.ts";
import { Outcomes } from "#web/ui/bulk/outcomes.tsx";
import { formatMoney } from "#web/ui/formats.ts";

type Body = OutputOf<typeof payments.createForBodies>["bodies"][number];

/** What became of each body when payments were drawn up for all. */
export function BodyOutcomes({ bodies }: { bodies: readonly Body[] }) {
  if (bodies.length === 0) return <Text>{t.outcomesNone}</Text>;
  const rows = bodies.map((body) => ({
    key: body.organizationId,
    names: [<PaymentLink key="body" {...body} />],
    outcome: body.outcome,
    messages:
      body.id === null
        ? body.messages
        : [`${t.previewLines(body.lines)}, ${formatMoney(body.total)}`],
  }));
  return <Outcomes label={t.outcomes} columns={[t.organization]} rows={rows} />;
}

function PaymentLink({ organizationId, title, id }: Body) {
  if (id === null) return title;
  return (
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
  );
}
