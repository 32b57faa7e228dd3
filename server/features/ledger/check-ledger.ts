import {
  atFirst,
  checkRange,
  findingsAtEnd,
  type Finding,
  type LedgerCheck,
  type Range,
} from "#domain/ledger/check-ledger.ts";
import { sha256, verifySignature } from "./crypto.ts";

/** The most findings reported for one ledger; more of them add nothing. */
const mostFindings = 100;

/** The result of checking a ledger. */
export type LedgerReport = {
  organizationId: string;
  seals: number;
  entries: number;
  unsealed: number;
  /** In order of the first entry that shows them. */
  findings: Finding[];
};

/** Checks a ledger, range by range as they arrive. */
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
