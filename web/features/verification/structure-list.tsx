import { Link } from "@tanstack/react-router";
import type { Signable } from "#api/verifications.ts";
import type { Month } from "#domain/calendar/day.ts";
import { signingStateTexts, signingTexts as t } from "#texts/verification.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { signingStateOf, signingTones } from "./signing-state.ts";
import styles from "./structure-list.module.css";

type Props = { structures: readonly Signable[]; month: Month; chosen: string | undefined };

/** The structures of the month, each with its state; those that wait for the signature come first. */
export function StructureList({ structures, month, chosen }: Props) {
  return (
    <nav aria-label={t.structures}>
      <ul className={styles.list}>
        {structures.toSorted(byState).map((row) => (
          <li key={row.structureId}>
            <Link
              to="/verifications/verify-attendances"
              search={{ month, structure: row.structureId }}
              resetScroll={false}
              className={styles.link}
              aria-current={row.structureId === chosen ? "true" : undefined}
            >
              <span className={styles.title}>{row.title}</span>
              <span className={styles.note}>
                {t.submittedOf(row.submitted + row.signed, row.contracts)}
              </span>
              <StatusBadge tone={signingTones[signingStateOf(row)]}>
                {signingStateTexts[signingStateOf(row)]}
              </StatusBadge>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const order = ["ready", "waiting", "signed"] as const;

function byState(one: Signable, other: Signable): number {
  return order.indexOf(signingStateOf(one)) - order.indexOf(signingStateOf(other));
}
