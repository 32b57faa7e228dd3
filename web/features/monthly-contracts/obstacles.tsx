import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { BoardRow } from "#api/monthly-contracts.ts";
import type { Month } from "#domain/calendar/day.ts";
import { monthRequestTexts } from "#texts/month-requests.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import styles from "./closing-board.module.css";

type Props = { row: BoardRow; month: Month; onChoose: () => void };

/** What is in the way of the structure's closing, each leading to where it is dealt with; its state, when nothing is. */
export function Obstacles({ row, month, onChoose }: Props) {
  const { structureId, contracts, draft, awaiting, signed, approved, uncomputed, firstOpenDay } =
    row;
  // What is not known is no obstacle of its own: the card says how many months are not computed, with the act beside it.
  const [pendingDays, missingDays] = [row.pendingDays ?? 0, row.missingDays ?? 0];
  const structure = structureId;
  const toSubmit = draft - uncomputed;
  const onFirstDue = { to: "/attendances", search: { structure, month, due: true } } as const;
  const inUnlocks = {
    to: "/attendances/unlocks",
    search: { state: "asked", search: row.title },
  } as const;
  const inDoubts = {
    to: "/verifications/verify-attendances",
    search: { month, structure },
  } as const;
  const onSheet = {
    to: "/attendances/attendance-records/$id/$date",
    params: { id: structureId, date: firstOpenDay ?? "" },
  } as const;
  const onDisputed = {
    to: "/attendances/attendance-records/$id/$date",
    params: { id: structureId, date: row.firstDisputedDay ?? "" },
  } as const;
  return (
    <ul className={styles.obstacles}>
      <Obstacle stands={row.unopenedDays > 0}>
        <Link {...onSheet}>{t.unopenedDays(row.unopenedDays)}</Link>
      </Obstacle>
      <Obstacle stands={row.openSheets > 0}>
        <Link {...onSheet}>{t.openSheets(row.openSheets)}</Link>
      </Obstacle>
      <Obstacle stands={pendingDays > 0}>
        <Link {...onFirstDue}>{t.pendingDays(pendingDays)}</Link>
      </Obstacle>
      <Obstacle stands={missingDays > 0}>
        <Link {...onFirstDue}>{t.missingDays(missingDays)}</Link>
      </Obstacle>
      <Obstacle stands={row.unlockRequests > 0}>
        <Link {...inUnlocks}>{t.unlockRequests(row.unlockRequests)}</Link>
      </Obstacle>
      <Obstacle stands={row.openDisputes > 0}>
        <Link {...onDisputed}>{monthRequestTexts.openDisputes(row.openDisputes)}</Link>
      </Obstacle>
      <Obstacle stands={row.errors > 0}>
        <Link {...inDoubts}>{t.errors(row.errors)}</Link>
      </Obstacle>
      <Obstacle stands={row.warnings > 0}>
        <Link {...inDoubts}>{t.warnings(row.warnings)}</Link>
      </Obstacle>
      <Obstacle stands={toSubmit > 0}>
        <button type="button" onClick={onChoose}>
          {t.toSubmit(toSubmit)}
        </button>
      </Obstacle>
      <Obstacle stands={draft === 0 && signed + awaiting < contracts}>
        <Link {...inDoubts}>{t.toSign}</Link>
      </Obstacle>
      <Obstacle stands={awaiting > 0}>
        <button type="button" onClick={onChoose}>
          {t.toCountersign(awaiting)}
        </button>
      </Obstacle>
      <Obstacle stands={signed === contracts && approved < contracts}>
        <StatusBadge tone="special">{t.signed}</StatusBadge>{" "}
        <button type="button" onClick={onChoose}>
          {t.toApprove(signed - approved)}
        </button>
      </Obstacle>
      <Obstacle stands={approved === contracts}>
        <StatusBadge tone="good">{t.approvedAll}</StatusBadge>
      </Obstacle>
    </ul>
  );
}

function Obstacle({ stands, children }: { stands: boolean; children: ReactNode }) {
  return stands ? <li>{children}</li> : null;
}
