import { parseArgs } from "node:util";
import { type Cycle, openTorture, type Target } from "#server/testing/kill/torture.ts";
import { tableOf } from "./table.ts";

/**
 * Kills the server, its database or both with kill -9 while eight clients save, and compares what is stored with what was
 * acknowledged. Then once more with commits that return before they are on disk, which must lose data: if this control loses
 * nothing, nothing is proved. `--cycles 30 --control 5`
 */
const { values } = parseArgs({
  options: { cycles: { type: "string", default: "30" }, control: { type: "string", default: "5" } },
});
const tell = (line: string) => process.stdout.write(`${line}\n`);
const targets: readonly Target[] = ["server", "database", "both"];

const real = await run("real", Number(values.cycles), targets);
const control = await run("control", Number(values.control), ["database"]);
tell("");
tell(
  tableOf(
    [
      "killed",
      "cycles",
      "saves",
      "lost",
      "torn",
      "strange",
      "ledger",
      "totals",
      "back, ms",
      "worst",
    ],
    [
      ...targets.map((target) => lineOf(target, real.cycles)),
      lineOf("database", control.cycles, "control"),
    ],
  ),
);
for (const answer of new Set(real.wrongAnswers))
  tell(`An answer that should never come: ${answer}`);
const whole = real.faults === 0 && real.wrongAnswers.length === 0;
const lost = control.cycles.some((cycle) => cycle.lost > 0);
tell(whole ? "\nNothing lost, torn or done twice." : "\nFailed: see above.");
tell(
  lost
    ? "The control lost, so the comparison sees."
    : "The control lost nothing: nothing is proved.",
);
process.exitCode = whole && lost ? 0 : 1;

async function run(name: "real" | "control", count: number, targetsInTurn: readonly Target[]) {
  const early = name === "control";
  const firstStartsKilledAfter = early ? [] : [between(100, 1000), between(500, 4000)];
  const torture = await openTorture({ writers: 8, firstStartsKilledAfter });
  if (early) await torture.commitEarly();
  const cycles: Cycle[] = [];
  for (let index = 0; index < count; index += 1) {
    const target = targetsInTurn[index % targetsInTurn.length] ?? "both";
    const startKilledAfter = index % 5 === 4 ? between(50, 1500) : undefined;
    cycles.push(await torture.kill({ target, after: between(200, 1100), startKilledAfter }));
    tell(`${name} ${index + 1} of ${count}: ${JSON.stringify(cycles.at(-1))}`);
  }
  const end = await torture.rest();
  await torture.close();
  const faults = [...cycles, end].reduce(
    (sum, { lost, torn, strange, ledger, totals }) => sum + lost + torn + strange + ledger + totals,
    0,
  );
  return { cycles, faults, wrongAnswers: torture.wrongAnswers };
}

function lineOf(target: Target, all: readonly Cycle[], name: string = target): string[] {
  const cycles = all.filter((cycle) => cycle.target === target);
  const back = cycles.map((cycle) => Math.round(cycle.backAfter)).toSorted((a, b) => a - b);
  const sum = (of: "saves" | "lost" | "torn" | "strange" | "ledger" | "totals") =>
    cycles.reduce((total, cycle) => total + cycle[of], 0);
  return [
    name,
    cycles.length,
    sum("saves"),
    sum("lost"),
    sum("torn"),
    sum("strange"),
    sum("ledger"),
    sum("totals"),
    back[Math.floor(back.length / 2)] ?? 0,
    back.at(-1) ?? 0,
  ].map(String);
}

function between(least: number, most: number): number {
  return least + Math.random() * (most - least);
}
