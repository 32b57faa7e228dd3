import { apiLogs } from "#api/logs.ts";
import { attendances } from "#api/attendances.ts";
import type { Call } from "#api/call.ts";
import { dashboard } from "#api/dashboard.ts";
import { payments } from "#api/payments.ts";
import { search } from "#api/search.ts";
import { requestBytes, type Shots } from "../http-load.ts";
import type { MeasuringPlace } from "../measuring-place.ts";
import { operationsOf } from "../operations.ts";

/** The requests sent to a growing installation: the operations of the bench, and calls that read a lot. */
export function growingReads(
  place: MeasuringPlace,
  administrator: string,
): { name: string; shots: Shots }[] {
  const bodies = place.bodies(100);
  const [body] = bodies;
  const [contract] = body?.contracts ?? [];
  if (!body || !contract) throw new RangeError("No body was made");
  const { organizationId, token } = body;
  const { date, month } = place;
  const asked = (name: string, call: Call, input: Record<string, string>, by = token) => ({
    name,
    shots: repeating(`${call.path}?${new URLSearchParams(input).toString()}`, by),
  });
  // Sheets are saved in bodies after the eighth, single records in the first.
  const small = {
    ...place,
    bodies: () => [...Array<typeof body>(8).fill(body), ...bodies.slice(1, 2)],
  };
  const operations = operationsOf(small, 0).filter(({ name }) => !/sign-in|1,000|xlsx/.test(name));
  return [
    ...operations,
    asked("home", dashboard.getOverview, { organizationId }),
    asked("search", search.find, { organizationId, term: "pap" }),
    asked("history of a day", attendances.getRecordHistory, {
      organizationId,
      contractId: contract.id,
      date,
    }),
    asked("payment preview", payments.preview, { organizationId, month }, administrator),
    asked("call log", apiLogs.getAll, { take: "50" }, administrator),
    asked(
      "call log by duration",
      apiLogs.getAll,
      { take: "50", sort: "-durationMs" },
      administrator,
    ),
    asked("call log, words", apiLogs.getAll, { take: "50", search: "sheet" }, administrator),
    asked("how the installation does", dashboard.getSystem, {}, administrator),
  ];
}

function repeating(path: string, token: string): Shots {
  const bytes = requestBytes("GET", path, { token });
  return () => () => ({ bytes });
}
