import type { HiddenEffect } from "#domain/leave/hidden-reasons.ts";

const title = "Απουσία";

/** Shown instead of a reason to users who may not see it. No code of the catalogue has an asterisk. */
export const hiddenReasonTexts: Record<
  HiddenEffect,
  { code: string; title: string; shortTitle: string }
> = {
  paid: { code: "ΑΠ*", title, shortTitle: "ΑΠ" },
  unpaid: { code: "ΑΠ*Χ", title, shortTitle: "ΑΠΧ" },
  unjustified: { code: "ΑΠ*Α", title, shortTitle: "ΑΠΑ" },
  rest: { code: "ΑΠ*Ρ", title, shortTitle: "ΑΠΡ" },
  presence: { code: "ΑΠ*Π", title, shortTitle: "ΑΠΠ" },
};
