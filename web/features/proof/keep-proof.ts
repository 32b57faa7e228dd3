import type { SheetProof } from "#domain/ledger/proof.ts";

/** Hands the proof to the browser as a file to keep. */
export function keepProof(proof: SheetProof): void {
  const file = new Blob([JSON.stringify(proof, null, 2)], { type: "application/json" });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = `paron-proof-${proof.code}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
