import { type Line, ofPeople, reads, withScreens } from "./line.ts";

/** Live updates and saved list views are for users with screens; another user's stream is unknown. */
export const policyOfLive: Readonly<Record<string, Line>> = {
  "/Notifications/GetAll": ofPeople,
  "/Notifications/Read": ofPeople,
  "/ListViews/GetAll": ofPeople,
  "/ListViews/Keep": ofPeople,
  "/ListViews/Rename": { ...ofPeople, otherwise: [404] },
  "/ListViews/Remove": { ...ofPeople, otherwise: [404] },
  "/Reads/GetTogether": { door: "session", may: withScreens, reading: true },
  "/Live/Watch": ofPeople,
  "/Live/WatchSheet": { ...reads, may: ofPeople.may },
  "/Live/Stay": { ...reads, may: ofPeople.may, otherwise: [404] },
};
