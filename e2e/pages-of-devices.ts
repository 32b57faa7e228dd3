import type { SitePage } from "./pages.ts";

/** Pages of devices. */
export const pagesOfDevices: readonly SitePage[] = [
  {
    id: "R-43",
    route: "/organization-administration/mobiles",
    as: "representative",
    heading: "Συσκευές",
    shows: "Ταμπλέτα εισόδου",
  },
  {
    id: "R-43",
    route: "/pair",
    as: null,
    heading: "Σύζευξη συσκευής",
    shows: "Κωδικός σύζευξης",
  },
];
