import { approvers, doneBy, type Line, ofAgency, ofPeople, reads, writers } from "./line.ts";

/** Calls of announcements, which belong to no body, and of documents. */
export const linesOfAnnouncements: Readonly<Record<string, Line>> = {
  "/Announcements/GetAll": ofPeople,
  "/Announcements/GetUnread": ofPeople,
  "/Announcements/GetById": ofPeople,
  "/Announcements/GetFile": ofPeople,
  "/Announcements/Read": ofPeople,
  "/Announcements/Confirm": ofPeople,
  "/Announcements/GetReaders": ofAgency,
  "/Announcements/Create": ofAgency,
  "/Announcements/Update": ofAgency,
  "/Announcements/Withdraw": ofAgency,
  "/Announcements/AddFile": ofAgency,
  "/Announcements/RemoveFile": ofAgency,
  "/Documents/GetAll": { ...reads, filters: ["contractId"] },
  "/Documents/GetQueue": ofAgency,
  "/Documents/GetById": reads,
  "/Documents/GetFile": reads,
  "/Documents/Upload": doneBy(writers),
  "/Documents/Approve": doneBy(approvers),
  "/Documents/Reject": doneBy(approvers),
  "/Documents/Export": { ...reads, filters: ["contractId"] },
};
