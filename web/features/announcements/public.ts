export { UnreadAnnouncements } from "./unread.tsx";
export { UnreadCount } from "./unread-count.tsx";
