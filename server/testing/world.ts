import { randomBytes, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { isProgram, type OrganizationRight, type Role } from "#domain/access.ts";
import { appOf } from "../app.ts";
import { configOf } from "../config.ts";
import type { DB } from "../db/database.gen.ts";
import { openDatabase, type Database } from "../db/open.ts";
import { buildApiApp } from "../db/seed/build-api-app.ts";
import { buildSession, buildUser } from "../db/seed/builders.ts";
import type { Job, JobOutcome } from "../jobs/job.ts";
import type { Parts } from "../kernel/parts.ts";
import { systemContext } from "../kernel/system-context.ts";
import { asAdministrator, urlAs } from "./database-of-tests.ts";
import { insistOnShapes } from "./strict-answers.ts";
import { callingBy, visit, type Calls, type Visitor } from "./visit.ts";
import { partsOf } from "../parts-of.ts";

/** A user to sign in, and the organization that the user is linked to (with right `full` unless another is given). */
type SignInAs = { role: Role; organizationId?: string; right?: OrganizationRight };

/** A separate application for one test file, on a separate database. */
export type World = Calls & {
  app: FastifyInstance;
  parts: Parts;
  /** Runs a job once, now; jobs never run by themselves in a world. Throws what the job throws. */
  runJob: (job: Job) => Promise<JobOutcome>;
  /** The application's role, as on the server. */
  database: Database;
  /** The owner's role, to set up what a test starts with. */
  owner: Kysely<DB>;
  /** Connection string of the owner's role. */
  ownerUrl: string;
  /** Sets the application's clock. */
  setNow: (now: Date) => void;
  /** Calls of a signed-in user. */
  by: (visitor: Visitor | undefined) => Calls;
  /** Opens a session of a user, for 400 days of the world's clock. */
  as: (user: { id: string }) => Promise<Visitor>;
  /** Creates a user and opens a session. */
  signInAs: (given: SignInAs) => Promise<Visitor>;
  close: () => Promise<void>;
};

/** Wednesday 18 March 2026, 11:00 in Athens. */
const usualNow = new Date("2026-03-18T09:00:00Z");

/** The initial time of the clock, and environment variables for the application. */
type WorldOptions = { now?: Date; environment?: Record<string, string> };

/** The world of a file's tests, opened before the first of them and closed after the last. */
export function worldOfFile(options?: WorldOptions): World {
  // Guarantee: it is a complete world before any test of the file runs.
  const world = {} as World;
  beforeAll(async () => {
    Object.assign(world, await openWorld(options));
  });
  afterAll(() => world.close());
  return world;
}

/** A user who is signed in for all tests of a file. */
export function visitorOfFile(world: World, given: SignInAs): Visitor {
  // Guarantee: it is a complete visitor before any test of the file runs.
  const visitor = {} as Visitor;
  beforeAll(async () => {
    Object.assign(visitor, await world.signInAs(given));
  });
  return visitor;
}

/** Opens a world: a clone of the template database, the application over it, and a stopped clock. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  let now = options.now ?? usualNow;
  const adminUrl = inject("adminUrl");
  const name = `paron_world_${randomUUID().replaceAll("-", "")}`;
  await asAdministrator(
    adminUrl,
    `create database ${name} template ${inject("template")} owner paron_owner strategy file_copy`,
  );
  const ownerUrl = urlAs(adminUrl, "paron_owner", name);
  const owner = openAsOwner(ownerUrl);
  const database = await openDatabase({ url: urlAs(adminUrl, "paron_app", name), size: 4 });
  const config = configOf({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATA_DIR: join(tmpdir(), name),
    ...options.environment,
  });
  const parts = partsOf(config, database, { clock: () => now, secretKey: randomBytes(32) });
  const app = await appOf(parts);
  insistOnShapes(app);

  const tryCall: Calls["try"] = (call, input, callOptions = {}) =>
    visit(app, call, input, callOptions);
  const call = callingBy(tryCall);
  const as: World["as"] = async ({ id: userId }) => ({
    userId,
    token: await buildSession(owner, userId, { from: now, days: 400 }),
  });
  return {
    app,
    parts,
    runJob: (job) => {
      const ctx = systemContext(parts, app.log, `test ${job.name}`);
      return job.run({ ...ctx, signal: new AbortController().signal });
    },
    database,
    owner,
    ownerUrl,
    setNow: (later) => {
      now = later;
    },
    call,
    try: tryCall,
    by: (visitor) => ({
      call: (of, input, callOptions) => call(of, input, { as: visitor, ...callOptions }),
      try: (of, input, callOptions) => tryCall(of, input, { as: visitor, ...callOptions }),
    }),
    as,
    signInAs: async ({ role, organizationId, right = "full" }) => {
      const links = organizationId ? [{ organizationId, right }] : [];
      const user = await buildUser(owner, { role, links });
      if (isProgram(role)) await buildApiApp(owner, { user });
      return as(user);
    },
    close: async () => {
      await app.close();
      await Promise.all([database.close(), owner.destroy()]);
      await rm(join(tmpdir(), name), { recursive: true, force: true });
      await asAdministrator(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

function openAsOwner(ownerUrl: string): Kysely<DB> {
  const pool = new Pool({ connectionString: ownerUrl, max: 2 });
  pool.on("error", () => undefined);
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
