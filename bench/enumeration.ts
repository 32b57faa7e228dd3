import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import Fastify, { type FastifyInstance } from "fastify";
import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { signIn } from "#api/sign-in.ts";
import { appOf } from "#server/app.ts";
import { configOf } from "#server/config.ts";
import type { DB } from "#server/db/database.gen.ts";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open.ts";
import { prepareDatabase } from "#server/db/prepare.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import { hashOfPassword, passwordMatches } from "#server/features/sign-in/public.ts";
import { answerFaults } from "#server/kernel/answer-faults.ts";
import { bind } from "#server/kernel/bind.ts";
import { systemClock } from "#server/kernel/clock.ts";
import { Fault } from "#server/kernel/fault.ts";
import type { Parts } from "#server/kernel/parts.ts";
import { tableOf } from "./table.ts";
import { partsOf } from "#server/parts-of.ts";

/**
 * Whether the response time of a refused sign-in reveals who has an account: interleaved pairs of a wrong password for a
 * known name and for an unknown (or disabled) one, and how often the known one took longer (area under the curve: 0.5 reveals
 * nothing, 1 everything). A control that skips the hash for unknown names runs alongside and must be detected. `--pairs 100`
 */
const { values } = parseArgs({ options: { pairs: { type: "string", default: "100" } } });
const pairs = Number(values.pairs);
const mostTold = 0.6;
const leastOfControl = 0.9;

/** Each comparison uses known names of its own: a name that was tried before already has a row in the rate limits. */
const kinds = ["unknown", "disabled", "control"] as const;
const folder = mkdtempSync(join(tmpdir(), "paron-enumeration-"));
const cluster = await startCluster(folder);
try {
  await prepareDatabase(cluster.urlFor("postgres", "postgres"), "paron");
  await migrate(cluster.urlFor("paron_owner", "paron"));
  await makeUsers(cluster.urlFor("paron_owner", "paron"));
  const database = await openDatabase({ url: cluster.urlFor("paron_app", "paron"), size: 4 });
  const own = { clock: systemClock, secretKey: Buffer.alloc(32) };
  const parts = partsOf(configOf({ LOG_LEVEL: "silent" }), database, own);
  const app = await appOf(parts);
  const unknown = await told(app, "unknown");
  const disabled = await told(app, "disabled");
  const control = await told(withoutDummy(parts), "control");
  process.stdout.write(
    `${tableOf(
      ["compared with a known name", "pairs", "told"],
      [
        ["a name that nobody has", String(pairs), unknown.toFixed(3)],
        ["a disabled user", String(pairs), disabled.toFixed(3)],
        ["control: no hash where nobody has the name", String(pairs), control.toFixed(3)],
      ],
    )}\n`,
  );
  const isHidden = unknown <= mostTold && disabled <= mostTold;
  process.exitCode = isHidden && control >= leastOfControl ? 0 : 1;
  await app.close();
  await database.close();
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function makeUsers(ownerUrl: string): Promise<void> {
  const owner = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: ownerUrl }) }),
  });
  const passwordHash = await hashOfPassword("a password that nobody types here");
  for (let n = 0; n < pairs; n += 1) {
    for (const kind of kinds)
      await buildUser(owner, {
        role: "Employee",
        userName: `known-beside-${kind}-${n}`,
        passwordHash,
      });
    const disabled = await buildUser(owner, {
      role: "Employee",
      userName: `disabled-${n}`,
      passwordHash,
    });
    await owner
      .updateTable("app_user")
      .set({ disabled_at: new Date() })
      .where("id", "=", disabled.id)
      .execute();
  }
  await owner.destroy();
}

/** How well the time distinguishes a known name from the other kind, from 0.5 to 1. Each attempt has its own name and address. */
async function told(app: FastifyInstance, kind: (typeof kinds)[number]): Promise<number> {
  const known: number[] = [];
  const other: number[] = [];
  for (let n = 0; n < pairs; n += 1) {
    known.push(
      await millisecondsOf(app, `known-beside-${kind}-${n}`, `10.1.${kind.length}.${n % 250}`),
    );
    other.push(await millisecondsOf(app, `${kind}-${n}`, `10.2.${kind.length}.${n % 250}`));
  }
  const longer = known.flatMap((one) => other.filter((two) => one > two)).length;
  const area = longer / (known.length * other.length);
  return Math.max(area, 1 - area);
}

async function millisecondsOf(
  app: FastifyInstance,
  userName: string,
  remoteAddress: string,
): Promise<number> {
  const payload = { userName, password: "a wrong password" };
  const started = performance.now();
  const { statusCode } = await app.inject({
    method: "POST",
    url: "/api/Users/Login",
    payload,
    remoteAddress,
  });
  const milliseconds = performance.now() - started;
  if (statusCode !== 401) throw new Error(`${userName} answered ${statusCode}`);
  return milliseconds;
}

/** The flaw that the measurement must detect: an unknown name is refused before any hash. */
function withoutDummy(parts: Parts): FastifyInstance {
  const app = Fastify({ genReqId: () => crypto.randomUUID() });
  answerFaults(app);
  const calls = { signIn: { login: signIn.login } };
  bind<typeof calls>(app, parts, calls, {
    signIn: {
      login: async (ctx, { userName, password }) => {
        const user = await ctx.db
          .selectFrom("app_user")
          .select("password_hash")
          .where("user_name", "=", userName)
          .executeTakeFirst();
        if (user) await passwordMatches(user.password_hash, password);
        throw new Fault("wrong-credentials");
      },
    },
  });
  return app;
}
