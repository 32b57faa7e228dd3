import { Progress } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { BoardRow } from "#api/monthly-contracts.ts";
import type { Month } from "#domain/calendar/day.ts";
import { boardTexts as t } from "#texts/month-board.ts";
import { monthsTexts } from "#texts/monthly-contracts.ts";
import { PrintMenu } from "#web/features/verification/public.tsx";
import { CellNote } from "#web/ui/data-table/cell-note.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { formatShare } from "#web/ui/formats.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import styles from "./closing-board.module.css";
import { recordedShare } from "./month-states.ts";
import { StepAct } from "./step-act.tsx";
import { stepPlaces } from "./step-places.ts";
import { stepsLeft, type StepLeft } from "./steps.ts";
import type { MonthActs } from "./use-month-acts.tsx";

type BoardProps = {
  organizationId: string;
  month: Month;
  acts: MonthActs;
  onChooseStructure: (structureId: string) => void;
};

/** The row of a structure: how far its month has come, what blocks it, the next act, its sheet. */
export function boardColumns(given: BoardProps): readonly Column<BoardRow>[] {
  const { organizationId, month, acts, onChooseStructure } = given;
  const chooserOf = (row: BoardRow) => () => onChooseStructure(row.structureId);
  return [
    {
      id: "structure",
      header: monthsTexts.structure,
      cell: (row) => (
        <div
          className={styles.name}
          title={`${row.title} · ${row.code} · ${t.contracts(row.contracts)}`}
        >
          {row.title}
          <CellNote>
            <span className={styles.code}>
              {row.code} · {t.contracts(row.contracts)}
            </span>
          </CellNote>
        </div>
      ),
    },
    {
      id: "recorded",
      header: t.recordedDays,
      cell: Recorded,
      width: "8rem",
      initiallyHidden: "up to tablets",
    },
    {
      id: "left",
      header: t.blocks,
      cell: (row) => <StepsLeft {...{ row, month }} onChoose={chooserOf(row)} />,
    },
    {
      id: "act",
      header: t.next,
      align: "end",
      cell: (row) => (
        <div className={styles.act}>
          <StepAct {...{ row, month, acts }} onChoose={chooserOf(row)} />
          <PrintMenu
            {...{ organizationId, month, structureId: row.structureId }}
            structureTitle={row.title}
            compact
          />
        </div>
      ),
    },
  ];
}

function Recorded(row: BoardRow) {
  const share = recordedShare(row);
  if (share === null) return row.plannedDays === null ? t.recordedUnknown : t.nothingPlanned;
  return (
    <div className={styles.share}>
      <Progress value={share * 100} aria-label={t.recorded(formatShare(share))} size="sm" />
      {formatShare(share)}
    </div>
  );
}

type Props = { row: BoardRow; month: Month; onChoose: () => void };

/** The remaining steps of a structure's month, the next first, each linked to where it is dealt with. */
function StepsLeft({ row, month, onChoose }: Props) {
  const left = stepsLeft(row);
  if (left.length === 0) return <StatusBadge tone="good">{t.approvedAll}</StatusBadge>;
  return (
    <ul className={styles.steps}>
      {left.map((one) => (
        <li key={one.step}>{wordsOf(one, row, month, onChoose)}</li>
      ))}
      {left.length > 1 && (
        <li className={styles.more} title={left.map(textOfStep).slice(1).join(" · ")}>
          {t.moreSteps(left.length - 1)}
        </li>
      )}
    </ul>
  );
}

const textOfStep = ({ step, count }: StepLeft) => t.steps[step](count);

function wordsOf(
  { step, count }: StepLeft,
  row: BoardRow,
  month: Month,
  onChoose: () => void,
): ReactNode {
  const words = textOfStep({ step, count });
  const place = stepPlaces(row, month)[step];
  if (place === "here") return words;
  if (place === "list")
    return (
      <button type="button" onClick={onChoose}>
        {words}
      </button>
    );
  return <Link {...place}>{words}</Link>;
}
