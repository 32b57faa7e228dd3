/** Which rules of leave apply to a person: those of public law, of private law, of a programme, others, or none. */
type LeaveRegime = "public" | "private" | "programme" | "special" | "none";

/** The two laws that the catalogue of absence reasons distinguishes. */
export type LeaveLaw = "public" | "private";

/** Which rules of working time may be checked: none for work contracts, elected persons and the like. */
export type WorkRegime = "public" | "private" | "none";

/** What pay is based on: the month, days or hours worked, a deliverable, an allowance. */
type PayBasis = "month" | "day" | "hour" | "deliverable" | "allowance" | "varies";

/** A row of the State's dictionary of employment types. */
type EmploymentType = {
  /** As in the dictionary "EmploymentTypes" of the State's register of human resources. */
  id: number;
  key: EmploymentTypeKey;
  leave: LeaveRegime;
  work: WorkRegime;
  pay: PayBasis;
  /** By law it always has a last day. */
  isFixedTerm?: boolean;
};

/**
 * The employment types that bodies use, by the ids of the register (hr.apografi.gov.gr). Its other ids are for judges and
 * similar corps, which keep no attendance here.
 */
export const employmentTypes = [
  { id: 1, key: "permanent", leave: "public", work: "public", pay: "month" },
  { id: 3, key: "private-law-indefinite", leave: "public", work: "public", pay: "month" },
  {
    id: 2,
    key: "private-law-fixed-term",
    leave: "private",
    work: "private",
    pay: "month",
    isFixedTerm: true,
  },
  {
    id: 35,
    key: "private-law-fixed-term-cofunded",
    leave: "private",
    work: "private",
    pay: "month",
    isFixedTerm: true,
  },
  {
    id: 40,
    key: "employment-programme",
    leave: "private",
    work: "private",
    pay: "day",
    isFixedTerm: true,
  },
  { id: 4, key: "hourly-or-daily", leave: "private", work: "private", pay: "hour" },
  { id: 36, key: "hourly-or-daily-cofunded", leave: "private", work: "private", pay: "hour" },
  { id: 8, key: "work-contract", leave: "none", work: "none", pay: "deliverable" },
  { id: 37, key: "work-contract-cofunded", leave: "none", work: "none", pay: "deliverable" },
  { id: 39, key: "independent-services", leave: "none", work: "none", pay: "deliverable" },
  { id: 5, key: "political-appointee", leave: "public", work: "public", pay: "month" },
  { id: 6, key: "elected", leave: "none", work: "none", pay: "allowance" },
  { id: 10, key: "salaried-lawyer", leave: "special", work: "none", pay: "month" },
  { id: 11, key: "fixed-tenure", leave: "special", work: "public", pay: "month" },
  { id: 22, key: "trainee", leave: "programme", work: "private", pay: "day" },
  {
    id: 23,
    key: "seconded-from-private-law-body",
    leave: "special",
    work: "private",
    pay: "month",
  },
  { id: 9, key: "committee-member", leave: "special", work: "none", pay: "varies" },
  { id: 27, key: "scholarship-holder", leave: "special", work: "none", pay: "varies" },
  { id: 29, key: "school-traffic-warden", leave: "special", work: "none", pay: "varies" },
  { id: 34, key: "by-interim-order", leave: "special", work: "private", pay: "varies" },
  { id: 38, key: "board-member", leave: "special", work: "none", pay: "varies" },
] as const;

export type EmploymentTypeKey = (typeof employmentTypes)[number]["key"];

const byId: ReadonlyMap<number, EmploymentType> = new Map(
  employmentTypes.map((type) => [type.id, type]),
);

/** The employment type of an id of the register, or null for one that is not listed here. */
export function employmentType(id: number): EmploymentType | null {
  return byId.get(id) ?? null;
}

/** The law of leave of an id of the register; null where neither of the two applies. */
export function leaveLawOf(id: number): LeaveLaw | null {
  const leave = employmentType(id)?.leave;
  return leave === "public" || leave === "private" ? leave : null;
}
