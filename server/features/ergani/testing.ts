import type { Interval } from "#domain/attendance/types.ts";
import { attendances } from "#api/attendances.ts";
import { ergani } from "#api/ergani.ts";
import { standInAccount } from "#server/testing/ergani-stand-in.ts";
import type { Visitor } from "#server/testing/visit.ts";
import type { World } from "#server/testing/world.ts";
import { submitCardsJob } from "./submit-job.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { bodyWithStaff } from "#server/testing/body-with-clerk.ts";

/** A body with one person bound to the work card, and its users. */
export type CardBody = {
  organizationId: string;
  structureId: string;
  contractId: string;
  head: Visitor;
  clerk: Visitor;
};

/** The person whose cards are submitted; under private law unless another type is given. */
type CardPerson = { lastName: string; firstName: string; employmentType?: number };

const privateLaw = 2;

/** A body with a head, a clerk and a person of the employment type. */
export async function cardBody(
  world: World,
  { lastName, firstName, employmentType = privateLaw }: CardPerson,
): Promise<CardBody> {
  const { organizationId, structureId, contractId, clerk } = await bodyWithStaff(world, [
    { person: { last_name: lastName, first_name: firstName }, employment_type: employmentType },
  ]);
  return {
    organizationId,
    structureId,
    contractId,
    clerk,
    head: await world.signInAs({ role: "LegalRepresentative", organizationId }),
  };
}

/** Stores the account of the stand-in and starts submitting. */
export async function submitting(
  world: World,
  { organizationId, head: as }: CardBody,
  password: string = standInAccount({ base: "" }).password,
): Promise<void> {
  const account = { place: "trial", branch: "3", userName: "body", userType: "01" } as const;
  const input = { organizationId, ...account, version: 0, password };
  await world.call(ergani.saveAccount, input, { as });
  await world.call(ergani.turn, { organizationId, isOn: true }, { as });
}

/** Saves the person's times on a day, over the existing record. */
export async function record(
  world: World,
  { organizationId, structureId, contractId, clerk: as }: CardBody,
  date: string,
  ...times: readonly (readonly [from: number | null, to: number | null])[]
): Promise<void> {
  const day = { organization_id: organizationId, contract_id: contractId, date };
  const [found] = await rowsWhere(world, "attendance_record", day).read("version");
  const version = found?.version ?? 0;
  const intervals = times.map(([from, to]): Interval => ({
    kind: "work",
    from,
    to,
    mark: "typed",
  }));
  const records = [{ contractId, date, version, intervals }];
  await world.call(attendances.saveRecords, { organizationId, structureId, records }, { as });
}

/** Runs the job and returns the cards, the oldest first, in a few words each. */
export async function cardsAfterRun(world: World, body: CardBody): Promise<string[]> {
  await world.runJob(submitCardsJob);
  return cards(world, body);
}

/** The cards of a body, the oldest first, in a few words each. */
export async function cards(
  world: World,
  { organizationId, head: as }: CardBody,
): Promise<string[]> {
  const { items } = await world.call(ergani.getAll, { organizationId, sort: "at" }, { as });
  return items.map(({ kind, at, state, protocol, lateReason }) =>
    [kind, at.slice(11, 16), state, protocol, lateReason].filter((part) => part !== null).join(" "),
  );
}
