import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { ergani, ErganiSettings } from "#api/ergani.ts";
import { canRetry } from "#domain/ergani/states.ts";
import { countOf } from "#server/db/count-of.ts";
import type { Writer, Reader } from "#server/db/handles.ts";
import { insertRow, lockRow, updateRows } from "#server/db/rows.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault, fieldFault, orNotFound, refused } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { erganiTexts } from "#texts/ergani.ts";
import { cardDetails, workCardListing } from "./cards.queries.ts";
import { connectionOf, forgetToken } from "./connection.ts";
import { endOutage } from "./outages.ts";
import { submitsCards } from "./submits-cards.ts";

const mostDays = 31;

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const erganiHandlers: Handlers<typeof ergani> = {
  getSettings: (ctx, { organizationId }) =>
    readBody(ctx, (db) => erganiSettings(db, organizationId)),
  /**
   * Stores the account with which the body submits, its password sealed. The previous account's token is deleted, and
   * its refusal no longer holds the cards back. Throws `changed` if someone else was first.
   */
  saveAccount: (ctx, { version, password, organizationId, ...fields }) =>
    write(ctx, "ergani.saveAccount", async (tx) => {
      const found = await tx
        .selectFrom("ergani_account")
        .select(["place", "branch", "user_name as userName", "user_type as userType"])
        .select(["version", "sealed_password"])
        .where("organization_id", "=", organizationId)
        .forUpdate()
        .executeTakeFirst();
      const { version: standing = 0, sealed_password: sealedPassword, ...before } = found ?? {};
      if (standing !== version)
        throw new Fault("changed", { current: { ...before, version: standing } });
      const sealed = password === null ? sealedPassword : ctx.secrets.seal("ergani", password);
      if (!sealed) throw fieldFault("password", erganiTexts.passwordNeeded);
      const row = {
        place: fields.place,
        branch: fields.branch,
        user_name: fields.userName,
        user_type: fields.userType,
        sealed_password: sealed,
        version: version + 1,
        saved_at: ctx.now,
        saved_by: ctx.actor.userId,
      };
      await tx
        .insertInto("ergani_account")
        .values({ organization_id: organizationId, ...row })
        .onConflict((conflict) => conflict.column("organization_id").doUpdateSet(row))
        .execute();
      await forgetToken(tx, organizationId);
      await endOutage(tx, ctx);
      const entry = entryOf("ergani", organizationId, {
        before: found ? before : null,
        after: { ...fields, newPassword: password !== null },
      });
      return { entries: [entry], result: { version: version + 1 } };
    }),
  /** Signs in with the stored account; on success, cards no longer wait. Throws `refused` without one. */
  test: async (ctx) => {
    const connection = await connectionOf(ctx, () => ctx.now);
    if (!connection) throw refused(erganiTexts.noAccount);
    const answer = await connection.ergani.signIn();
    const result = { outcome: answer.outcome, message: "message" in answer ? answer.message : "" };
    return write(ctx, "ergani.test", async (tx) => {
      if (answer.outcome === "accepted") await endOutage(tx, ctx);
      return { entries: [], result };
    });
  },
  /**
   * Starts or stops the submission of a body's cards; waiting cards stay queued. Records of days before today make no
   * cards. Throws `refused` if there is no account, or nothing would change.
   */
  turn: async (ctx, { organizationId, isOn }) => {
    return write(ctx, "ergani.turn", async (tx) => {
      const account = await tx
        .selectFrom("ergani_account")
        .select("version")
        .where("organization_id", "=", organizationId)
        .forUpdate()
        .executeTakeFirst();
      if (!account) throw refused(erganiTexts.noAccount);
      const last = await tx
        .selectFrom("ergani_switch")
        .select(["seq", "is_on"])
        .where("organization_id", "=", organizationId)
        .orderBy("seq", "desc")
        .limit(1)
        .executeTakeFirst();
      const wasOn = last?.is_on ?? false;
      if (wasOn === isOn) throw refused(erganiTexts.alreadySo);
      await insertRow(tx, "ergani_switch", {
        organization_id: organizationId,
        seq: (last?.seq ?? 0) + 1,
        is_on: isOn,
        from_day: ctx.today,
        at: ctx.now,
        by_user: ctx.actor.userId,
      });
      const entry = entryOf("ergani", organizationId, { before: { isOn: wasOn }, after: { isOn } });
      return { entries: [entry], stale: submitsCards, result: { isOn } };
    });
  },
  /** Records that the body had no power or line; late cards of that time give 001. Not in advance, and at most 31 days at once. */
  declareOutage: (ctx, { organizationId, from, to }) => {
    const lasting = Date.parse(to) - Date.parse(from);
    if (lasting <= 0) throw fieldFault("to", erganiTexts.endsBeforeItBegins);
    if (lasting > mostDays * 86_400_000) throw fieldFault("from", erganiTexts.tooLong(mostDays));
    if (new Date(to) > ctx.now) throw fieldFault("to", erganiTexts.notYetOver);
    return write(ctx, "ergani.declareOutage", async (tx) => {
      const id = uuid();
      await insertRow(tx, "ergani_outage", {
        organization_id: organizationId,
        id,
        cause: "power",
        from_at: from,
        to_at: to,
        next_try_at: ctx.now,
        by_user: ctx.actor.userId,
      });
      const entry = entryOf("ergani", organizationId, { after: { outage: { from, to } } });
      return { entries: [entry], result: { id } };
    });
  },
  ...workCardListing.calls,
  getById: async (ctx, { organizationId, id }) =>
    orNotFound(await readBody(ctx, (db) => cardDetails(db, organizationId, id))),
  /**
   * Puts a card that waits, was refused or given up first in the queue; who asked, and the stated reason for its
   * lateness, are stored with it. Throws `refused` for one that was accepted, is being sent or is not to be sent.
   */
  retry: (ctx, { organizationId, id, lateReason }) =>
    write(ctx, "ergani.retry", async (tx) => {
      const key = { organization_id: organizationId, id };
      const card = await lockRow(tx, "work_card", key, ["state"]);
      if (!canRetry(card.state)) throw refused(erganiTexts.notToRetry);
      await insertRow(tx, "work_card_request", {
        organization_id: organizationId,
        card_id: id,
        seq: (await requestsOf(tx, organizationId, id)) + 1,
        late_reason: lateReason,
        at: ctx.now,
        by_user: ctx.actor.userId,
      });
      await updateRows(tx, "work_card", key, { state: "waiting", next_try_at: ctx.now });
      return { entries: [], result: { id } };
    }),
};

function requestsOf(tx: Writer, organizationId: string, cardId: string): Promise<number> {
  return countOf(
    tx
      .selectFrom("work_card_request")
      .where((of) => of.and({ organization_id: organizationId, card_id: cardId })),
  );
}

/** A body's submission settings and state; the password is not read. */
async function erganiSettings(db: Reader, organizationId: string): Promise<ErganiSettings> {
  const { rows } = await sql<ErganiSettings>`
    select
      (select json_build_object('isOn', s.is_on, 'fromDay', s.from_day, 'at', ${instant("s.at")}, 'by', u.nick_name)
        from ergani_switch s join app_user u on u.id = s.by_user
        where s.organization_id = ${organizationId} order by s.seq desc limit 1) as "lastSwitch",
      (select json_build_object('place', a.place, 'branch', a.branch, 'userName', a.user_name, 'userType', a.user_type,
          'version', a.version, 'savedAt', ${instant("a.saved_at")}, 'savedBy', u.nick_name)
        from ergani_account a join app_user u on u.id = a.saved_by where a.organization_id = ${organizationId}) as account,
      (select coalesce(json_agg(json_build_object('id', o.id, 'cause', o.cause, 'from', ${instant("o.from_at")},
          'to', ${instant("o.to_at")}, 'nextTryAt', case when o.to_at is null then ${instant("o.next_try_at")} end,
          'answer', o.answer, 'by', u.nick_name) order by o.from_at desc), '[]')
        from (select * from ergani_outage where organization_id = ${organizationId} order by from_at desc limit 10) o
        left join app_user u on u.id = o.by_user) as outages,
      (select count(*)::int from work_card where organization_id = ${organizationId} and state in ('waiting', 'sending')) as waiting,
      (select count(*)::int from work_card where organization_id = ${organizationId} and state = 'refused') as refused,
      (select count(*)::int from work_card where organization_id = ${organizationId} and state = 'stopped') as stopped
  `.execute(db);
  const nothing = {
    lastSwitch: null,
    account: null,
    outages: [],
    waiting: 0,
    refused: 0,
    stopped: 0,
  };
  return rows[0] ?? nothing;
}
