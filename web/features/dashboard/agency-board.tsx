import { Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type Agency, dashboard } from "#api/dashboard.ts";
import { agencyTexts as t } from "#texts/agency.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { BodyLink } from "#web/features/body-months/public.ts";
import { useSession } from "#web/kernel/session.ts";
import { StackedBars } from "#web/ui/chart/stacked-bars.tsx";
import { formatMonth } from "#web/ui/formats.ts";
import { laterAbove } from "#web/ui/later.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { QueryState } from "#web/ui/pending.tsx";
import { agencyWork } from "./agency-work.ts";
import { monthGroups, monthSeries } from "./month-groups.ts";
import { WorkList } from "./work-list.tsx";

const SystemTrouble = laterAbove(async () => (await import("./system-trouble.tsx")).SystemTrouble);

/** What waits on the agency across all bodies; for administrators also what is wrong with the installation. */
export function AgencyBoard() {
  const found = useAnswer(dashboard.getAgency, {});
  const isAdministrator = useSession()?.area === "Administrator";
  return (
    <Stack gap="md">
      <QueryState found={found} rows={2} height={200} />
      {found.data && (
        <WorkList
          work={agencyWork(found.data)}
          isAtWork={found.data.bodies.some((body) => monthGroups.some((group) => body[group] > 0))}
        />
      )}
      {isAdministrator && <SystemTrouble />}
      {found.data && <Bodies agency={found.data} />}
    </Stack>
  );
}

function Bodies({ agency: { month, bodies, bodyCount } }: { agency: Agency }) {
  if (bodies.length === 0) return null;
  const title = t.bodiesOf(formatMonth(month));
  return (
    <Panel title={title}>
      <StackedBars
        label={title}
        heading={t.body}
        series={monthSeries}
        bars={bodies.map((body) => ({
          name: body.title,
          shown: (
            <BodyLink
              body={{ id: body.organizationId, description: body.title }}
              to="/monthly-contracts"
              search={{ month }}
            >
              {body.title}
            </BodyLink>
          ),
          values: monthGroups.map((group) => body[group]),
        }))}
      />
      {bodyCount > 0 && (
        <Text size="sm" mt="sm">
          <Link to="/system-administration/bodies" search={{ month }}>
            {t.allBodies(bodyCount)}
          </Link>
        </Text>
      )}
    </Panel>
  );
}
