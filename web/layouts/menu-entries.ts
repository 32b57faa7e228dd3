import type { Waiting } from "#api/dashboard.ts";
import type { menuGroupTexts, menuItemTexts } from "#texts/menu.ts";
import type { placeTexts } from "#texts/shell.ts";
import type { letterTexts } from "#texts/shortcuts.ts";

/** The figure shown on the entry, computed from what is waiting for the user; null where it is not known. */
type Figure = (waiting: Waiting) => number | null;

export type Entry = {
  path: keyof typeof placeTexts;
  /** What the menu calls it, where that differs from the page's name. */
  id?: keyof typeof menuItemTexts;
  /** The search parameters that make the address this area's. */
  search?: Readonly<Record<string, string>>;
  /** Pages that belong to it although their addresses do not start with its own. */
  also?: readonly string[];
  figure?: Figure;
  /** The key that opens it after G, by its position on the keyboard. */
  key?: keyof typeof letterTexts;
};

/** Entries under a head that unfolds, or a single entry without one. `icon` is a name in the icon service. */
export type EntryGroup = {
  id: keyof typeof menuGroupTexts | null;
  icon: string;
  entries: readonly Entry[];
};

const ofBody = "/organization-administration";
const ofAll = "/system-administration";
const rules = `${ofAll}/parameters`;

/** What the users of a body need, in the order of a month's work. */
export const bodyEntries: readonly EntryGroup[] = [
  { id: null, icon: "home", entries: [{ path: "/", key: "KeyA" }] },
  {
    id: "attendance",
    icon: "calendar-month",
    entries: [
      { id: "month", path: "/attendances", key: "KeyM" },
      {
        id: "day",
        path: "/attendances/sheets",
        also: ["/attendances/attendance-records"],
        figure: ({ sheets }) => sheets,
        key: "KeyH",
      },
      {
        path: "/attendances/unlocks",
        figure: ({ unlocks }) => unlocks,
        key: "KeyJ",
      },
      { path: "/attendances/collective" },
    ],
  },
  {
    id: "closing",
    icon: "checks",
    entries: [
      { id: "board", path: "/monthly-contracts", key: "KeyK" },
      {
        id: "signing",
        path: "/verifications/verify-attendances",
        also: ["/verifications"],
        figure: ({ signatures }) => signatures,
        key: "KeyY",
      },
      {
        id: "confirmations",
        path: "/verifications",
        search: { tab: "requests" },
        key: "KeyB",
      },
    ],
  },
  {
    id: "pay",
    icon: "coin-euro",
    entries: [
      { path: "/payments", key: "KeyP" },
      { path: "/payments/payroll", also: ["/payments/layouts"] },
    ],
  },
  {
    id: "people",
    icon: "users",
    entries: [
      { path: `${ofBody}/organization-employees`, key: "KeyE" },
      { path: "/contracts", key: "KeyS", figure: ({ contracts }) => contracts },
      { id: "leave", path: "/contracts/leave", key: "KeyL" },
      {
        path: "/contracts/leave/requests",
        figure: ({ leaveRequests }) => leaveRequests,
      },
      {
        id: "leaveDocuments",
        path: "/contracts/leave/documents",
        figure: ({ leaveDocuments }) => leaveDocuments,
      },
      { path: "/contracts/overtime" },
    ],
  },
  {
    id: "setup",
    icon: "sitemap",
    entries: [
      { path: ofBody },
      { path: "/structures", key: "KeyD" },
      { id: "schedules", path: "/structures", search: { view: "schedules" } },
      { id: "closures", path: `${ofBody}/vacations` },
      { path: `${ofBody}/mobiles` },
      { id: "ergani", path: `${ofBody}/ergani` },
      { path: `${ofBody}/finding-rules` },
      { path: `${ofBody}/deputies` },
      {
        id: "documents",
        path: `${ofBody}/organization-documents`,
        figure: ({ documents }) => documents,
      },
    ],
  },
  {
    id: null,
    icon: "speakerphone",
    entries: [{ path: "/announcements", key: "KeyN" }],
  },
];

/** What the agency needs: all bodies, and the installation. */
export const agencyEntries: readonly EntryGroup[] = [
  { id: null, icon: "home", entries: [{ path: "/", key: "KeyA" }] },
  {
    id: "work",
    icon: "checklist",
    entries: [
      {
        path: `${ofAll}/bodies`,
        figure: ({ agency }) => agency?.months ?? null,
        key: "KeyM",
      },
      {
        path: "/attendances/unlocks",
        figure: ({ agency }) => agency?.unlocks ?? null,
        key: "KeyJ",
      },
      {
        id: "documents",
        path: `${ofAll}/pending-documents`,
        figure: ({ agency }) => agency?.documents ?? null,
        key: "KeyE",
      },
      { id: "samples", path: `${ofAll}/samples` },
      { path: `${ofAll}/concurrent-employment` },
      { id: "completeness", path: `${ofAll}/attendances`, key: "KeyT" },
    ],
  },
  {
    id: null,
    icon: "coin-euro",
    entries: [
      {
        path: "/payments",
        search: { of: "all" },
        figure: ({ agency }) => agency?.payments ?? null,
        key: "KeyP",
      },
    ],
  },
  {
    id: "registers",
    icon: "building-bank",
    entries: [
      { path: "/organizations", key: "KeyF" },
      { path: `${ofAll}/users`, key: "KeyX" },
      { id: "assignments", path: "/user-organizations" },
      { id: "apps", path: `${ofAll}/authenticate-apps` },
      { path: "/announcements", key: "KeyN" },
    ],
  },
  {
    id: "rules",
    icon: "adjustments",
    entries: [
      { path: rules, key: "KeyR" },
      { path: `${rules}/holidays` },
      { path: `${rules}/absence-reasons` },
      { path: `${rules}/unlock-reasons` },
      { path: `${rules}/document-kinds` },
      { id: "globalParams", path: `${rules}/global-params` },
      { path: `${rules}/security-rules` },
    ],
  },
  {
    id: "running",
    icon: "server",
    entries: [
      { id: "installation", path: ofAll },
      { id: "logs", path: `${ofAll}/logs` },
      { path: `${ofAll}/logs/api-logs` },
      { path: `${ofAll}/logs/login-logs` },
      { id: "mails", path: `${ofAll}/outbox` },
      { path: `${ofAll}/versions` },
    ],
  },
];
