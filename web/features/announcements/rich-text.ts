import type { JSONContent } from "@tiptap/react";
import { RichText } from "#api/rich-text.ts";

/** A text without content. */
export const emptyText: RichText = { type: "doc", content: [{ type: "paragraph" }] };

/** The editor's content without the editor's own additions; null where the server would refuse it. */
export function textOf(content: JSONContent): RichText | null {
  const read = RichText.safeParse(cleaned(content));
  return read.success ? read.data : null;
}

function cleaned({ type, attrs, content, marks, text }: JSONContent): JSONContent {
  return {
    type: type ?? "",
    ...(type === "heading" ? { attrs: { level: attrs?.["level"] } } : {}),
    ...(text === undefined ? {} : { text }),
    ...(content === undefined ? {} : { content: content.map(cleaned) }),
    ...(marks === undefined ? {} : { marks: marks.map(cleanedMark) }),
  };
}

function cleanedMark({ type, attrs }: { type: string; attrs?: Record<string, unknown> }) {
  return type === "link" ? { type, attrs: { href: attrs?.["href"] } } : { type };
}

/** The words of a text, or of a part of one, without formatting. */
export function plainText(part: unknown): string {
  if (Array.isArray(part)) return part.map(plainText).filter(Boolean).join(" ");
  if (typeof part !== "object" || part === null) return "";
  if ("text" in part) return String(part.text);
  return "content" in part ? plainText(part.content) : "";
}
