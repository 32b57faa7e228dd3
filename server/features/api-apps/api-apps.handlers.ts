import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { apiApps, ApiAppFields } from "#api/api-apps.ts";
import type { ProgramRole } from "#domain/access.ts";
import type { Day } from "#domain/calendar/day.ts";
import { isNewlyPast } from "#domain/identity/user-rights.ts";
import { callsForApps } from "#api/callers.ts";
import { toResponse } from "#server/db/columns.ts";
import { insertRow, updateRows } from "#server/db/rows.ts";
import { namingViolations } from "#server/db/violations.ts";
import { endSessions } from "#server/features/sign-in/public.ts";
import { replaceLinks } from "#server/features/users/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { orNotFound, fieldFault } from "#server/kernel/fault.ts";
import { withSecretAnswer } from "#server/kernel/idempotency.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { apiAppTexts } from "#texts/api-apps.ts";
import { newAppSecret, storeSecret } from "./app-secret.ts";
import { appListing, appItem } from "./apps.queries.ts";
import { editedApp } from "./edited-app.ts";

export const apiAppHandlers: Handlers<typeof apiApps> = {
  ...appListing.calls,
  /** One app with all that it may call. */
  getById: async ({ db, now, today }, { id }) => {
    const item = orNotFound(await appItem(db, id, { now, today }));
    const app = await db
      .selectFrom("api_app as a")
      .innerJoin("app_user as m", "m.id", "a.made_by")
      .leftJoin("app_user as r", "r.id", "a.revoked_by")
      .select(["a.scopes", "a.networks", "a.calls_per_minute as callsPerMinute"])
      .select(["a.made_at", "a.revoked_at", "m.nick_name as madeBy", "r.nick_name as revokedBy"])
      .where("a.user_id", "=", id)
      .executeTakeFirstOrThrow();
    const links = await db
      .selectFrom("user_organization as l")
      .innerJoin("organization as o", "o.id", "l.organization_id")
      .select(["o.id as organizationId", "o.description", "l.access_right"])
      .where("l.user_id", "=", id)
      .orderBy("o.description")
      .execute();
    return {
      ...item,
      ...toResponse(app),
      organizations: links.map(({ access_right: right, ...link }) => ({
        ...link,
        right: right === "full" ? "full" : "read",
      })),
    };
  },
  /** Creates an app with the user it acts as, and its first secret, which only this response contains. */
  create: async (ctx, { area, ...fields }) => {
    refuseMistaken(area, fields, { today: ctx.today, was: null });
    const id = uuid();
    const secret = newAppSecret();
    return namingViolations({}, () =>
      writeSystem(withSecretAnswer(ctx), "api-app.create", async (tx) => {
        await insertRow(tx, "app_user", {
          id,
          user_name: `app-${id}`,
          role: area,
          nick_name: fields.name,
          valid_until: fields.validUntil,
        });
        await insertRow(tx, "api_app", {
          user_id: id,
          scopes: fields.scopes,
          networks: fields.networks,
          calls_per_minute: fields.callsPerMinute,
          made_at: ctx.now,
          made_by: ctx.actor.userId,
        });
        await replaceLinks(tx, id, fields.organizations);
        await storeSecret(tx, ctx, { userId: id, seq: 1, secret });
        return {
          entry: entryOf("api-app", id, { after: { area, ...fields } }),
          result: { id, version: 1, secret },
        };
      }),
    );
  },
  /** Changes what an app may call, on which bodies, from which networks and until when; issued tokens obey within a second. */
  update: (ctx, { id, version, ...fields }) =>
    namingViolations({}, () =>
      writeSystem(ctx, "api-app.update", async (tx) => {
        const before = await editedApp(tx, { id, version });
        refuseMistaken(before.area, fields, { today: ctx.today, was: before.validUntil });
        await tx
          .updateTable("app_user")
          .set({ nick_name: fields.name, valid_until: fields.validUntil })
          .where("id", "=", id)
          .execute();
        const key = { user_id: id };
        await updateRows(tx, "api_app", key, {
          scopes: fields.scopes,
          networks: fields.networks,
          calls_per_minute: fields.callsPerMinute,
        });
        const organizations = await replaceLinks(tx, id, fields.organizations);
        return {
          entry: entryOf("api-app", id, { before: { ...before, organizations }, after: fields }),
          access: [id],
          result: { id, version: version + 1 },
        };
      }),
    ),
  /**
   * Makes another secret, which only this response contains. The previous one stays valid for the overlap, so that its
   * holder can be told in time; older ones end now.
   */
  rotateSecret: async (ctx, { id, version, overlapHours }) => {
    const secret = newAppSecret();
    const overlapEnd = new Date(ctx.now.getTime() + overlapHours * 3_600_000);
    return writeSystem(withSecretAnswer(ctx), "api-app.rotate-secret", async (tx) => {
      await editedApp(tx, { id, version });
      const { rows } = await sql<{ seq: number }>`
      update api_app_secret s set valid_until = least(s.valid_until, case
        when s.seq = (select max(seq) from api_app_secret where user_id = ${id}) then ${overlapEnd}::timestamptz
        else ${ctx.now}::timestamptz end)
      where s.user_id = ${id}
      returning s.seq`.execute(tx);
      const seq = Math.max(0, ...rows.map((row) => row.seq)) + 1;
      await storeSecret(tx, ctx, { userId: id, seq, secret });
      return {
        entry: entryOf("api-app", id, {
          after: { secret: seq, previousUntil: overlapEnd.toISOString() },
        }),
        result: { id, version: version + 1, secret },
      };
    });
  },
  /** Ends an app for good, with its secrets and its issued tokens. */
  revoke: (ctx, { id, version }) =>
    writeSystem(ctx, "api-app.revoke", async (tx) => {
      const { name } = await editedApp(tx, { id, version });
      const key = { user_id: id };
      await updateRows(tx, "api_app", key, { revoked_at: ctx.now, revoked_by: ctx.actor.userId });
      await endSessions(tx, ctx.now, id);
      return {
        entry: entryOf("api-app", id, { before: { name } }),
        access: [id],
        result: { id, version: version + 1 },
      };
    }),
};

/**
 * Throws at the field where an app of the role is not acceptable: calls that its role may never have, an end that has
 * passed (`was` is the present one), and for a read-only app no end, or a full right in a body.
 */
function refuseMistaken(
  area: ProgramRole,
  { scopes, organizations, validUntil }: Omit<ApiAppFields, "area">,
  { today, was }: { today: Day; was: Day | null },
): void {
  const calls = callsForApps(area);
  if (scopes.some((scope) => !(scope in calls)))
    throw fieldFault("scopes", apiAppTexts.scopeOfOthers);
  if (isNewlyPast({ was, validUntil }, today)) throw fieldFault("validUntil", apiAppTexts.pastEnd);
  if (area !== "ThirdPartyUser") return;
  if (validUntil === null) throw fieldFault("validUntil", apiAppTexts.needsEnd);
  if (organizations.some(({ right }) => right === "full"))
    throw fieldFault("organizations", apiAppTexts.onlyReads);
}
