export { badgeWords } from "./badge-words.ts";
export { EmployeeBadge } from "./employee-badge.tsx";
export { StructureBadges } from "./structure-badges.tsx";
