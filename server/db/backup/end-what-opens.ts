import type { LedgerAct } from "#domain/ledger/acts.ts";
import type { AuditEntry } from "../../kernel/audit.ts";
import { openClient } from "../connection.ts";

const restored: Pick<AuditEntry, "subjectKind"> & { act: LedgerAct } = {
  act: "database.restore",
  subjectKind: "database",
};

/**
 * Ends, in a restored database, everything that grants access: what was revoked since the backup must not become valid again,
 * and there is no record of what that was. `adminUrl` is a superuser's, to that database. Returns how many ended, by kind.
 */
export async function endWhatOpens(
  adminUrl: string,
  now: Date,
): Promise<Readonly<Record<string, number>>> {
  const client = await openClient(adminUrl);
  const count = async (statement: string) => (await client.query(statement, [now])).rowCount ?? 0;
  try {
    await client.query("begin");
    const ended = {
      sessions: await count("update session set ended_at = $1 where ended_at is null"),
      oneTimePasswords: await count(
        "update app_user set one_time_until = $1 where one_time_until > $1 and one_time_used_at is null",
      ),
      links: await count(`
        insert into link_act (organization_id, link_id, act, at)
        select organization_id, id, 'revoked', $1::timestamptz from link where expires_at > $1
        on conflict do nothing`),
    };
    await client.query("delete from taxis_transaction");
    await client.query("delete from challenge");
    await client.query(
      `insert into audit_entry (at, act, subject_kind, subject_id, actor_role, ip, request_id, after)
       values ($1, $2, $3, 'paron', 'System', '', gen_random_uuid(), $4)`,
      [now, restored.act, restored.subjectKind, JSON.stringify(ended)],
    );
    await client.query("commit");
    return ended;
  } finally {
    await client.end();
  }
}
