import { Anchor, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import type { BlockNode, InlineNode, ListNode, MarkNode, RichText } from "#api/rich-text.ts";
import styles from "./rich-text.module.css";

/** A text as elements of our own: anything in it that looks like markup is shown as typed. */
export function RichTextView({ text }: { text: RichText }) {
  return <div className={styles.text}>{text.content.map((block, at) => blockOf(block, at))}</div>;
}

function blockOf(block: BlockNode, key: number): ReactNode {
  switch (block.type) {
    case "heading":
      return (
        <Title
          key={key}
          order={block.attrs.level === 2 ? 2 : 3}
          size={block.attrs.level === 2 ? "h3" : "h4"}
        >
          {inlinesOf(block.content)}
        </Title>
      );
    case "paragraph":
      return (
        <Text key={key} className={styles.paragraph}>
          {inlinesOf(block.content)}
        </Text>
      );
    default:
      return listOf(block, key);
  }
}

function listOf({ type, content }: ListNode, key: number): ReactNode {
  const Tag = type === "bulletList" ? "ul" : "ol";
  return (
    <Tag key={key}>
      {content.map((item, at) => (
        // The items of a displayed text have no key other than their position.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>{item.content.map((block, place) => blockOf(block, place))}</li>
      ))}
    </Tag>
  );
}

function inlinesOf(content: readonly InlineNode[] = []): ReactNode {
  return content.map((node, at) =>
    node.type === "hardBreak" ? (
      // oxlint-disable-next-line react/no-array-index-key
      <br key={at} />
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at}>{(node.marks ?? []).reduce(marked, node.text)}</span>
    ),
  );
}

function marked(inner: ReactNode, mark: MarkNode): ReactNode {
  switch (mark.type) {
    case "bold":
      return <strong>{inner}</strong>;
    case "italic":
      return <em>{inner}</em>;
    case "underline":
      return <u>{inner}</u>;
    case "strike":
      return <s>{inner}</s>;
    default:
      return (
        <Anchor
          href={mark.attrs.href}
          rel="noopener noreferrer nofollow"
          target="_blank"
          underline="always"
        >
          {inner}
        </Anchor>
      );
  }
}
