import { endContracts } from "#server/features/contracts/end-contracts.ts";
import { sealJob } from "#server/features/ledger/seal-job.ts";
import type { Job } from "./job.ts";

/** The one list of jobs, in the order in which they run when several are due. */
export const allJobs: readonly Job[] = [endContracts, sealJob];
