import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { BoardRow } from "#api/monthly-contracts.ts";
import type { Month } from "#domain/calendar/day.ts";
import { boardTexts as t } from "#texts/month-board.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { stepPlaces } from "./step-places.ts";
import { stepsLeft, type StepLeft } from "./steps.ts";
import styles from "./closing-board.module.css";

type Props = { row: BoardRow; month: Month; onChoose: () => void };

/** What is left of a structure's month, the next first, each leading to where it is dealt with. */
export function StepsLeft({ row, month, onChoose }: Props) {
  const left = stepsLeft(row);
  if (left.length === 0) return <StatusBadge tone="good">{t.approvedAll}</StatusBadge>;
  return (
    <ul className={styles.steps}>
      {left.map((one) => (
        <li key={one.step}>{wordsOf(one, row, month, onChoose)}</li>
      ))}
      {left.length > 1 && (
        <li className={styles.more} title={left.map(saidOf).slice(1).join(" · ")}>
          {t.moreSteps(left.length - 1)}
        </li>
      )}
    </ul>
  );
}

const saidOf = ({ step, count }: StepLeft) => t.steps[step](count);

function wordsOf(
  { step, count }: StepLeft,
  row: BoardRow,
  month: Month,
  onChoose: () => void,
): ReactNode {
  const words = saidOf({ step, count });
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
