import { fnv1a } from "../fnv1a.ts";

/** What a user sees of a body, as far as it decides what their pages show. */
type SeenBody = {
  id: string;
  description: string;
  fullAccess: boolean;
  area: string;
  deputyTo: string | null;
  endsOn: string | null;
};

/**
 * A short mark of the bodies that a user sees and how: equal for equal ones, different for almost all others, so that page and
 * server find out whether they know the same without sending the list.
 */
export function accessMark(bodies: readonly SeenBody[]): string {
  const text = JSON.stringify(
    bodies.map((one) => [
      one.id,
      one.description,
      one.fullAccess,
      one.area,
      one.deputyTo,
      one.endsOn,
    ]),
  );
  return (fnv1a(text) >>> 0).toString(36);
}
