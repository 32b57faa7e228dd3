import type { Paper } from "./pdf-paper.ts";

/** A part of the document's structure, as used by screen readers. */
export type Part = ReturnType<Paper["struct"]>;

/** Names of structure elements in PDF 1.7, 14.8.4. */
type PartName =
  | "Document"
  | "Sect"
  | "H1"
  | "H2"
  | "P"
  | "TOC"
  | "TOCI"
  | "Link"
  | "Table"
  | "TR"
  | "TH"
  | "TD"
  | "Figure";

/** Draws a piece of content and adds it to the parent. */
export function drawPart(
  paper: Paper,
  parent: Part,
  name: PartName,
  draw: () => void,
  options: { alt?: string; scope?: "Column" | "Row" } = {},
): void {
  const content = paper.markStructureContent(name);
  draw();
  paper.endMarkedContent();
  const part = paper.struct(name, options);
  part.add(content);
  part.end();
  parent.add(part);
}

/** Draws what screen readers skip: lines, shading, the running head and foot. */
export function drawOrnament(paper: Paper, draw: () => void): void {
  paper.markContent("Artifact", { type: "Layout" });
  draw();
  paper.endMarkedContent();
}
