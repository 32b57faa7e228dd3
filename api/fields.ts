import { z } from "zod";
import { isDay, isMonth } from "#domain/calendar/day.ts";
import { visible } from "#domain/visible-text.ts";

export const Id = z.uuid();
export const DayField = z.string().refine(isDay, { error: "day" }).meta({ format: "date" });
export const MonthField = z
  .string()
  .refine(isMonth, { error: "month" })
  .meta({ pattern: String.raw`^\d{4}-(0[1-9]|1[0-2])$` });
/** On a day that `DayField` accepts: the database has no year 0, and Athens time has no five-digit years. */
export const Instant = z.iso
  .datetime()
  .refine((typed) => isDay(typed.slice(0, 10)), { error: "day" });
/** Decimal text with two digits, as `1234.56`. */
export const Money = z.string().regex(/^-?\d{1,10}\.\d{2}$/, { error: "money" });
/** The largest value of an integer column. */
const mostInteger = 2_147_483_647;
export const Version = z.number().int().min(1).max(mostInteger);
/** The same in a query string, where every value is text. */
export const VersionInQuery = z.coerce.number().int().min(1).max(mostInteger);
/** A count; as a version, 0 if nothing is stored yet. */
export const Count = z.number().int().min(0).max(mostInteger);
/** At most this many ids; duplicates are removed. */
export const idsOf = (most: number) =>
  z
    .array(Id)
    .max(most)
    .overwrite((ids) => [...new Set(ids)]);
export const Minutes = z.number().int();

/** Text, trimmed and without invisible characters; `max` counts characters. */
export const line = (max: number) => z.string().overwrite(visible).trim().max(max);
export const requiredLine = (max: number) => line(max).min(1);

/** The person of a row, as a list names them. */
export const PersonName = z.object({ lastName: z.string(), firstName: z.string() });
/** As a sheet names people to tell apart those with the same name. */
export const FullName = PersonName.extend({ fatherName: z.string() });

/** A network as CIDR; a single address is a network of that address alone. */
export const Network = line(60)
  .transform((typed) =>
    typed.includes("/") ? typed : `${typed}/${typed.includes(":") ? 128 : 32}`,
  )
  .pipe(z.union([z.cidrv4(), z.cidrv6()], { error: "network" }));

/** Query of a list: all fields are optional, so that a list works without parameters. */
export const ListQuery = z.object({
  search: line(100).optional(),
  /** Column name, with a leading minus for descending. */
  sort: z.string().max(40).optional(),
  skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
  take: z.coerce.number().int().min(1).max(200).default(50),
});

/** The columns a list may be sorted by, each also with a leading minus. */
export const sortOf = <const T extends string>(...columns: readonly T[]) =>
  z.enum(columns.flatMap((column): [T, `-${T}`] => [column, `-${column}`]));

/** The file formats of an exported list. */
export const FileFormat = z.enum(["csv", "xlsx"]);

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.number().int() });

export const ById = z.object({ id: Id });
export const InBody = z.object({ organizationId: Id });
export const IdInBody = z.object({ organizationId: Id, id: Id });
/** The month of a structure. */
export const StructureMonth = InBody.extend({ structureId: Id, month: MonthField });
/** A resource of a body in the version that was edited; 409 if the current version is another by now. */
export const EditedInBody = IdInBody.extend({ version: Version });
/** What was saved, and its new version. */
export const Changed = z.object({ id: Id, version: z.number().int() });
export const Nothing = z.object({});

export type PersonName = z.output<typeof PersonName>;
export type FullName = z.output<typeof FullName>;
