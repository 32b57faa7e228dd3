import { Stack } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { recomputationFilters } from "#api/recomputation.ts";
import { recomputeTexts as t } from "#texts/recomputation.ts";
import { monthToClose } from "#web/features/verification/public.tsx";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization, useOrganization } from "#web/kernel/organization.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { RunDialog } from "#web/ui/bulk/run-dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { UpLink } from "#web/ui/links.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { ScopePanel } from "./scope-panel.tsx";
import { useRecomputation } from "./use-recomputation.ts";

const readSearch = listSearchOf(recomputationFilters);

export const Route = createFileRoute("/_signed-in/monthly-contracts/recompute")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: RecomputePage,
});

/** Shows what the present terms and calendars would make of past months, and recomputes them. */
function RecomputePage() {
  const { structureId, contractId, ...given } = useRead(readSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const to = given.to ?? given.from ?? monthToClose();
  const from = given.from ?? to;
  const organizationId = useOrganization().id;
  const scope = { organizationId, structureId, contractId, from, to };
  return (
    <Page
      title={t.title}
      description={t.description}
      above={<UpLink label={t.toMonths} to="/monthly-contracts" />}
    >
      <Recomputation
        key={[organizationId, structureId, contractId, from, to].join()}
        scope={scope}
        onScope={(search) => void navigate({ search, replace: true })}
      />
    </Page>
  );
}

type Props = {
  scope: Parameters<typeof useRecomputation>[0] & Parameters<typeof ScopePanel>[0]["scope"];
  onScope: Parameters<typeof ScopePanel>[0]["onChange"];
};

function Recomputation({ scope, onScope }: Props) {
  const { running, months, look, recompute, stop } = useRecomputation(scope);
  const { structureId, contractId, from, to } = scope;
  return (
    <Stack gap="md">
      <ScopePanel
        scope={{ structureId, contractId, from, to }}
        onChange={onScope}
        running={running}
        onPreview={() => void look()}
      />
      {months !== null && (
        <PreviewPanel
          months={months}
          onRecompute={(chosen, reason) => void recompute(chosen, reason)}
        />
      )}
      {months === null && running === null && (
        <Panel>
          <EmptyState title={t.notYet} text={t.notYetHint} />
        </Panel>
      )}
      <RunDialog
        progress={running?.what === "recompute" ? running : null}
        onStop={stop}
        title={t.running}
        hint={t.runningHint}
      />
    </Stack>
  );
}
