import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { BoardRow } from "#api/monthly-contracts.ts";
import type { Month } from "#domain/calendar/day.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import styles from "./closing-board.module.css";

type Props = { row: BoardRow; month: Month; onChoose: () => void };

/** What is in the way of the structure's closing, each leading to where it is dealt with; its state, when nothing is. */
export function Obstacles({ row, month, onChoose }: Props) {
  const { structureId, contracts, draft, signed, uncomputed } = row;
  const structure = structureId;
  const toSubmit = draft - uncomputed;
  const inGrid = { to: "/attendances", search: { structure, month } } as const;
  return (
    <ul className={styles.obstacles}>
      <Obstacle stands={row.pendingDays > 0}>
        <Link {...inGrid}>{t.pendingDays(row.pendingDays)}</Link>
      </Obstacle>
      <Obstacle stands={row.missingDays > 0}>
        <Link {...inGrid}>{t.missingDays(row.missingDays)}</Link>
      </Obstacle>
      <Obstacle stands={row.openSheets > 0}>
        <Link {...inGrid}>{t.openSheets(row.openSheets)}</Link>
      </Obstacle>
      <Obstacle stands={toSubmit > 0}>
        <button type="button" onClick={onChoose}>
          {t.toSubmit(toSubmit)}
        </button>
      </Obstacle>
      <Obstacle stands={draft === 0 && signed < contracts}>
        <Link to="/verifications/verify-attendances" search={{ month, structure }}>
          {t.toSign}
        </Link>
      </Obstacle>
      <Obstacle stands={signed === contracts}>
        <StatusBadge tone="good">{t.signed}</StatusBadge>
      </Obstacle>
    </ul>
  );
}

function Obstacle({ stands, children }: { stands: boolean; children: ReactNode }) {
  return stands ? <li>{children}</li> : null;
}
