import { createHash } from "node:crypto";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { documentKinds } from "../document-kinds.ts";
import type { Row } from "../rows.ts";
import type { Body } from "./body.ts";
import { at, type Moment } from "./moment.ts";
import { randomOf } from "./random.ts";

type Documents = {
  documents: Row<"document">[];
  acts: Row<"document_act">[];
  files: Buffer[];
};

type Story = {
  kind: string;
  fileName: string;
  state: "uploaded" | "approved" | "rejected";
  daysAgo: number;
  /** Days from today to its expiry. */
  holds?: number;
  reason?: string;
};

const stories: readonly Story[] = [
  { kind: "establishment", fileName: "Οργανισμός.pdf", state: "approved", daysAgo: 90 },
  {
    kind: "tax-clearance",
    fileName: "Φορολογική ενημερότητα.pdf",
    state: "approved",
    daysAgo: 40,
    holds: 20,
  },
  {
    kind: "credit-decision",
    fileName: "Ανάληψη υποχρέωσης.pdf",
    state: "rejected",
    daysAgo: 6,
    holds: 120,
    reason: "Λείπει ο αριθμός καταχώρισης. Ανεβάστε την απόφαση όπως δημοσιεύθηκε",
  },
  {
    kind: "representative-appointment",
    fileName: "Ορισμός εκπροσώπου.pdf",
    state: "uploaded",
    daysAgo: 2,
    holds: 300,
  },
  { kind: "signed-contract", fileName: "Σύμβαση υπογεγραμμένη.pdf", state: "uploaded", daysAgo: 1 },
];

/** Documents of a body: some are in force, one was sent back, some wait. `contractId` has a signed text. */
export function documentsOf(
  moment: Moment,
  body: Body,
  who: { uploader: string; decider: string; contractId: string | null },
): Documents {
  const organization_id = body.organization.id;
  const random = randomOf(Number.parseInt(organization_id.replaceAll("-", "").slice(-7), 16));
  const found: Documents = { documents: [], acts: [], files: [] };
  for (const { kind, fileName, state, daysAgo, holds, reason = "" } of stories) {
    const isOfContract = documentKinds.some((one) => one.code === kind && one.about === "contract");
    if (isOfContract && who.contractId === null) continue;
    const day: Day = addDays(moment.today, -daysAgo);
    const uploaded_at = at(day, 610 + daysAgo);
    const id = random.id(uploaded_at);
    const bytes = fileOf(`PARON ${kind} ${id}`);
    found.files.push(bytes);
    found.documents.push({
      organization_id,
      id,
      kind,
      contract_id: isOfContract ? who.contractId : null,
      file_name: fileName,
      type: "pdf",
      size_bytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest(),
      expires_on: holds === undefined ? null : addDays(moment.today, holds),
      state,
      uploaded_by: who.uploader,
      uploaded_at,
      version: state === "uploaded" ? 1 : 2,
    });
    const act = { organization_id, document_id: id };
    const filed = { seq: 1, state: "uploaded", at: uploaded_at, by_user: who.uploader, reason: "" };
    const decided = { seq: 2, state, at: at(addDays(day, 1), 700), by_user: who.decider, reason };
    const acts = state === "uploaded" ? [filed] : [filed, decided];
    found.acts.push(...acts.map((one) => ({ ...act, ...one })));
  }
  return found;
}

/** A PDF of one page with a line of Latin text. */
function fileOf(text: string): Buffer {
  const drawing = `BT /F1 14 Tf 60 760 Td (${text}) Tj ET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  const body = objects.map((one, index) => `${index + 1} 0 obj${one}endobj\n`).join("");
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size 6>>\n%%EOF\n`, "latin1");
}
