import { expect, test, vi } from "vitest";
import { jobTexts } from "#texts/system-state.ts";
import { buildOrganization } from "../db/seed/builders.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "../testing/world.ts";
import { allJobs } from "./all-jobs.ts";
import { dailyAt, everyMinutes } from "./due.ts";
import { eachBody } from "./each-body.ts";
import type { Job } from "./job.ts";
import { runDue } from "./run-due.ts";
import { startJobs } from "./start-jobs.ts";

const world = worldOfFile();

const never = new AbortController().signal;

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

const jobOf = ({ job }: { job: Job }) => job;
const runOn = (job: Job) => runDue(world.parts, world.app.log, job, never);

test.each([
  ["dailyAt(10), at night", dailyAt(10), "2026-03-18T00:00:00Z", "2026-03-17T22:10:00.000Z"],
  ["dailyAt(10), before it", dailyAt(10), "2026-03-17T22:09:59Z", "2026-03-16T22:10:00.000Z"],
  ["dailyAt(720), in summer", dailyAt(720), "2026-07-01T09:00:00Z", "2026-07-01T09:00:00.000Z"],
  [
    "dailyAt(210), when 03:30 is skipped",
    dailyAt(210),
    "2026-03-29T12:00:00Z",
    "2026-03-29T01:30:00.000Z",
  ],
  ["everyMinutes(15)", everyMinutes(15), "2026-03-18T09:44:59Z", "2026-03-18T09:30:00.000Z"],
])("%s is due by Athens time", (_, dueAt, now, due) => {
  expect(dueAt(new Date(now)).toISOString()).toBe(due);
});

test("of servers that look at once one runs the job, and none again until it is next due", async () => {
  const { job, runs } = counting("test.once");
  const ran = await Promise.all([runOn(job), runOn(job), runOn(job)]);
  expect(ran.filter(Boolean)).toHaveLength(1);
  expect(await runOn(job)).toBe(false);
  expect(runs()).toBe(1);
  world.setNow(new Date("2026-03-19T09:00:00Z"));
  expect(await runOn(job)).toBe(true);
  expect(runs()).toBe(2);
});

test("runs of a job are kept for a week, its last one until another follows", async () => {
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

test("a failed run keeps its error and is retried, not at once", async () => {
  world.setNow(new Date("2026-03-20T09:00:00Z"));
  const { job, runs } = counting("test.fails", async (run) => {
    if (run === 1) throw new Error("The post office is closed");
  });
  expect(await runOn(job)).toBe(false);
  expect(await runOn(job)).toBe(false);
  expect(runs()).toBe(1);
  const row = () =>
    rowsWhere(world, "job_run", { job: job.name }).readOne("attempts", "error", "outcome");
  expect(await row()).toEqual({
    attempts: 1,
    error: "Error: The post office is closed",
    outcome: null,
  });
  world.setNow(new Date("2026-03-20T09:03:00Z"));
  expect(await runOn(job)).toBe(true);
  expect(await row()).toEqual({ attempts: 2, error: null, outcome: { runs: 2 } });
});

test("a run whose server died is taken over when its lease ends", async () => {
  world.setNow(new Date("2026-03-21T09:00:00Z"));
  const dying = counting("test.dies", () => new Promise(() => undefined));
  void runOn(dying.job);
  await expect.poll(dying.runs).toBe(1);
  const { job, runs } = counting("test.dies");
  world.setNow(new Date("2026-03-21T09:02:00Z"));
  expect(await runOn(job)).toBe(false);
  world.setNow(new Date("2026-03-21T09:04:00Z"));
  expect(await runOn(job)).toBe(true);
  expect(runs()).toBe(1);
});

test("a long run stays with its server", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    world.setNow(new Date("2026-03-21T10:00:00Z"));
    const work = Promise.withResolvers<void>();
    const long = counting("test.long", () => work.promise);
    const running = runOn(long.job);
    await expect.poll(long.runs).toBe(1);
    const heldUntil = () => rowsWhere(world, "job_run", { job: "test.long" }).readOne("held_until");
    const first = await heldUntil();
    world.setNow(new Date("2026-03-21T10:02:00Z"));
    vi.advanceTimersByTime(60_000);
    await expect.poll(heldUntil).not.toEqual(first);
    world.setNow(new Date("2026-03-21T10:04:00Z"));
    const other = counting("test.long");
    expect(await runOn(other.job)).toBe(false);
    work.resolve();
    expect(await running).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test("every job has a text on the system dashboard", () => {
  expect(Object.keys(jobTexts).toSorted()).toEqual(allJobs.map(({ name }) => name).toSorted());
});

const fourSlow = (work: () => Promise<void>, name: string) =>
  Array.from({ length: 4 }, (_, index) => counting(`${name}-${index}`, work));
const rowsOf = (name: string) =>
  world.owner
    .selectFrom("job_run")
    .select(["held_until", "outcome"])
    .where("job", "like", `${name}-%`)
    .execute();

test("four jobs run in parallel, and the next starts when one ends", async () => {
  world.setNow(new Date("2026-03-22T09:00:00Z"));
  const works = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let [atWork, most] = [0, 0];
  const slow = fourSlow(async () => {
    atWork += 1;
    most = Math.max(most, atWork);
    await works[atWork === 1 ? 0 : 1].promise;
    atWork -= 1;
  }, "test.many");
  const next = counting("test.many-next", async () => {
    most = Math.max(most, atWork + 1);
  });
  const jobs = startJobs(world.parts, world.app.log, [...slow, next].map(jobOf));
  try {
    await expect.poll(() => atWork).toBe(4);
    const lockedRuns = (await rowsOf("test.many")).filter((row) => row.held_until !== null);
    expect(lockedRuns).toHaveLength(4);
    works[0].resolve();
    await expect.poll(next.runs).toBe(1);
    expect(most).toBe(4);
  } finally {
    for (const work of works) work.resolve();
    await jobs.stop();
  }
});

test("stopping waits for running jobs and starts no other", async () => {
  world.setNow(new Date("2026-03-23T09:00:00Z"));
  const work = Promise.withResolvers<void>();
  const slow = fourSlow(() => work.promise, "test.slow");
  const next = counting("test.next");
  const jobs = startJobs(world.parts, world.app.log, [...slow, next].map(jobOf));
  await expect.poll(() => slow.map(({ runs }) => runs())).toEqual([1, 1, 1, 1]);
  const stopped = jobs.stop();
  work.resolve();
  await stopped;
  expect(next.runs()).toBe(0);
  expect((await rowsOf("test.slow")).map(({ outcome }) => outcome)).toEqual(
    slow.map(() => ({ runs: 1 })),
  );
});

test("a job stopped midway runs again at once, and does not count as failed", async () => {
  world.setNow(new Date("2026-03-24T09:00:00Z"));
  await buildOrganization(world.owner);
  const stopping = new AbortController();
  const job: Job = {
    name: "test.stopped",
    dueAt: dailyAt(10),
    run: (ctx) =>
      eachBody(ctx, async () => {
        stopping.abort();
        ctx.signal.throwIfAborted();
        return {};
      }),
  };
  const failures = vi.spyOn(world.app.log, "error");
  expect(await runDue(world.parts, world.app.log, job, stopping.signal)).toBe(false);
  expect(failures).not.toHaveBeenCalled();
  const next = counting("test.stopped");
  expect(await runOn(next.job)).toBe(true);
});
