import { later } from "#web/ui/later.tsx";

export { badgeWords } from "./badge-words.ts";
export { EmployeeBadge } from "./employee-badge.tsx";

export const StructureBadges = later(
  async () => (await import("./structure-badges.tsx")).StructureBadges,
);
