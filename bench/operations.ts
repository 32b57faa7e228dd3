import { randomUUID } from "node:crypto";
import { attendances, type RecordIn } from "#api/attendances.ts";
import type { Call } from "#api/call.ts";
import { employees } from "#api/employees.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { verifications } from "#api/verifications.ts";
import { users } from "#api/security.ts";
import { demonstrationPassword } from "#server/db/seed/demonstration/accounts.ts";
import { requestBytes, type Shot, type Shots } from "./http-load.ts";
import type { MeasuredBody, MeasuringPlace } from "./measuring-place.ts";

/** A read, for pgbench and the server: the caller and the request. */
type Read = { path: string; token: string };

/** What is measured. `mark` is the processor time in milliseconds that a request may take. */
export type Operation = {
  name: string;
  /** The call's path. */
  path: string;
  mark: number | null;
  /** The share of pgbench's rate with the same statements that must be reached. */
  share: number | null;
  shots: Shots;
  /** The requests of a read, for pgbench. */
  reads: readonly Read[];
};

const inStructure = ({ organizationId, structureId }: MeasuredBody) => ({
  organizationId,
  structureId,
});

/** The operations of product and study, on the bodies of a measuring place. */
export function operationsOf(place: MeasuringPlace, hashMilliseconds: number): Operation[] {
  const { date, month } = place;
  const small = place.bodies(25);
  const hundred = place.bodies(100).slice(0, 8);
  return [
    { ...signIn(place.bodies(100).slice(8)), mark: hashMilliseconds + 3 },
    reading("list of 50, sorted", 1.2, null, hundred, employees.getAll, ({ organizationId }) => ({
      organizationId,
      sort: "name",
      take: 50,
    })),
    reading("day sheet of 25", 0.9, 0.6, small, attendances.getDaySheet, (body) => ({
      ...inStructure(body),
      date,
    })),
    reading("month sheet, 25 contracts", 2.5, 0.6, small, attendances.getMonthSheet, (body) => ({
      ...inStructure(body),
      month,
    })),
    reading(
      "month sheet, 1,000 contracts",
      null,
      0.6,
      place.bodies(1000),
      attendances.getMonthSheet,
      (body) => ({ ...inStructure(body), month }),
    ),
    reading("month totals of 100", 1.2, null, hundred, monthlyContracts.getAll, (body) => ({
      organizationId: body.organizationId,
      month,
      take: 100,
    })),
    {
      name: "record one",
      path: attendances.saveRecords.path,
      mark: 1.1,
      share: null,
      reads: [],
      shots: saving(small, date, 1),
    },
    {
      name: "save a sheet of 25",
      path: attendances.saveRecords.path,
      mark: 2.8,
      share: null,
      reads: [],
      shots: saving(small.slice(8), date, 25),
    },
    {
      ...reading("month to xlsx", 60, null, small, verifications.printXlsx, (body) => ({
        ...inStructure(body),
        month,
      })),
      // Its time is spent on the file, not on statements.
      reads: [],
    },
  ];
}

function reading(
  name: string,
  mark: number | null,
  share: number | null,
  bodies: readonly MeasuredBody[],
  call: Call,
  inputOf: (body: MeasuredBody) => Record<string, string | number>,
): Operation {
  const reads = bodies.map((body) => {
    const query = new URLSearchParams();
    for (const [field, value] of Object.entries(inputOf(body))) query.set(field, String(value));
    return { path: `${call.path}?${query.toString()}`, token: body.token };
  });
  const bytes = reads.map(({ path, token }) => requestBytes("GET", path, { token }));
  const shots: Shots = (connection) => {
    let made = connection;
    return () => {
      made += 1;
      return { bytes: bytes[made % bytes.length] ?? Buffer.alloc(0) };
    };
  };
  return { name, path: call.path, mark, share, reads, shots };
}

/** Each connection signs in as its own clerk: attempts on one account are counted, and its old sessions end. */
function signIn(bodies: readonly MeasuredBody[]): Omit<Operation, "mark"> {
  const shots: Shots = (connection) => {
    const body = {
      userName: bodies[connection % bodies.length]?.userName,
      password: demonstrationPassword,
    };
    const bytes = requestBytes("POST", users.login.path, { body });
    return () => ({ bytes });
  };
  return { name: "sign-in", path: users.login.path, share: null, reads: [], shots };
}

/** Each connection keeps saving records of its own body, always on the version it wrote last. */
function saving(bodies: readonly MeasuredBody[], date: string, count: number): Shots {
  const versions = bodies.map(({ contracts }) => contracts.map(({ version }) => version));
  return (connection) => {
    const place = connection % bodies.length;
    const body = bodies[place];
    const known = versions[place];
    if (!body || !known) throw new RangeError("More connections than bodies");
    return (): Shot => {
      const records = body.contracts.slice(0, count).map(({ id }, index): RecordIn => {
        const version = known[index] ?? 0;
        known[index] = version + 1;
        const to = 900 + (version % 60);
        return {
          contractId: id,
          date,
          version,
          intervals: [{ kind: "work", from: 450, to, mark: "typed" }],
        };
      });
      const { organizationId, structureId, token } = body;
      const input = { organizationId, structureId, records };
      const key = randomUUID();
      return {
        bytes: requestBytes("POST", attendances.saveRecords.path, { token, key, body: input }),
        holds: '"outcome":"saved"',
      };
    };
  };
}
