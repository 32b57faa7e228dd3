import { idsIn } from "./statements.ts";

/** The outcome of a test; `unrun` if only its source was read. */
type Outcome = "passed" | "failed" | "skipped" | "unrun";

/** A test, by the file and the full title under which its runner lists it. */
export type Proof = { file: string; title: string; outcome: Outcome };

/** The parts of vitest's json report that are read here. */
export type UnitReport = {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
};

/** The parts of playwright's json report that are read here. */
export type BrowserReport = { suites: BrowserSuite[] };
type BrowserSuite = {
  title: string;
  file: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: BrowserSuite[];
};

/** The tests of a vitest report. */
export function unitProofs(report: UnitReport): Proof[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: name,
      title: fullName,
      outcome: status === "passed" ? "passed" : status === "failed" ? "failed" : "skipped",
    })),
  );
}

/** The tests of a playwright report; a test that passed only on a retry counts as failed. */
export function browserProofs(report: BrowserReport): Proof[] {
  return report.suites.flatMap((file) => proofsOfSuite(file, []));
}

function proofsOfSuite(suite: BrowserSuite, above: readonly string[]): Proof[] {
  const specs = (suite.specs ?? []).map((spec) => ({
    file: `e2e/${suite.file}`,
    title: [...above, spec.title].join(" "),
    outcome: outcomeOf(spec.tests.map(({ status }) => status)),
  }));
  const below = (suite.suites ?? []).flatMap((one) => proofsOfSuite(one, [...above, one.title]));
  return [...specs, ...below];
}

function outcomeOf(statuses: readonly string[]): Outcome {
  if (statuses.includes("unexpected")) return "failed";
  return statuses.includes("expected") ? "passed" : "skipped";
}

/** The titles written out in a test's source: each string that begins with ids and has more text. */
export function titlesInSource(file: string, source: string): Proof[] {
  const titles = source.matchAll(/["'`]((?:[RSCEK]-\d{2}\b,? ?)+[^"'`\n]+)/g);
  return [...titles].map(([, title = ""]) => ({ file, title: title.trim(), outcome: "unrun" }));
}

/** The tests that carry each id. */
export function proofsById(proofs: readonly Proof[]): Map<string, Proof[]> {
  const byId = new Map<string, Proof[]>();
  for (const proof of proofs) {
    for (const id of new Set(idsIn(proof.title))) {
      const carried = byId.get(id);
      if (carried) carried.push(proof);
      else byId.set(id, [proof]);
    }
  }
  return byId;
}
