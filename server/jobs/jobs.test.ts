import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "../testing/world.ts";
import { dailyAt, everyMinutes } from "./due.ts";
import type { Job } from "./job.ts";
import { runDue } from "./run-due.ts";
import { startJobs } from "./start-jobs.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const never = new AbortController().signal;

/** A job that counts its runs. */
function counting(name: string, work: (run: number) => Promise<void> = async () => undefined) {
  let runs = 0;
  const job: Job = {
    name,
    dueAt: dailyAt(10),
    run: async () => {
      runs += 1;
      await work(runs);
      return { runs };
    },
  };
  return { job, runs: () => runs };
}

const runOn = (job: Job) => runDue(world.parts, world.app.log, job, never);

test.each([
  ["dailyAt(10), in the night", dailyAt(10), "2026-03-18T00:00:00Z", "2026-03-17T22:10:00.000Z"],
  ["dailyAt(10), before it", dailyAt(10), "2026-03-17T22:09:59Z", "2026-03-16T22:10:00.000Z"],
  ["dailyAt(720), in summer", dailyAt(720), "2026-07-01T09:00:00Z", "2026-07-01T09:00:00.000Z"],
  [
    "dailyAt(210), when 03:30 is skipped",
    dailyAt(210),
    "2026-03-29T12:00:00Z",
    "2026-03-29T01:30:00.000Z",
  ],
  ["everyMinutes(15)", everyMinutes(15), "2026-03-18T09:44:59Z", "2026-03-18T09:30:00.000Z"],
])("%s is due when the clock in Athens says so", (_, dueAt, now, due) => {
  expect(dueAt(new Date(now)).toISOString()).toBe(due);
});

test("of servers that look at the same moment, one runs the job, and none again until it is next due", async () => {
  const { job, runs } = counting("test.once");
  const ran = await Promise.all([runOn(job), runOn(job), runOn(job)]);
  expect(ran.filter(Boolean)).toHaveLength(1);
  expect(await runOn(job)).toBe(false);
  expect(runs()).toBe(1);
  world.setNow(new Date("2026-03-19T09:00:00Z"));
  expect(await runOn(job)).toBe(true);
  expect(runs()).toBe(2);
});

test("runs of a job are kept for a week, its last one for as long as none follows", async () => {
  const { job } = counting("test.kept");
  const runs = () =>
    world.owner.selectFrom("job_run").select("due_at").where("job", "=", job.name).execute();
  for (const day of ["2026-04-01", "2026-04-08", "2026-04-09"]) {
    world.setNow(new Date(`${day}T09:00:00Z`));
    await runOn(job);
  }
  expect((await runs()).map(({ due_at }) => due_at.toISOString().slice(0, 10))).toEqual([
    "2026-04-07",
    "2026-04-08",
  ]);
});

test("a run that fails keeps its error and comes again, not at once", async () => {
  world.setNow(new Date("2026-03-20T09:00:00Z"));
  const { job, runs } = counting("test.fails", async (run) => {
    if (run === 1) throw new Error("The post office is closed");
  });
  expect(await runOn(job)).toBe(false);
  expect(await runOn(job)).toBe(false);
  expect(runs()).toBe(1);
  const row = () =>
    world.owner
      .selectFrom("job_run")
      .select(["attempts", "error", "outcome"])
      .where("job", "=", job.name)
      .executeTakeFirstOrThrow();
  expect(await row()).toEqual({
    attempts: 1,
    error: "Error: The post office is closed",
    outcome: null,
  });
  world.setNow(new Date("2026-03-20T09:03:00Z"));
  expect(await runOn(job)).toBe(true);
  expect(await row()).toEqual({ attempts: 2, error: null, outcome: { runs: 2 } });
});

test("a run whose server died is taken over when its time is up", async () => {
  world.setNow(new Date("2026-03-21T09:00:00Z"));
  const dying = counting("test.dies", () => new Promise(() => undefined));
  void runOn(dying.job);
  await expect.poll(dying.runs).toBe(1);
  const { job, runs } = counting("test.dies");
  world.setNow(new Date("2026-03-21T09:29:00Z"));
  expect(await runOn(job)).toBe(false);
  world.setNow(new Date("2026-03-21T09:31:00Z"));
  expect(await runOn(job)).toBe(true);
  expect(runs()).toBe(1);
});

test("stopping waits for the job that is at work and begins no other", async () => {
  world.setNow(new Date("2026-03-22T09:00:00Z"));
  const work = Promise.withResolvers<void>();
  const slow = counting("test.slow", () => work.promise);
  const next = counting("test.next");
  const jobs = startJobs(world.parts, world.app.log, [slow.job, next.job]);
  await expect.poll(slow.runs).toBe(1);
  const stopped = jobs.stop();
  work.resolve();
  await stopped;
  expect(next.runs()).toBe(0);
  const { outcome } = await world.owner
    .selectFrom("job_run")
    .select("outcome")
    .where("job", "=", "test.slow")
    .executeTakeFirstOrThrow();
  expect(outcome).toEqual({ runs: 1 });
});
