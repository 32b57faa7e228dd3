import type { NotificationItem } from "#api/notifications.ts";

/** Where a notification leads. */
export function placeOf({ kind, params }: NotificationItem): string {
  const { structureId, date, month, subjectId } = params;
  switch (kind) {
    case "unlock-decided":
    case "dispute-opened":
    case "device-question":
      return `/attendances/attendance-records/${structureId}/${date}`;
    case "leave-requested":
      return "/contracts/leave/requests";
    case "leave-answered":
      return "/user/attendances";
    case "dispute-answered":
      return `/user/attendances?month=${date?.slice(0, 7)}`;
    case "month-returned":
    case "month-approved":
      return `/monthly-contracts?month=${month}`;
    case "payment-returned":
      return `/payments/details/${subjectId}`;
    case "work-card-refused":
      return "/organization-administration/ergani?state=refused";
    case "work-card-stopped":
      return "/organization-administration/ergani?state=stopped";
    case "work-cards-stopped":
      return "/organization-administration/ergani/settings";
    case "document-ending":
      return "/organization-administration/organization-documents?endingWithinDays=30&sort=expiresOn";
    case "deputy-of-yours":
      return "/organization-administration/deputies";
    // The list of acts is not open to a user who deputizes for no one today.
    case "deputy-named":
    case "deputy-ended":
      return "/verifications/verify-attendances";
    default:
      return `/announcements/details/${subjectId}`;
  }
}
