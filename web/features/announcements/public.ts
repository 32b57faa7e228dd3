export { UnreadAnnouncements, UnreadCount } from "./unread.tsx";
