import {
  atFirst,
  checkRange,
  findingsAtEnd,
  type Finding,
  type LedgerCheck,
  type Range,
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

/** Checks a ledger, range by range as it comes. */
export async function checkLedger(
  given: Pick<LedgerCheck, "organizationId" | "keys" | "anchors">,
  ranges: AsyncIterable<Range>,
): Promise<LedgerReport> {
  const check = { ...given, sha256, verify: verifySignature };
  let standing = atFirst;
  const findings: Finding[] = [];
  for await (const range of ranges) {
    const checked = checkRange(check, standing, range);
    standing = checked.standing;
    findings.push(...checked.findings.slice(0, mostFindings - findings.length));
  }
  findings.push(...findingsAtEnd(check, standing));
  const { seals, entries, unsealed } = standing;
  return { organizationId: given.organizationId, seals, entries, unsealed, findings };
}
