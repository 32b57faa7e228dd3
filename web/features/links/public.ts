export { DayLinkPanel } from "./day-link-panel.tsx";
export { LinkState } from "./link-state.tsx";
export { RevokeLink } from "./revoke-link.tsx";
