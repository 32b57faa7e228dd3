import { addDays } from "#domain/calendar/day.ts";
import { tokenHash } from "../../../kernel/session.ts";
import { tableRows, type TableRows } from "../put-rows.ts";
import type { Accounts } from "./accounts.ts";
import { at, type Moment } from "./moment.ts";
import { randomOf } from "./random.ts";

/** The secret of the demonstration's app; accepted only from this machine. */
const demonstrationSecret = "paron_demonstration-of-the-payroll-client";

/** The payroll program of the municipality, which reads what has been approved and what is to be paid. */
export function apiAppsOf(
  { now, today }: Moment,
  organizationId: string,
  { administrator: made_by }: Accounts,
): TableRows[] {
  const made_at = at(addDays(today, -40), 620);
  const id = randomOf(20_260_104).id(made_at);
  const valid_until = new Date(made_at.getTime() + 365 * 86_400_000);
  return [
    tableRows("app_user", [
      {
        id,
        user_name: `app-${id}`,
        role: "WebServiceUser",
        nick_name: "Μισθοδοσία Δήμου Αγίου Παραδείγματος",
      },
    ]),
    tableRows("user_organization", [
      { user_id: id, organization_id: organizationId, access_right: "full" },
    ]),
    tableRows("api_app", [
      {
        user_id: id,
        scopes: [
          "organizations.getAllForCurrentUser",
          "structures.getAll",
          "contracts.getAll",
          "monthlyContracts.getAll",
          "payments.getPayroll",
          "payments.exportPayroll",
          "history.getChanges",
          "imports.punches",
        ],
        networks: ["127.0.0.0/8", "::1/128"],
        calls_per_minute: 120,
        made_at,
        made_by,
        last_token_at: new Date(now.getTime() - 5 * 3_600_000),
        last_token_ip: "127.0.0.1",
      },
    ]),
    tableRows("api_app_secret", [
      {
        user_id: id,
        seq: 1,
        secret_hash: tokenHash(demonstrationSecret),
        made_at,
        made_by,
        valid_until,
      },
    ]),
  ];
}
