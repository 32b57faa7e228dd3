import { Text, type TextProps } from "@mantine/core";
import type { ComponentPropsWithoutRef } from "react";

/** Secondary text: small and in the softer colour. */
export function Note(props: TextProps & Omit<ComponentPropsWithoutRef<"p">, keyof TextProps>) {
  return <Text size="sm" c="dimmed" {...props} />;
}
