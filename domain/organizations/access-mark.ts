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
 * server find out whether they know the same without sending the list. It is an FNV-1a hash and keeps nothing secret.
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
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193);
  return (mark >>> 0).toString(36);
}
