import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { OutputOf } from "#api/call.ts";
import type { devices } from "#api/devices.ts";
import { addDays } from "#domain/calendar/day.ts";
import { instantAt } from "#domain/calendar/zone.ts";
import { handleOf, pairingDigits } from "#domain/devices/pairing-code.ts";
import { inColumns, type AsStored, toResponse } from "#server/db/columns.ts";
import { insertRow } from "#server/db/rows.ts";
import { namingViolations } from "#server/db/violations.ts";
import { underRateLimit } from "#server/features/sign-in/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { Context } from "#server/kernel/context.ts";
import { Fault, fieldFault, refused } from "#server/kernel/fault.ts";
import { withSecretAnswer } from "#server/kernel/idempotency.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import { deviceRefusal, wrongCode } from "#texts/devices.ts";
import { answerQuestion } from "./answer-question.ts";
import { approveDevice, refuseDevice, renameDevice, revokeDevice } from "./decide-device.ts";
import { deviceContext, deviceKey } from "./device-context.ts";
import { deviceEntry, editedDevice, leaveAct, lockDevice } from "./device-row.ts";
import { deviceListing } from "./devices.queries.ts";
import { deviceChallenge, openDevice } from "./open-device.ts";
import { newCode, takeCode } from "./pairing.ts";
import { sendEntries } from "./send-entries.ts";

type Question = OutputOf<typeof devices.getQuestions>["items"][number];

const mostShown = 200;

export const deviceHandlers: Handlers<typeof devices> = {
  ...deviceListing.calls,
  /** Invites a device to a structure, with a code that is returned once. Throws `not-found` for a structure of another body. */
  create: (ctx, { organizationId, structureId, title }) => {
    const id = uuid();
    return namingViolations({}, () =>
      write(withSecretAnswer(ctx), "device.invite", async (tx) => {
        await insertRow(tx, "device", {
          ...inColumns({ organizationId, id, structureId, title }),
          state: "invited",
        });
        await leaveAct(tx, ctx, id, "invited", ctx.actor.userId);
        const after = { title, state: "invited" };
        return {
          entries: [deviceEntry({ id, structureId }, null, after)],
          result: { id, version: 1, ...(await newCode(tx, ctx, id)) },
        };
      }),
    );
  },
  /** Gives a new code to a device that has not been paired yet; the previous code is no longer valid. */
  renewCode: (ctx, input) =>
    write(withSecretAnswer(ctx), "device.renew-code", async (tx) => {
      const device = await editedDevice(tx, input);
      const { id, version } = input;
      if (device.state !== "invited") throw refused(deviceRefusal);
      const state = { title: device.title, state: device.state };
      return {
        entries: [deviceEntry(device, state, state)],
        result: { id, version, ...(await newCode(tx, ctx, id)) },
      };
    }),
  rename: renameDevice,
  approve: approveDevice,
  refuse: refuseDevice,
  revoke: revokeDevice,
  /** Unanswered questions, oldest first, at most 200; of one structure and day if given. */
  getQuestions: (ctx, { organizationId, structureId, date }) =>
    readBody(ctx, async (db) => {
      const { rows } = await sql<AsStored<Question, "punchedAt" | "at">>`
      select e.device_id as "deviceId", d.title as "deviceTitle", s.title as "structureTitle", e.number,
        e.punched_at as "punchedAt", e.at, e.direction, e.card_number as "cardNumber",
        p.last_name || ' ' || p.first_name as name, e.question
      from device_entry e
      join device d on d.organization_id = e.organization_id and d.id = e.device_id
      join structure s on s.organization_id = e.organization_id and s.id = e.structure_id
      left join employee p on p.organization_id = e.organization_id and p.id = e.employee_id
      where e.organization_id = ${organizationId} and e.question is not null
        and ${structureId === undefined ? sql`true` : sql`e.structure_id = ${structureId}`}
        and ${date === undefined ? sql`true` : sql`e.punched_at >= ${instantAt(date, 0)}::timestamptz and e.punched_at < ${instantAt(addDays(date, 1), 0)}::timestamptz`}
        and not exists (
          select from device_entry_answer a
          where a.organization_id = e.organization_id and a.device_id = e.device_id and a.number = e.number)
      order by e.punched_at, e.device_id, e.number limit ${mostShown}
    `.execute(db);
      return { items: rows.map(toResponse) };
    }),
  answerQuestion,
  /**
   * Accepts a device's key against a code, once; from then on a person must approve the device. A wrong, used, expired
   * or closed code gives the same answer.
   */
  pair: async (ctx, { code, publicKey }) => {
    const spki = Buffer.from(publicKey, "base64");
    if (deviceKey(spki) === null) throw new Fault("invalid");
    const device = await deviceOf(ctx, pairingDigits(code) ?? "");
    if (device === null) throw fieldFault("code", wrongCode);
    const { organizationId, deviceId } = device;
    const own = deviceContext(ctx, device);
    await write(own, "device.pair", async (tx) => {
      const found = await lockDevice(tx, organizationId, deviceId);
      if (found?.state !== "invited") throw fieldFault("code", wrongCode);
      await tx
        .updateTable("device")
        .set({ state: "asked", public_key: spki, seen_at: ctx.now, version: found.version + 1 })
        .where((of) => of.and({ organization_id: organizationId, id: deviceId }))
        .execute();
      await leaveAct(tx, own, deviceId, "asked", null);
      const { title, state } = found;
      const entry = deviceEntry(found, { title, state }, { title, state: "asked" });
      return { entries: [entry], result: null };
    });
    return device;
  },
  getChallenge: deviceChallenge,
  open: openDevice,
  send: sendEntries,
};

async function deviceOf(ctx: Context, digits: string) {
  const taken: { device: OutputOf<typeof devices.pair> | null } = { device: null };
  const tried = { account: `pairing ${handleOf(digits)}`, userId: null };
  await underRateLimit(ctx, tried, async () => {
    taken.device = await takeCode(ctx, digits);
    return taken.device !== null;
  });
  return taken.device;
}
