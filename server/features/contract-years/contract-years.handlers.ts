import type { contractYears } from "#api/contract-years.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { yearOfContract } from "./year-of-contract.ts";

export const contractYearHandlers: Handlers<typeof contractYears> = { getYear: yearOfContract };
