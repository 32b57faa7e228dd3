export { DayLinkPanel } from "./day-link-panel.tsx";
export { RevokeLink } from "./revoke-link.tsx";
