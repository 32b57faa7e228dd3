import { Button, Progress } from "@mantine/core";
import { monthlyContracts, type BoardRow } from "#api/monthly-contracts.ts";
import { mayAct } from "#domain/access.ts";
import type { Month } from "#domain/calendar/day.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { PrintMenu } from "#web/features/verification/public.tsx";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useSession } from "#web/kernel/session.ts";
import { toast } from "#web/kernel/toasts.ts";
import { formatShare } from "#web/ui/formats.ts";
import { monthChanges } from "./changes.ts";
import { recordedShare } from "./month-states.ts";
import { Obstacles } from "./obstacles.tsx";
import styles from "./closing-board.module.css";

type Props = { row: BoardRow; month: Month; onChoose: () => void };

/** One structure's month: how far it is, what is in the way, and its sheet to print. */
export function BoardCard({ row, month, onChoose }: Props) {
  const organizationId = useOrganization().id;
  const { structureId, title } = row;
  const share = recordedShare(row);
  const sheet = { organizationId, structureId, structureTitle: title, month };
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.title}>{title}</h3>
          <span className={styles.note}>
            {row.code} · {t.contracts(row.contracts)}
          </span>
        </div>
        <PrintMenu {...sheet} compact />
      </div>
      <div>
        {share !== null && (
          <Progress value={share * 100} aria-label={t.recorded(formatShare(share))} size="sm" />
        )}
        <span className={styles.note}>{recordedWords(row, share)}</span>
      </div>
      <Obstacles row={row} month={month} onChoose={onChoose} />
      {row.uncomputed > 0 && <Compute row={row} month={month} organizationId={organizationId} />}
      {row.uncomputed === 0 && row.unchecked > 0 && (
        <Check row={row} month={month} organizationId={organizationId} />
      )}
    </li>
  );
}

function recordedWords({ plannedDays }: BoardRow, share: number | null): string {
  if (share !== null) return t.recorded(formatShare(share));
  return plannedDays === null ? t.recordedUnknown : t.nothingPlanned;
}

function Compute(props: { row: BoardRow; month: Month; organizationId: string }) {
  const { row, month, organizationId } = props;
  const { structureId } = row;
  const session = useSession();
  const { fullAccess } = useOrganization();
  const compute = useCall(monthlyContracts.compute, monthChanges);
  const may = session && mayAct(session.area, "month.submit", fullAccess ? "full" : "read");
  if (!may) return <span className={styles.note}>{t.uncomputed(row.uncomputed)}</span>;
  const run = () =>
    compute
      .mutateAsync({ organizationId, structureId, month })
      .then(({ computed }) => toast.success(t.computed(computed)))
      .catch((error: unknown) => toast.failure(error));
  return (
    <div className={styles.head}>
      <span className={styles.note}>{t.uncomputed(row.uncomputed)}</span>
      <Button
        size="compact-sm"
        variant="light"
        loading={compute.isPending}
        aria-label={t.computeOf(row.title)}
        onClick={() => void run()}
      >
        {t.compute}
      </Button>
    </div>
  );
}

function Check(props: { row: BoardRow; month: Month; organizationId: string }) {
  const { row, month, organizationId } = props;
  const { structureId } = row;
  const check = useCall(monthlyContracts.check, [monthlyContracts.getBoard]);
  const run = () =>
    check
      .mutateAsync({ organizationId, structureId, month })
      .catch((error: unknown) => toast.failure(error));
  return (
    <div className={styles.head}>
      <span className={styles.note}>{t.unchecked(row.unchecked)}</span>
      <Button
        size="compact-sm"
        variant="light"
        loading={check.isPending}
        aria-label={t.checkOf(row.title)}
        onClick={() => void run()}
      >
        {t.check}
      </Button>
    </div>
  );
}
