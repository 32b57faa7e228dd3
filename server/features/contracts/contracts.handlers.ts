import type { contracts } from "#api/contracts.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { actOnContracts } from "./act-on-contracts.ts";
import { addTerm } from "./add-term.ts";
import { contractDetails } from "./contract-details.ts";
import { contractListing } from "./contracts.queries.ts";
import { createContract } from "./create-contract.ts";
import { deleteContract } from "./delete-contract.ts";
import { rejectContract } from "./reject-contract.ts";
import { resumeContract } from "./resume-contract.ts";
import { suspendContract } from "./suspend-contract.ts";
import { terminateContract } from "./terminate-contract.ts";
import { updateContract } from "./update-contract.ts";
import { withdrawContract } from "./withdraw-contract.ts";
import { withdrawTerm } from "./withdraw-term.ts";

export const contractHandlers: Handlers<typeof contracts> = {
  getAll: contractListing.getAll,
  getById: contractDetails,
  create: createContract,
  update: updateContract,
  delete: deleteContract,
  addTerm,
  withdrawTerm,
  submit: (ctx, input) => actOnContracts(ctx, "submit", input),
  withdraw: withdrawContract,
  approve: (ctx, input) => actOnContracts(ctx, "approve", input),
  reject: rejectContract,
  suspend: suspendContract,
  resume: resumeContract,
  terminate: terminateContract,
  export: contractListing.export,
};
