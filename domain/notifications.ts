/** What a user is notified of. */
export const notificationKinds = [
  "unlock-decided",
  "month-returned",
  "month-approved",
  "dispute-opened",
  "dispute-answered",
  "leave-requested",
  "leave-answered",
  "device-question",
  "payment-returned",
  "announcement-to-confirm",
  "work-card-refused",
  "work-card-stopped",
  "work-cards-stopped",
  "document-ending",
  "deputy-named",
  "deputy-of-yours",
  "deputy-ended",
] as const;

export type NotificationKind = (typeof notificationKinds)[number];
