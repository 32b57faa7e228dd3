import type { sicknessBenefits } from "#api/sickness-benefits.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { benefitsOfContract } from "./benefits-of-contract.ts";
import { setBenefit } from "./set-benefit.ts";

export const sicknessBenefitHandlers: Handlers<typeof sicknessBenefits> = {
  getOfContract: benefitsOfContract,
  set: setBenefit,
};
