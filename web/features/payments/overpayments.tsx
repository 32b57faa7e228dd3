import { Text } from "@mantine/core";
import { useState } from "react";
import type { ItemOf } from "#api/list.ts";
import { overpaymentList, recoveryList } from "#api/payment-lists.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { overpaymentListTexts, recoveryListTexts } from "#texts/payment-lists.ts";
import { paymentsTexts as t } from "#texts/payment-pages.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { formatInstant, formatMonth } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { listColumns } from "#web/ui/list/list-columns.tsx";
import { Note } from "#web/ui/note.tsx";
import { Opens } from "#web/ui/opens.tsx";
import { ListPanel } from "./list-panel.tsx";

const RecoverDialog = later(async () => (await import("./recovery-dialogs.tsx")).RecoverDialog);
const WithdrawDialog = later(async () => (await import("./recovery-dialogs.tsx")).WithdrawDialog);

/** Overpayments still waiting, which are computed once the section is unfolded, and those that were paid back, if any. */
export function Overpayments() {
  const { id: organizationId } = useOrganization();
  const within = { organizationId };
  const mayAct = useRefusalTo("payment.make") === null;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Text component="summary" mb="xs" style={{ cursor: "pointer" }}>
          {t.workOutWaiting}
        </Text>
        {isOpen && (
          <ListPanel
            list={overpaymentList}
            title={overpaymentListTexts.title}
            none={overpaymentListTexts.none}
            columns={mayAct ? [...waiting, recovering] : waiting}
            within={within}
            rowKey={({ contractId, month }) => `${contractId} ${month}`}
          />
        )}
      </details>
      <ListPanel
        list={recoveryList}
        title={recoveryListTexts.title}
        columns={recovered}
        within={within}
        rowKey={({ id }) => id}
      />
    </>
  );
}

type Overpayment = ItemOf<typeof overpaymentList>;
type Recovery = ItemOf<typeof recoveryList>;

const waiting = listColumns(overpaymentList, overpaymentListTexts, {
  month: ({ month }) => formatMonth(month),
});

const recovered = listColumns(recoveryList, recoveryListTexts, {
  month: ({ month }) => formatMonth(month),
  reference: { wraps: true },
  stated: ({ at, by }) => `${formatInstant(at)} · ${by}`,
  withdrawal: (row) => <Withdrawal recovery={row} />,
});

const recovering = {
  id: "act",
  header: t.act,
  cell: (row: Overpayment) => <Recover overpayment={row} />,
};

function Recover({ overpayment }: { overpayment: Overpayment }) {
  const { name, month, isOwn } = overpayment;
  return (
    <Opens
      act={t.recover}
      reason={isOwn ? ownAffairTexts.month : null}
      size="xs"
      variant="default"
      aria-label={t.recoverOf(name, formatMonth(month))}
    >
      {(dialog) => <RecoverDialog {...dialog} overpayment={overpayment} />}
    </Opens>
  );
}

function Withdrawal({ recovery }: { recovery: Recovery }) {
  const { name, month, isOwn, withdrawal } = recovery;
  const refusal = useRefusalTo("payment.make");
  if (withdrawal)
    return (
      <>
        {formatInstant(withdrawal.at)} · {withdrawal.by}
        <Note>{withdrawal.reason}</Note>
      </>
    );
  return (
    <Opens
      act={t.withdraw}
      reason={refusal ?? (isOwn ? ownAffairTexts.month : null)}
      size="xs"
      variant="default"
      aria-label={t.withdrawOf(name, formatMonth(month))}
    >
      {(dialog) => <WithdrawDialog {...dialog} recovery={recovery} />}
    </Opens>
  );
}
