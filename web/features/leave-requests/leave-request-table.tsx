import { Anchor, Group } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { type LeaveRequest, leaveRequestList, leaveRequests } from "#api/leave-requests.ts";
import { leaveRequestListTexts, leaveRequestTexts as t } from "#texts/leave-requests.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { CellNote } from "#web/ui/data-table/cell-note.tsx";
import { FormDrawer, FormModal } from "#web/ui/form/form-dialog.tsx";
import { formatDays, formatInstant, formatSize } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListTable } from "#web/ui/list/list-table.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import { RowAct } from "#web/ui/row-act.tsx";
import { requestTones } from "./request-tones.ts";

const AcceptForm = later(async () => (await import("./accept-form.tsx")).AcceptForm);
const RejectForm = later(async () => (await import("./reject-form.tsx")).RejectForm);

const cells: Cells<typeof leaveRequestList> = {
  name: {
    cell: (row) => (
      <Link to="/contracts/details/$id" params={{ id: row.contractId }}>
        {row.name}
      </Link>
    ),
    note: (row) => row.structureTitle,
  },
  reason: (row) => (
    <div>
      {row.title}
      <Paper request={row} />
    </div>
  ),
  from: ({ from, to }) => formatDays({ from, to }),
  text: ({ text }) => text ?? t.hidden,
  state: {
    tones: requestTones,
    note: ({ answer }) =>
      answer && t.answered(answer.by ?? "", formatInstant(answer.at), answer.text ?? ""),
  },
};

/** What the person submits for the leave, if its reason asks for something. */
function Paper({ request }: { request: LeaveRequest }) {
  const { id: organizationId } = useOrganization();
  const { id, evidence, wantsDocument, text, state } = request;
  if (evidence === null)
    return wantsDocument && text !== null && state === "open" ? (
      <CellNote>{t.noEvidence}</CellNote>
    ) : null;
  const save = () =>
    void download(leaveRequests.getEvidence, { organizationId, id }).catch(toast.failure);
  return (
    <div>
      <Anchor component="button" type="button" size="sm" onClick={save}>
        {t.evidence(evidence.fileName, formatSize(evidence.sizeBytes))}
      </Anchor>
    </div>
  );
}

type AnswerInProgress = { request: LeaveRequest; how: "accept" | "reject" } | null;

/** Requests for leave, each with the acts that answer it. */
export function LeaveRequestTable({ address }: { address: AddressOf<typeof leaveRequestList> }) {
  const [answering, setAnswering] = useState<AnswerInProgress>(null);
  const close = () => setAnswering(null);
  const name = answering?.request.name ?? "";
  return (
    <>
      <ListTable
        list={leaveRequestList}
        texts={leaveRequestListTexts}
        address={address}
        cells={cells}
        rowKey={({ id }) => id}
        renderActs={(request) => <Acts request={request} onAnswer={setAnswering} />}
      />
      <FormDrawer opened={answering?.how === "accept"} onClose={close} title={t.acceptOf(name)}>
        {answering && <AcceptForm request={answering.request} onDone={close} />}
      </FormDrawer>
      <FormModal opened={answering?.how === "reject"} onClose={close} title={t.rejectOf(name)}>
        {answering && <RejectForm request={answering.request} onDone={close} />}
      </FormModal>
    </>
  );
}

type ActProps = { request: LeaveRequest; onAnswer: (answering: AnswerInProgress) => void };

function Acts({ request, onAnswer }: ActProps) {
  const refusal = useRefusalTo("attendance.record") ?? (request.isOwn ? t.own : null);
  if (request.state !== "open") return null;
  return (
    <Group gap={6} justify="flex-end" wrap="nowrap">
      <RowAct
        act={t.accept}
        name={t.acceptOf(request.name)}
        variant="filled"
        reason={refusal}
        onClick={() => onAnswer({ request, how: "accept" })}
      />
      <RowAct
        act={t.reject}
        name={t.rejectOf(request.name)}
        reason={refusal}
        onClick={() => onAnswer({ request, how: "reject" })}
      />
    </Group>
  );
}
