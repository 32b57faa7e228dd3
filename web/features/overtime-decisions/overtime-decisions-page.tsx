import { Group } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { type OvertimeDecisionItem, overtimeDecisionList } from "#api/overtime-decisions.ts";
import { formatDuration } from "#domain/minutes.ts";
import { overtimeDecisionListTexts, overtimePageTexts as t } from "#texts/overtime-decisions.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { today } from "#web/kernel/today.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { later } from "#web/ui/later.tsx";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { prefetchList } from "#web/ui/list/prefetch-list.ts";
import { ListPage } from "#web/ui/list/list-page.tsx";
import { RowAct } from "#web/ui/row-act.tsx";

const DecisionForm = later(async () => (await import("./decision-form.tsx")).DecisionForm);
const DecisionDetails = later(async () => (await import("./decision-details.tsx")).DecisionDetails);
const EndDecision = later(async () => (await import("./end-decision.tsx")).EndDecision);

const readSearch = listSearchOf(overtimeDecisionList.filters);

export const Route = createFileRoute("/_signed-in/contracts/overtime")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  loader: prefetchList(overtimeDecisionList),
  component: OvertimeDecisionsPage,
});

const cells: Cells<typeof overtimeDecisionList> = {
  monthHours: ({ monthMinutes }) => formatDuration(monthMinutes),
  totalHours: ({ totalMinutes }) => formatDuration(totalMinutes),
};

/** Decisions of the body that allow overtime, and the forms that enter, amend and end one. */
function OvertimeDecisionsPage() {
  const address = useRead(readSearch, Route.useSearch());
  const [amended, setAmended] = useState<OvertimeDecisionItem | null>(null);
  const [ended, setEnded] = useState<OvertimeDecisionItem | null>(null);
  const refusal = useRefusalTo("overtime.write");
  const close = () => setAmended(null);
  return (
    <ListPage
      list={overtimeDecisionList}
      texts={overtimeDecisionListTexts}
      address={address}
      cells={cells}
      isMuted={({ endedOn, to }) => (endedOn ?? to) < today()}
      renderDetail={({ id }) => <DecisionDetails id={id} />}
      renderActs={(row) => (
        <Acts
          of={row}
          refusal={refusal ?? (row.endedOn === null ? null : t.hasEnded)}
          onAmend={() => setAmended(row)}
          onEnd={() => setEnded(row)}
        />
      )}
      creation={{
        act: t.create,
        reason: refusal,
        renderForm: (onDone) => <DecisionForm amended={null} onDone={onDone} />,
      }}
    >
      <FormDrawer
        opened={amended !== null}
        onClose={close}
        title={t.amendOf(amended?.number ?? "")}
      >
        {amended && <DecisionForm amended={amended} onDone={close} />}
      </FormDrawer>
      <EndDecision decision={ended} onClose={() => setEnded(null)} />
    </ListPage>
  );
}

type ActsProps = {
  of: OvertimeDecisionItem;
  refusal: string | null;
  onAmend: () => void;
  onEnd: () => void;
};

function Acts({ of: { number }, refusal, onAmend, onEnd }: ActsProps) {
  return (
    <Group gap={6} wrap="nowrap">
      <RowAct act={t.amend} name={t.amendOf(number)} reason={refusal} onClick={onAmend} />
      <RowAct act={t.end} name={t.endOf(number)} reason={refusal} onClick={onEnd} />
    </Group>
  );
}
