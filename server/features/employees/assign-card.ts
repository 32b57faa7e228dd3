import { namingViolations } from "#server/db/violations.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { employeeViolations } from "./employee-row.ts";
import { linkWaitingPunches, lockEmployee } from "./lock-employee.ts";

/** Gives a card to an employee, replacing an older one, and links the punches that wait for its holder. */
export function assignCard(
  ctx: BodyContext,
  input: { organizationId: string; employeeId: string; cardNumber: string },
): Promise<{ linked: number }> {
  const { organizationId, employeeId, cardNumber } = input;
  return namingViolations(employeeViolations, () =>
    write(ctx, "employee.assignCard", async (tx) => {
      const before = await lockEmployee(tx, organizationId, employeeId);
      await tx
        .updateTable("employee")
        .set({ card_number: cardNumber, version: before.version + 1 })
        .where((of) => of.and({ organization_id: organizationId, id: employeeId }))
        .execute();
      const linked = await linkWaitingPunches(tx, organizationId, employeeId, cardNumber);
      return {
        entries: [
          entryOf("employee", employeeId, {
            before: { cardNumber: before.cardNumber },
            after: { cardNumber },
          }),
        ],
        result: { linked },
      };
    }),
  );
}
