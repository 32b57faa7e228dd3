import type { securityRules } from "#api/parameters.ts";
import { mayRule, numberRules, type SecurityRules } from "#domain/identity/security-rules.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault, fieldFault } from "#server/kernel/fault.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { mayBeText } from "#texts/parameters.ts";

/** Sets a rule of sign-in or gives it back its usual value. Throws `changed` when another hand was first. */
export const updateSecurityRule: Handler<typeof securityRules.update> = async (
  ctx,
  { key, value, version },
) => {
  if (value !== null && !mayRule(key, value)) throw fieldFault("value", mayBeText(boundsOf(key)));
  return writeSystem(ctx, "security-rule.update", async (tx) => {
    const before = await tx
      .selectFrom("security_rule")
      .select(["value", "version"])
      .where("key", "=", key)
      .forUpdate()
      .executeTakeFirst();
    if ((before?.version ?? 0) !== version) throw new Fault("changed", { current: before ?? null });
    if (value === null) await tx.deleteFrom("security_rule").where("key", "=", key).execute();
    else {
      const row = { value: JSON.stringify(value), version: version + 1, changed_at: ctx.now };
      const { numInsertedOrUpdatedRows: kept } = await tx
        .insertInto("security_rule")
        .values({ key, ...row })
        // Of two who set it for the first time, the second finds a row that neither saw.
        .onConflict((on) =>
          on.column("key").doUpdateSet(row).where("security_rule.version", "=", version),
        )
        .executeTakeFirst();
      if (kept !== 1n) throw new Fault("changed");
    }
    return {
      entry: {
        subjectKind: "security-rule",
        subjectId: key,
        before: before ? { value: before.value } : null,
        after: value === null ? null : { value },
      },
      result: { key, version: value === null ? 0 : version + 1 },
    };
  });
};

function boundsOf(key: keyof SecurityRules) {
  if (key === "secondFactor.roles") return { kind: "roles" } as const;
  return { kind: "number", ...numberRules[key] } as const;
}
