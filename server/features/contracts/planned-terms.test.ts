import { expect, test } from "vitest";
import { contracts } from "#api/contracts.ts";
import { history } from "#api/history.ts";
import { leaves } from "#api/leaves.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { activeContract, castOfBody, termIn } from "./testing.ts";

const world = worldOfFile({ now: new Date("2026-03-18T09:00:00Z") });

const question =
  "Η σύμβαση έχει όρους από 01/04/2026 και από 01/09/2026, που αναιρούνται. Επιλέξτε πρώτα την αναίρεσή τους";

/** A contract of 2026, with a term planned for April and one for September. */
async function planned() {
  const cast = await castOfBody(world);
  const { organizationId, id, version } = await activeContract(world, cast);
  const add = (validFrom: string, given: number) =>
    world.call(
      contracts.addTerm,
      { organizationId, id, version: given, ...termIn(cast), rate: "1300.00", validFrom },
      cast.clerk,
    );
  const first = await add("2026-04-01", version);
  const second = await add("2026-09-01", first.version);
  const details = () => world.call(contracts.getById, { organizationId, id }, cast.clerk);
  const days = async () =>
    (await details()).terms.map(({ validFrom, validTo }) => [validFrom, validTo]);
  const { terms } = await details();
  const termIds = terms.map((term) => term.id);
  return { cast, target: { organizationId, id, version: second.version }, termIds, days };
}

const reason = "Απόφαση 7/2026";

test.each(["suspended", "terminated"])(
  "is not %s over future terms, unless their removal is confirmed",
  async (what) => {
    const { cast, target, days } = await planned();
    const act = (given: { withdrawTerms?: boolean }) =>
      what === "suspended"
        ? world.try(
            contracts.suspend,
            { ...target, reason, from: "2026-03-20", ...given },
            cast.head,
          )
        : world.try(
            contracts.terminate,
            { ...target, reason, lastDay: "2026-03-19", ...given },
            cast.head,
          );
    const refused = await act({});
    expect([refused.status, refused.problem?.errors]).toEqual([409, { withdrawTerms: [question] }]);
    expect(await days()).toHaveLength(3);
    expect((await act({ withdrawTerms: true })).status).toBe(200);
    expect(await days()).toEqual([["2026-01-01", "2026-03-19"]]);
    const { organizationId, id } = target;
    const subject = { organizationId, subjectKind: "contract" as const, subjectId: id };
    const { items } = await world.call(history.getAll, subject, cast.clerk);
    expect(items[0]?.changes).toContainEqual({
      field: "withdrawnTerms",
      before: [
        expect.objectContaining({ validFrom: "2026-04-01", rate: "1300.00" }),
        expect.objectContaining({ validFrom: "2026-09-01" }),
      ],
      after: null,
    });
  },
);

test("an act that leaves future terms in place needs no confirmation", async () => {
  const { cast, target, days } = await planned();
  const act = { ...target, lastDay: "2026-09-30", reason };
  await world.call(contracts.terminate, act, cast.head);
  expect(await days()).toHaveLength(3);
});

test("a future term is withdrawn, and the one before continues in its place", async () => {
  const { cast, target, termIds, days } = await planned();
  const [, april = "", september = ""] = termIds;
  const withdraw = { ...target, termId: april, reason: "Ανακλήθηκε η απόφαση" };
  const { version } = await world.call(contracts.withdrawTerm, withdraw, cast.clerk);
  expect(await days()).toEqual([
    ["2026-01-01", "2026-08-31"],
    ["2026-09-01", null],
  ]);
  await world.call(contracts.withdrawTerm, { ...target, version, termId: september }, cast.clerk);
  expect(await days()).toEqual([["2026-01-01", null]]);
  const { organizationId, id } = target;
  const subject = { organizationId, subjectKind: "contract" as const, subjectId: id };
  const { items } = await world.call(history.getAll, subject, cast.clerk);
  expect(items.slice(0, 2)).toMatchObject([
    { act: "contract.withdrawTerm" },
    { act: "contract.withdrawTerm", reason: "Ανακλήθηκε η απόφαση" },
  ]);
});

test("a term that has begun, has recorded days, or is of another contract is not withdrawn", async () => {
  const { cast, target, termIds, days } = await planned();
  const [first = "", april = ""] = termIds;
  const other = await planned();
  const tried = async (termId: string) =>
    (await world.try(contracts.withdrawTerm, { ...target, termId }, cast.clerk)).problem;
  const { organizationId, id: contractId } = target;
  const day = { from: "2026-04-02", to: "2026-04-02" };
  await world.call(leaves.record, { organizationId, contractId, code: "ΚΑΝ", ...day }, cast.clerk);
  expect([
    await tried(first),
    await tried(april),
    await tried(other.termIds[1] ?? ""),
  ]).toMatchObject([
    { status: 409, detail: "Ο όρος ισχύει ήδη. Προσθέστε νέον όρο από μια επόμενη ημέρα" },
    {
      status: 409,
      detail: "Υπάρχουν ημέρες καταχωρισμένες με αυτόν τον όρο. Διαγράψτε τες πρώτα",
    },
    { status: 404 },
  ]);
  expect(await days()).toHaveLength(3);
});

test("the term that ends a suspension is not withdrawn", async () => {
  const cast = await castOfBody(world);
  const { organizationId, id, version } = await activeContract(world, cast);
  const away = { organizationId, id, version, from: "2026-03-20", reason: "Στράτευση" };
  const suspended = await world.call(contracts.suspend, away, cast.head);
  const back = { organizationId, ...suspended, from: "2026-06-01" };
  const resumed = await world.call(contracts.resume, back, cast.head);
  const { terms } = await world.call(contracts.getById, { organizationId, id }, cast.clerk);
  const withdraw = { organizationId, id, version: resumed.version, termId: terms[1]?.id ?? "" };
  const { problem } = await world.try(contracts.withdrawTerm, withdraw, cast.clerk);
  expect(problem?.detail).toBe(
    "Με τον όρο αυτόν λήγει η αναστολή και δεν αναιρείται: η σύμβαση θα έμενε ενεργή χωρίς όρους",
  );
});

test("a raise from a day before a suspension ends where the interrupted term ended", async () => {
  const cast = await castOfBody(world);
  const { organizationId, id, version } = await activeContract(world, cast);
  const away = { organizationId, id, version, from: "2026-02-01", reason };
  const suspended = await world.call(contracts.suspend, away, cast.head);
  const back = { organizationId, ...suspended, from: "2026-03-01" };
  const resumed = await world.call(contracts.resume, back, cast.head);
  const raise = { ...termIn(cast), rate: "1300.00", validFrom: "2026-01-15" };
  await world.call(
    contracts.addTerm,
    { organizationId, id, version: resumed.version, ...raise },
    cast.clerk,
  );
  const { terms } = await world.call(contracts.getById, { organizationId, id }, cast.clerk);
  expect(terms.map(({ validFrom, validTo }) => [validFrom, validTo])).toEqual([
    ["2026-01-01", "2026-01-14"],
    ["2026-01-15", "2026-01-31"],
    ["2026-03-01", null],
  ]);
});
