import type { OutputOf } from "#api/call.ts";
import type { DocumentHit, PersonHit, search, SearchHit } from "#api/search.ts";
import { type Act, mayAct, mayOpenRoute, type Role } from "#domain/access.ts";
import { fold } from "#domain/identity/fold.ts";
import { keysOf } from "#domain/keys.ts";
import { actPlaceTexts, paletteTexts as t } from "#texts/palette.ts";
import { letterTexts, shortcutTexts } from "#texts/shortcuts.ts";
import { placeTexts } from "#texts/shell.ts";
import type { RecentPlace } from "../kernel/recent.ts";
import { agencyEntries, bodyEntries } from "./menu-entries.ts";
import { iconOf, mayOpenIn } from "./menu-items.ts";

/** A destination: a page, or a record's page. */
export type Place = RecentPlace & {
  group: "pages" | "acts" | "settings" | (typeof registers)[number];
  icon: string;
};

/** In the order in which their results are shown. */
const registers = [
  "employees",
  "contracts",
  "structures",
  "documents",
  "decisions",
  "collectiveActs",
  "payments",
] as const;

const people = "/organization-administration/organization-employees";
const papers = "/organization-administration/organization-documents";
const mostOfAGroup = 40;

/** The pages that exist and that the user may open in the selected organization. */
export function pagesFor(
  role: Role,
  fullAccess: boolean,
  exists: (path: string) => boolean,
): Place[] {
  return Object.entries(placeTexts)
    .filter(([path]) => exists(path) && mayOpenIn(role, fullAccess, path))
    .map(([path, label]) => ({
      id: path,
      path,
      label,
      detail: keysTo(path),
      group: "pages",
      icon: iconOf(path),
    }));
}

/** The keys that open a page, if any. */
function keysTo(path: string): string {
  const entry = [...bodyEntries, ...agencyEntries]
    .flatMap(({ entries }) => entries)
    .find((one) => one.path === path && one.key);
  return entry?.key ? shortcutTexts.keys(letterTexts[entry.key]) : "";
}

const actsAt: Readonly<Record<keyof typeof actPlaceTexts, Act>> = {
  "/contracts/leave?open=new": "attendance.record",
  "/contracts?open=new": "contract.write",
  "/contracts?open=employees": "employee.write",
  "/contracts?open=contracts": "contract.write",
  "/structures?open=new": "structure.write",
  "/structures?open=import": "structure.write",
  "/structures?view=schedules&open=new": "structure.write",
  "/contracts/overtime?open=new": "overtime.write",
  "/attendances/collective?open=new": "attendance.record",
  "/organization-administration/organization-employees?open=new": "employee.write",
  "/organization-administration/vacations/structure-vacations?open=new": "closure.write",
  "/organization-administration/vacations/organization-vacations?open=new": "closure.write",
  "/payments?open=new": "payment.make",
  "/system-administration/users?open=new": "user.write",
  "/organizations?open=new": "organization.write",
};

/** The acts that the user may start in the selected organization. */
export function actsFor(role: Role, fullAccess: boolean): Place[] {
  return keysOf(actsAt)
    .filter((path) => {
      const [page = ""] = path.split("?");
      const may = mayAct(role, actsAt[path], fullAccess ? "full" : "read");
      return may && mayOpenIn(role, fullAccess, page);
    })
    .map((path) => {
      const label = actPlaceTexts[path];
      return { id: path, path, label, detail: "", group: "acts", icon: "plus" };
    });
}

/**
 * The search results of the registers, as places. A role without the register of people is led to the person's active
 * contract, or to all of them where not exactly one is active; one without the register of documents to the contract that
 * they belong to.
 */
export function placesOfHits(found: OutputOf<typeof search.find>, role: Role): Place[] {
  const ofPerson = ({ id, title, contractId }: PersonHit) => {
    if (mayOpenRoute(role, people)) return `${people}?employee=${id}`;
    return contractId === null
      ? `/contracts?search=${encodeURIComponent(title)}`
      : `/contracts/details/${contractId}`;
  };
  return [
    ...placesOf("employees", found.employees, ofPerson),
    ...placesOf("contracts", found.contracts, ({ id }) => `/contracts/details/${id}`),
    ...placesOf("structures", found.structures, ({ id }) => `/structures/details/${id}`),
    ...placesOf(
      "documents",
      found.documents.filter(({ contractId }) => contractId !== null || mayOpenRoute(role, papers)),
      (one) => pathOfDocument(one, role),
    ),
    ...placesOf(
      "decisions",
      found.decisions,
      ({ title }) => `/contracts/overtime?when=all&search=${encodeURIComponent(title)}`,
    ),
    ...placesOf(
      "collectiveActs",
      found.collectiveActs,
      ({ title }) => `/attendances/collective?search=${encodeURIComponent(title)}`,
    ),
    ...placesOf("payments", found.payments, ({ id }) => `/payments/details/${id}`),
  ];
}

function pathOfDocument({ contractId, title }: DocumentHit, role: Role): string {
  return mayOpenRoute(role, papers)
    ? `${papers}?search=${encodeURIComponent(title)}`
    : `/contracts/details/${contractId}`;
}

const icons = {
  employees: "user",
  contracts: "file-text",
  structures: "sitemap",
  documents: "files",
  decisions: "gavel",
  collectiveActs: "users-group",
  payments: "coin-euro",
} as const;

function placesOf<Item extends SearchHit>(
  group: keyof typeof icons,
  items: readonly Item[],
  pathOf: (item: Item) => string,
): Place[] {
  return items.map((item) => {
    const path = pathOf(item);
    return {
      id: `${group} ${item.id}`,
      path,
      label: item.title,
      detail: item.detail,
      group,
      icon: icons[group],
    };
  });
}

type PlacesContext = {
  pages: readonly Place[];
  acts: readonly Place[];
  settings: readonly Place[];
  records: readonly Place[];
  recent: readonly RecentPlace[];
};

/** What the palette shows for a term: without one the recent places and the pages, else everything that contains its words. */
export function groupsOf(
  term: string,
  { pages, acts, settings, records, recent }: PlacesContext,
): { label: string; places: Place[] }[] {
  const words = fold(term).split(" ").filter(Boolean);
  const isNamed = ({ label }: Place) => words.every((word) => fold(label).includes(word));
  const matchingPages = pages.filter(isNamed);
  const last: Place[] =
    term === "" ? recent.map((place) => ({ ...place, group: "pages", icon: "history" })) : [];
  const groups = [
    { label: t.recent, places: last },
    {
      label: t.pages,
      places: matchingPages.filter(({ id }) => last.every((place) => place.id !== id)),
    },
    { label: t.acts, places: acts.filter(isNamed) },
    { label: t.settings, places: words.length > 0 ? settings.filter(isNamed) : [] },
    ...registers.map((group) => ({
      label: t[group],
      places: records.filter((place) => place.group === group),
    })),
  ];
  return groups
    .map(({ label, places }) => ({ label, places: places.slice(0, mostOfAGroup) }))
    .filter(({ places }) => places.length > 0);
}
