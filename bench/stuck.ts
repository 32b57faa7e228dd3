import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { users } from "#api/security.ts";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { migrate } from "#server/db/migrate.ts";
import { prepareDatabase } from "#server/db/prepare.ts";
import { serve } from "#server/testing/kill/served.ts";
import { silentLineTo } from "#server/testing/silent-line.ts";
import { newToken, tokenHash } from "#server/kernel/session.ts";
import { tableOf } from "./table.ts";

/**
 * What callers get while the database is stuck: a table locked, every connection to it silent, the whole of it frozen, each
 * for `--seconds`. Twenty keep asking for their own account, one asks `/health` and one `/ready`. Reported: the longest
 * answer of each, what they were answered, how long after the end everything recovered, and for `/health` the longest time
 * this process itself could not run: no answer can be measured as faster than that.
 */
const { values } = parseArgs({ options: { seconds: { type: "string", default: "60" } } });
const seconds = Number(values.seconds);
const tell = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), "paron-stuck-"));
// As root, PostgreSQL runs as another user, who must be able to enter.
chmodSync(dataDir, 0o755);
const cluster = await startCluster(dataDir);
await prepareDatabase(cluster.urlFor("postgres", "postgres"), "paron");
await migrate(cluster.urlFor("paron_owner", "paron"));
const owner = new pg.Client({ connectionString: cluster.urlFor("paron_owner", "paron") });
await owner.connect();
const line = await silentLineTo(cluster.urlFor("paron_app", "paron"));
const ownerLine = await silentLineTo(cluster.urlFor("paron_owner", "paron"));
const server = await serve(dataDir, {
  DATABASE_URL: line.url,
  DATABASE_OWNER_URL: ownerLine.url,
  LOG_LEVEL: "silent",
  JOBS: "on",
});
const token = newToken();
await owner.query(
  `with u as (insert into app_user (id, user_name, role, nick_name)
     values (gen_random_uuid(), 'stuck', 'Administrator', 'Stuck') returning id)
   insert into session (token_hash, user_id, started_at, expires_at, ip, user_agent)
   select $1, id, now(), now() + interval '1 day', '', '' from u`,
  [tokenHash(token)],
);

/** A caller that keeps asking; `longestMs` and `answers` cover the time since `begin`. */
function asker(path: string) {
  let longestMs = 0;
  const over = new AbortController();
  let answers = new Map<string, number>();
  let lastStatus = "";
  const running = (async () => {
    while (!over.signal.aborted) {
      const from = performance.now();
      lastStatus = await statusOf(path);
      longestMs = Math.max(longestMs, performance.now() - from);
      answers.set(lastStatus, (answers.get(lastStatus) ?? 0) + 1);
      await pause(100);
    }
  })();
  return {
    begin: () => {
      longestMs = 0;
      answers = new Map();
    },
    told: () => ({
      longestMs,
      answers: [...answers].map(([status, count]) => `${status}×${count}`).join(" "),
    }),
    last: () => lastStatus,
    end: async () => {
      over.abort();
      await running;
    },
  };
}

async function statusOf(path: string): Promise<string> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(server.origin + path, { headers });
    await response.text();
    return String(response.status);
  } catch {
    return "cut";
  }
}

const signal = (name: string) =>
  new Promise((resolve) => {
    const pid = readFileSync(join(cluster.place.cluster, "postmaster.pid"), "utf8").split("\n")[0];
    const script = `for p in ${pid} $(pgrep -P ${pid}); do kill -${name} $p; done`;
    spawn("sh", ["-c", script], { stdio: "ignore" }).once("exit", resolve);
  });

const troubles: readonly { name: string; begin: () => unknown; end: () => unknown }[] = [
  {
    name: "table locked",
    begin: () => owner.query("begin; lock table app_user in access exclusive mode"),
    end: () => owner.query("rollback"),
  },
  { name: "lines silent, mended", begin: line.fallSilent, end: () => line.mend(true) },
  { name: "lines silent for good", begin: line.fallSilent, end: () => line.mend() },
  { name: "database frozen", begin: () => signal("STOP"), end: () => signal("CONT") },
];
const rows: string[][] = [];
try {
  for (const { name, begin, end } of troubles) {
    const calls = Array.from({ length: 20 }, () => asker(`/api${users.getCurrent.path}`));
    const [health, ready] = [asker("/health"), asker("/ready")];
    const all = [...calls, health, ready];
    await pause(2000);
    for (const one of all) one.begin();
    const loop = monitorEventLoopDelay({ resolution: 1 });
    loop.enable();
    await begin();
    await pause(seconds * 1000);
    await end();
    const ended = performance.now();
    while (all.some((one) => one.last() !== "200")) await pause(20);
    const backMs = performance.now() - ended;
    const longest = Math.max(...calls.map((one) => one.told().longestMs));
    const [healthTold, readyTold] = [health.told(), ready.told()];
    rows.push([
      name,
      longest.toFixed(0),
      healthTold.longestMs.toFixed(0),
      (loop.max / 1e6).toFixed(0),
      readyTold.longestMs.toFixed(0),
      readyTold.answers,
      backMs.toFixed(0),
      calls[0]?.told().answers ?? "",
    ]);
    await Promise.all(all.map((one) => one.end()));
  }
  const heads = [
    "trouble",
    "call ms",
    "health ms",
    "own ms",
    "ready ms",
    "ready",
    "well after ms",
    "a call",
  ];
  tell(tableOf(heads, rows));
} finally {
  await server.end();
  line.close();
  ownerLine.close();
  await owner.end();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
