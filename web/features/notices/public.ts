export { deviceWords } from "./device-words.ts";
export { NoticesPanel } from "./notices-panel.tsx";
export { UnreadNotices } from "./unread-notices.tsx";
