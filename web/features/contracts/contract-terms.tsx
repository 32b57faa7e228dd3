import { Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { ContractOut } from "#api/contract-fields.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { isClosed } from "#domain/contracts/contract.ts";
import { formatDuration } from "#domain/minutes.ts";
import { contractActTexts } from "#texts/contract-acts.ts";
import { contractDetailTexts as t, contractRefusals } from "#texts/contracts.ts";
import { recomputeTexts } from "#texts/recomputation.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { today } from "#web/kernel/today.ts";
import { formatRate } from "#web/ui/format-rate.ts";
import { formatDay } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { PayDoubt } from "#web/ui/pay-doubt.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { later } from "#web/ui/later.tsx";
import { OpensForm } from "#web/ui/opens.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import type { ContractDetails } from "./contract-data.tsx";
import styles from "./contract-terms.module.css";

const WithdrawTerm = later(async () => (await import("./withdraw-term.tsx")).WithdrawTerm);
const WithdrawForm = later(async () => (await import("./withdraw-term.tsx")).WithdrawForm);
const TermForm = later(async () => (await import("./term-form.tsx")).TermForm);

type Term = ContractOut["terms"][number];

/**
 * The terms of a contract over time, with the gaps of suspensions, and the forms that add and withdraw a term. The forms are
 * rendered beside the terms, not inside: if another user removes a term, what is typed with it is not lost.
 */
export function ContractTerms({ contract }: { contract: ContractDetails }) {
  const [withdrawn, setWithdrawn] = useState<Term | null>(null);
  const close = () => setWithdrawn(null);
  const right = useRefusalTo("contract.write");
  const { state, settledThrough } = contract;
  const own = contract.isOwn ? ownAffairTexts.contract : null;
  const rule = state === "suspended" ? contractRefusals["state-forbids"] : null;
  return (
    <Panel
      title={t.terms}
      actions={
        <OpensForm
          act={t.addTerm}
          title={contractActTexts.addTerm.action}
          reason={right ?? own ?? rule}
          variant="default"
          size="sm"
          icon={IconPlus}
        >
          {(close) => <TermForm contract={contract} onDone={close} />}
        </OpensForm>
      }
    >
      <ol className={styles.line}>
        {contract.terms.map((term, at) => (
          <TermStep
            key={term.id}
            {...{ contract, term }}
            next={contract.terms[at + 1]}
            onWithdraw={() => setWithdrawn(term)}
          />
        ))}
      </ol>
      <Text size="sm" mt="sm">
        <Link to="/monthly-contracts/recompute" search={{ contractId: contract.id }}>
          {recomputeTexts.openForContract}
        </Link>
      </Text>
      {settledThrough !== null && !isClosed(state) && (
        <Note mt="sm">{t.settled(formatDay(settledThrough))}</Note>
      )}
      <FormModal
        opened={withdrawn !== null}
        onClose={close}
        title={contractActTexts.withdrawTerm.action}
      >
        {withdrawn !== null && <WithdrawForm contract={contract} term={withdrawn} onDone={close} />}
      </FormModal>
    </Panel>
  );
}

type Step = {
  contract: ContractDetails;
  term: Term;
  next: Term | undefined;
  onWithdraw: () => void;
};

function TermStep({ contract, term, next, onWithdraw }: Step) {
  const gap = term.validTo !== null && next ? addDays(term.validTo, 1) : null;
  return (
    <>
      <li className={styles.term} data-now={isNow(term, today()) || undefined}>
        <div className={styles.when}>
          {formatDay(term.validFrom)} – {term.validTo ? formatDay(term.validTo) : t.toEnd}
          {isNow(term, today()) && <StatusBadge tone="good">{t.now}</StatusBadge>}
          {term.validFrom > today() && <StatusBadge tone="info">{t.future}</StatusBadge>}
        </div>
        <div className={styles.what}>{term.structureTitle}</div>
        <div className={styles.how}>
          {term.scheduleTitle} · {t.hours(formatDuration(term.weeklyMinutes))} · {formatRate(term)}
        </div>
        <PayDoubt pay={{ ...term, employmentType: contract.employmentType }} />
        {term.validFrom > today() && term !== contract.terms[0] && (
          <WithdrawTerm contract={contract} term={term} onAsk={onWithdraw} />
        )}
      </li>
      {gap !== null && next && gap < next.validFrom && (
        <li className={styles.gap}>
          {formatDay(gap)} – {formatDay(addDays(next.validFrom, -1))}: {t.gap}
        </li>
      )}
    </>
  );
}

function isNow({ validFrom, validTo }: Term, day: Day): boolean {
  return validFrom <= day && (validTo === null || day <= validTo);
}
