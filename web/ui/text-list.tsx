import { List, type ListProps } from "@mantine/core";
import type { ReactNode } from "react";

type Props = Omit<ListProps, "children"> & {
  lines: readonly ReactNode[];
  /** The maximum number of lines shown. */
  most?: number;
  /** The total number, if not all were loaded. */
  total?: number;
  /** The text for those that are not shown. */
  more?: (left: number) => string;
};

/** Lines of text as a list. */
export function TextList({ lines, most, total = lines.length, more, ...props }: Props) {
  const visibleLines = lines.slice(0, most);
  const left = total - visibleLines.length;
  return (
    <List size="sm" {...props}>
      {visibleLines.map((line, index) => (
        <List.Item key={index}>{line}</List.Item>
      ))}
      {more && left > 0 && <List.Item>{more(left)}</List.Item>}
    </List>
  );
}
