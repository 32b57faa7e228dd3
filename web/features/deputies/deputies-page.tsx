import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { type DeputyActItem, deputyActList } from "#api/deputies.ts";
import { dayAt } from "#domain/calendar/zone.ts";
import {
  deputyListTexts,
  deputyPageTexts as t,
  deputyRefusals,
  deputyStateTexts,
} from "#texts/deputies.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization, useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { formatDay } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { prefetchList } from "#web/ui/list/prefetch-list.ts";
import { ListPage } from "#web/ui/list/list-page.tsx";
import { RowAct } from "#web/ui/row-act.tsx";

const DeputyForm = later(async () => (await import("./deputy-form.tsx")).DeputyForm);
const EndDeputy = later(async () => (await import("./end-deputy.tsx")).EndDeputy);

const readSearch = listSearchOf(deputyActList.filters);

export const Route = createFileRoute("/_signed-in/organization-administration/deputies")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  loader: prefetchList(deputyActList),
  component: DeputiesPage,
});

const cells: Cells<typeof deputyActList> = {
  state: {
    tones: {
      coming: "info",
      holds: "good",
      void: "bad",
      lapsed: "bad",
      past: "neutral",
      ended: "neutral",
    },
    note: ({ state, to, holdsTo, endedAt, endedBy, endReason }) => {
      if (endedAt)
        return `${deputyStateTexts.endedOn(formatDay(dayAt(endedAt)), endedBy ?? "")}: ${endReason}`;
      if (state === "void") return deputyStateTexts.whyVoid;
      return holdsTo && holdsTo < to ? deputyStateTexts.accountEnds(formatDay(holdsTo)) : null;
    },
  },
};

/** Who stands in for the body's legal representative, and the forms that appoint and end. */
function DeputiesPage() {
  const address = useRead(readSearch, Route.useSearch());
  const [ended, setEnded] = useState<DeputyActItem | null>(null);
  const refusal = useRefusal();
  return (
    <ListPage
      list={deputyActList}
      texts={deputyListTexts}
      address={address}
      cells={cells}
      isMuted={isOver}
      renderActs={(act) =>
        !isOver(act) && (
          <RowAct
            act={t.end}
            name={t.endOf(act.deputy)}
            reason={refusal}
            onClick={() => setEnded(act)}
          />
        )
      }
      creation={{
        act: t.create,
        reason: refusal,
        renderForm: (close) => <DeputyForm onDone={close} />,
      }}
    >
      <EndDeputy act={ended} onClose={() => setEnded(null)} />
    </ListPage>
  );
}

function isOver({ state }: DeputyActItem): boolean {
  return state === "past" || state === "ended";
}

/** A deputy cannot appoint another. */
function useRefusal(): string | null {
  const refusal = useRefusalTo("deputy.write");
  const { deputyTo } = useOrganization();
  return deputyTo ? deputyRefusals.chain : refusal;
}
