import { z } from "zod";
import { refusalToAmka } from "#domain/identity/amka.ts";
import { hasBankName } from "#domain/payments/sepa-text.ts";
import { contractStates } from "#domain/contracts/contract.ts";
import { defineCalls } from "./call.ts";
import {
  DayField,
  FullName,
  Id,
  IdInBody,
  InBody,
  ListQuery,
  line,
  requiredLine,
  Changed,
  EditedInBody,
} from "./fields.ts";
import { AfmField, AmkaField, EmailField, IbanField, PhoneField } from "./identity.ts";
import { defineList } from "./list.ts";
import { nameInFiles } from "./person-columns.ts";

/** University, technological, secondary and compulsory education, and special scientific staff; empty if unknown. */
export const educations = ["", "PE", "TE", "DE", "YE", "EEP"] as const;

/** Form fields of an employee. */
export const EmployeeFields = z.object({
  afm: AfmField,
  amka: AmkaField.default(null),
  lastName: requiredLine(80).refine(hasBankName, { error: "bank-name" }),
  firstName: requiredLine(80),
  fatherName: line(80).default(""),
  birthDate: DayField.nullable().default(null),
  education: z.enum(educations).default(""),
  specialty: line(120).default(""),
  /** Number of the badge that card readers send; null if the person has none. */
  cardNumber: line(40)
    .nullable()
    .default(null)
    .transform((typed) => typed || null),
  phone: PhoneField.default(""),
  email: EmailField.default(""),
  iban: IbanField.default(null),
});

/** Checks that the birth date in a social-security number matches the one typed; for `.check` on objects with both. */
const amkaAgrees = z.superRefine<{ amka: string | null; birthDate: string | null }>(
  ({ amka, birthDate }, ctx) => {
    if (amka === null || refusalToAmka(amka, birthDate) !== "amka-birth-date") return;
    ctx.addIssue({ code: "custom", message: "amka-birth-date", path: ["amka"] });
  },
);

const Person = z.object({
  id: Id,
  afm: z.string(),
  amka: z.string().nullable(),
  ...FullName.shape,
  email: z.string(),
  phone: z.string(),
  education: z.enum(educations),
  specialty: z.string(),
  cardNumber: z.string().nullable(),
  version: z.number().int(),
});

/** An employee in a list. Social-security numbers stay masked there, as in exports. */
const EmployeeItem = Person.extend({
  /** Number of active contracts. */
  contracts: z.number().int(),
});

/** As stored; `amka` and `iban` are masked for callers who may not edit. */
export const EmployeeOut = Person.extend({
  birthDate: DayField.nullable(),
  iban: z.string().nullable(),
});

export const employeeList = defineList({
  name: "employees",
  path: "/Employees",
  access: { who: "body" },
  within: InBody.shape,
  filters: {
    search: ListQuery.shape.search,
    /** With an active contract, without one, or all. */
    employed: z.enum(["yes", "no", "all"]).default("all"),
  },
  sorts: ["name", "afm", "specialty", "contracts"],
  usualSort: "name",
  item: EmployeeItem,
  lead: "name",
  columns: {
    name: { kind: "person" },
    ...nameInFiles,
    fatherName: { width: 18, hidden: "up to tablets" },
    afm: { width: 12 },
    amka: { width: 14, hidden: true },
    education: { width: 12, hidden: true },
    specialty: { width: 30 },
    phone: { width: 14, hidden: true },
    email: { width: 26, hidden: true },
    cardNumber: { width: 16 },
    contracts: { kind: "number", width: 16 },
  },
});

export const employees = defineCalls("Employees", {
  getAll: employeeList.getAll,
  getById: {
    access: { who: "body" },
    input: IdInBody,
    output: EmployeeOut.extend({
      /** Whether it is the caller; another person must change it. */
      isOwn: z.boolean(),
      contracts: z.array(
        z.object({
          id: Id,
          number: z.string(),
          employmentType: z.number().int(),
          structureTitle: z.string().nullable(),
          startDate: DayField,
          endDate: DayField.nullable(),
          state: z.enum(contractStates),
        }),
      ),
    }),
  },
  create: {
    access: { who: "body", act: "employee.write" },
    input: InBody.extend(EmployeeFields.shape).check(amkaAgrees),
    output: Changed,
  },
  update: {
    method: "PUT",
    access: { who: "body", act: "employee.write" },
    input: EditedInBody.extend(EmployeeFields.shape).check(amkaAgrees),
    output: Changed,
  },
  export: employeeList.export,
});

export type EmployeeFields = z.output<typeof EmployeeFields>;
type EmployeeItem = z.output<typeof EmployeeItem>;
export type EmployeeOut = z.output<typeof EmployeeOut>;
