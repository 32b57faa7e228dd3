import { z } from "zod";
import { visible } from "#domain/visible-text.ts";

/**
 * Structured text as the editor produces it (ProseMirror's JSON), and nothing else: no markup, no style, no browser element.
 * Pages create their own elements from it, so anything that looks like markup is shown as typed.
 */
const Link = z.strictObject({
  type: z.literal("link"),
  attrs: z.strictObject({
    /** Another site over https or http, a mail address, a telephone number, or a page of ours. */
    href: z
      .string()
      .max(500)
      .regex(/^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d ().-]+|\/(?!\/)[^\s\\]*)$/i),
  }),
});
const Plain = z.strictObject({ type: z.enum(["bold", "italic", "underline", "strike"]) });
const Mark = z.union([Link, Plain]);

const Words = z.strictObject({
  type: z.literal("text"),
  text: z.string().overwrite(visible).min(1).max(5000),
  marks: z.array(Mark).max(5).optional(),
});
const Inline = z.union([Words, z.strictObject({ type: z.literal("hardBreak") })]);
const inlines = z.array(Inline).max(500).optional();

const Paragraph = z.strictObject({ type: z.literal("paragraph"), content: inlines });
const Heading = z.strictObject({
  type: z.literal("heading"),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: inlines,
});

type ListKind = "bulletList" | "orderedList";
export type ListNode = {
  type: ListKind;
  content: { type: "listItem"; content: (z.output<typeof Paragraph> | ListNode)[] }[];
};

/** A list, with nested lists down to a depth. */
function listOf(depth: number): z.ZodType<ListNode> {
  const within = depth === 0 ? Paragraph : z.union([Paragraph, listOf(depth - 1)]);
  return z.strictObject({
    type: z.enum(["bulletList", "orderedList"]),
    content: z
      .array(
        z.strictObject({ type: z.literal("listItem"), content: z.array(within).min(1).max(50) }),
      )
      .min(1)
      .max(200),
  });
}

const Block = z.union([Paragraph, Heading, listOf(2)]);

export const RichText = z.strictObject({
  type: z.literal("doc"),
  content: z.array(Block).min(1).max(500),
});

export type RichText = z.output<typeof RichText>;
export type BlockNode = z.output<typeof Block>;
export type InlineNode = z.output<typeof Inline>;
export type MarkNode = z.output<typeof Mark>;

/** Maximum characters of a text in total. */
export const mostTextCharacters = 50_000;
