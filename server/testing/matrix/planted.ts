import Fastify, { type FastifyInstance } from "fastify";
import { attendances } from "#api/attendances.ts";
import type { Call } from "#api/call.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { configOf } from "../../config.ts";
import { sheetOfDay } from "../../features/attendance/day-sheet.ts";
import { saveRecords } from "../../features/attendance/save-records.ts";
import { answerFaults } from "../../kernel/answer-faults.ts";
import { bind, type Handler } from "../../kernel/bind.ts";
import type { BodyContext, SignedContext } from "../../kernel/context.ts";
import { Fault } from "../../kernel/fault.ts";
import { knownOrganizationsOf } from "../../kernel/known-organizations.ts";
import { type Sessions, sessionsOf } from "../../kernel/session.ts";
import type { World } from "../world.ts";
import { partsOf } from "../../parts-of.ts";

/** A call with a deliberate mistake, and an application that binds nothing else. */
export type Planted = { call: Call; app: FastifyInstance };

const daySheet = { ...attendances.getDaySheet, access: { who: "session" } } as const;
const saving = { ...attendances.saveRecords, access: { who: "body" } } as const;
const history = attendances.getRecordHistory;

/** Requires only a session, and reads any body named in the input. */
export function readingAnyBody(world: World): Planted {
  return planted(world, daySheet, (ctx, input) =>
    sheetOfDay(inBody(ctx, input.organizationId), input),
  );
}

/** Lets every user who sees the body write in it. */
export function savingWithoutTheAct(world: World): Planted {
  return planted(world, saving, (ctx, input) => saveRecords(ctx, input));
}

/** Distinguishes a body that the user may not see from one that does not exist. */
export function tellingBodiesApart(world: World): Planted {
  const organizations = knownOrganizationsOf(world.database);
  return planted(world, daySheet, async (ctx, input) => {
    const mine = ctx.rights.has(input.organizationId);
    if (!mine && (await organizations.has(input.organizationId))) throw new Fault("forbidden");
    if (!mine) throw new Fault("not-found");
    return sheetOfDay(inBody(ctx, input.organizationId), input);
  });
}

/** Accepts an id of another body without looking it up. */
export function believingAnyId(world: World): Planted {
  return planted(world, history, async () => ({ items: [] }));
}

/** Refuses as it should, but only after it has written. */
export function writingBeforeRefusing(world: World): Planted {
  return planted(world, daySheet, async (ctx, input) => {
    const { organizationId } = input;
    if (ctx.rights.has(organizationId)) return sheetOfDay(inBody(ctx, organizationId), input);
    await rowsWhere(world, "structure", { organization_id: organizationId }).change({
      phone: "2101234567",
    });
    throw new Fault("not-found");
  });
}

/** Returns one field more than it declares. */
export function tellingMoreThanDeclared(world: World): Planted {
  return planted(world, history, async () => ({ items: [], employeeAfm: "123456783" }));
}

/** Treats every user who sees the body as having full access to it. */
export function takingEveryLinkForFull(world: World): Planted {
  return planted(world, attendances.getDaySheet, (ctx, input) =>
    sheetOfDay({ ...ctx, right: "full" }, input),
  );
}

/** Treats an app's session as one without limits. */
export function forgettingScopes(world: World): Planted {
  const sessions = sessionsOf(world.database);
  return planted(world, attendances.getDaySheet, (ctx, input) => sheetOfDay(ctx, input), {
    ...sessions,
    find: async (hash, now) => {
      const session = await sessions.find(hash, now);
      return session && { ...session, app: null };
    },
  });
}

function planted<C extends Call>(
  world: World,
  call: C,
  handler: Handler<C>,
  sessions: Sessions = sessionsOf(world.database),
): Planted {
  const app = Fastify({ genReqId: () => crypto.randomUUID() });
  answerFaults(app);
  const own = { clock: () => new Date("2026-03-18T09:00:00Z"), secretKey: Buffer.alloc(32) };
  const made = partsOf(configOf({ NODE_ENV: "test" }), world.database, own);
  const parts = { ...made, sessions, files: world.parts.files };
  bind<{ area: { planted: C } }>(
    app,
    parts,
    { area: { planted: call } },
    { area: { planted: handler } },
  );
  return { call, app };
}

function inBody(ctx: SignedContext, organizationId: string): BodyContext {
  return { ...ctx, organizationId, right: "full" };
}
