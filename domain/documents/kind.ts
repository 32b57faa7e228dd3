import type { FileType } from "./file-type.ts";

/** Why a kind of document is refused as it was typed. */
export type KindRefusal = "term-without-expiry" | "approval-of-body" | "approval-without-pdf";

type Kind = {
  about: "body" | "contract";
  expires: boolean;
  usualMonths: number | null;
  forApproval: boolean;
  types: readonly FileType[];
};

/** Which fields of a kind contradict each other. An approval requires the signed PDF of a contract (signed-files.ts). */
export function refusalToKind(kind: Kind): KindRefusal | null {
  if (kind.usualMonths !== null && !kind.expires) return "term-without-expiry";
  if (!kind.forApproval) return null;
  if (kind.about !== "contract") return "approval-of-body";
  return kind.types.includes("pdf") ? null : "approval-without-pdf";
}
