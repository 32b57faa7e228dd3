import { employmentType } from "#domain/contracts/employment-type.ts";
import { defaultParameters } from "#domain/attendance/findings/parameters.ts";
import type { AbsenceReason } from "#domain/attendance/types.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { isHidden } from "#domain/leave/hidden-reasons.ts";
import { annualLeaveDays } from "#domain/leave/entitlement.ts";
import { planOn } from "../record-row.ts";
import type { Row } from "../rows.ts";
import type { EngagementDays } from "./days.ts";
import { at, type Moment } from "./moment.ts";
import { randomOf, type Random } from "./random.ts";

type Telling = { random: Random; moment: Moment; clerk: string };

/** Leave corrections, and the receipts of absence documents; in the running month only part of them have come. */
export function leaveActsOf(
  moment: Moment,
  people: readonly EngagementDays[],
  { clerk, reasons }: { clerk: string; reasons: ReadonlyMap<string, AbsenceReason> },
): { corrections: Row<"leave_correction">[]; receipts: Row<"leave_document">[] } {
  const organizationId = people[0]?.engagement.contract.organization_id ?? "0";
  const random = randomOf(Number.parseInt(organizationId.replaceAll("-", "").slice(-6), 16));
  const telling = { random, moment, clerk };
  return {
    corrections: people.flatMap((one) => correctionsOf(telling, one)),
    receipts: people.flatMap((one) => receiptsOf(telling, one, reasons)),
  };
}

/**
 * Leave taken before the records begin, days carried over by decision, and earlier service of people who took more leave
 * than their service here earns, so that no balance is overdrawn.
 */
function correctionsOf({ random, moment, clerk }: Telling, one: EngagementDays) {
  const { contract } = one.engagement;
  const regime = employmentType(contract.employment_type)?.leave;
  if (regime !== "public" && regime !== "private") return [];
  const year = Number(moment.today.slice(0, 4));
  const { start_date: startDate } = contract;
  const service = {
    regime,
    weeks: [{ daysPerWeek: 5, days: 1 }],
    startDate,
    endDate: contract.end_date ?? null,
  } as const;
  const used = one.told.filter(
    ({ day, result }) => result.reason === "ΚΑΝ" && day.startsWith(String(year)),
  ).length;
  const rest = annualLeaveDays(service, year) - used;
  const isOld = startDate < `${year}-01-01`;
  const correction = (kind: "carried" | "correction", days: number, note: string) => ({
    organization_id: contract.organization_id,
    id: random.id(at(moment.firstDay, 560)),
    contract_id: contract.id,
    reason: "ΚΑΝ",
    year,
    kind,
    half_days: days * 2,
    note,
    by_user: clerk,
    at: at(moment.firstDay, 560),
  });
  const before = isOld ? Math.min(rest - 1, random.whole(2, 12) / 2) : 0;
  const carried = isOld && random.happens(0.2) ? random.whole(1, 5) : 0;
  return [
    ...(rest < 0
      ? [correction("correction", -rest, "Αναγνώριση προϋπηρεσίας σε άλλον Φορέα")]
      : []),
    ...(before > 0
      ? [correction("correction", -before, "Ληφθείσες πριν από την τήρηση παρουσιών εδώ")]
      : []),
    ...(carried > 0
      ? [correction("carried", carried, `Απόφαση μεταφοράς λόγω υπηρεσιακών αναγκών, ${year - 1}`)]
      : []),
  ];
}

type Spell = { code: string; from: Day; to: Day };

function receiptsOf(
  { random, moment, clerk }: Telling,
  one: EngagementDays,
  reasons: ReadonlyMap<string, AbsenceReason>,
): Row<"leave_document">[] {
  const { contract } = one.engagement;
  return spellsOf(one, reasons).flatMap(({ code, from, to }) => {
    const reason = reasons.get(code);
    const isRecent = to.startsWith(moment.running);
    const isDue = addDays(to, defaultParameters.documentDueDays) < moment.today;
    if (!reason || to >= moment.today) return [];
    if (isRecent && random.happens(isDue ? 0.25 : 0.6)) return [];
    const received = at(addDays(to, 1), 600);
    return [
      {
        organization_id: contract.organization_id,
        id: random.id(received),
        contract_id: contract.id,
        reason: code,
        from_day: from,
        to_day: to,
        how: isHidden(reason) ? "seen" : "paper",
        by_user: clerk,
        at: received,
      },
    ];
  });
}

/** Absences that require a document, each as one spell over consecutive days with a duty. */
function spellsOf({ told, days }: EngagementDays, reasons: ReadonlyMap<string, AbsenceReason>) {
  const spells: Spell[] = [];
  let running: Spell | null = null;
  for (const { day, result } of told) {
    if (planOn(days, day).minutes === 0) continue;
    const asks = result.reason !== null && reasons.get(result.reason)?.requiresDocument;
    const code: string = asks ? (result.reason ?? "") : "";
    if (running && running.code === code) running.to = day;
    else if (code === "") running = null;
    else spells.push((running = { code, from: day, to: day }));
  }
  return spells;
}
