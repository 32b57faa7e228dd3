import {
  atFirst,
  checkStretch,
  findingsAtEnd,
  type Finding,
  type LedgerCheck,
  type Stretch,
} from "#domain/ledger/check-ledger.ts";
import { sha256, verifySignature } from "./crypto.ts";

/** Findings that are told of one ledger; more of them say nothing new. */
const mostFindings = 100;

/** What a ledger says of itself. */
export type LedgerReport = {
  organizationId: string;
  seals: number;
  entries: number;
  unsealed: number;
  /** By the first entry that shows them. */
  findings: Finding[];
};

/** Checks a ledger, stretch by stretch as it comes. */
export async function checkLedger(
  given: Pick<LedgerCheck, "organizationId" | "keys" | "anchors">,
  stretches: AsyncIterable<Stretch>,
): Promise<LedgerReport> {
  const check = { ...given, sha256, verify: verifySignature };
  let standing = atFirst;
  const findings: Finding[] = [];
  for await (const stretch of stretches) {
    const checked = checkStretch(check, standing, stretch);
    standing = checked.standing;
    findings.push(...checked.findings.slice(0, mostFindings - findings.length));
  }
  findings.push(...findingsAtEnd(check, standing));
  const { seals, entries, unsealed } = standing;
  return { organizationId: given.organizationId, seals, entries, unsealed, findings };
}
