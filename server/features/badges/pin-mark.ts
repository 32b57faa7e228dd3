import type { BodyContext } from "#server/kernel/context.ts";

/** All that is stored of a PIN: a digest under the installation's key, so that a copied database reveals none. */
export function pinMark(
  { secrets, organizationId }: BodyContext,
  employeeId: string,
  pin: string,
): Buffer {
  return secrets.markOf("badge", `pin ${organizationId} ${employeeId} ${pin}`);
}
