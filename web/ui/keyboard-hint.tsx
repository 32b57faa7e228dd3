import { Kbd, Text } from "@mantine/core";

/** A shortcut, shown where a keyboard is likely: `keys` as `Ctrl + Enter`. */
export function KeyboardHint({ keys }: { keys: string }) {
  return (
    <Text size="xs" c="dimmed" visibleFrom="md" component="span">
      {keys.split(" + ").map((key, index) => (
        <span key={key}>
          {index > 0 && " + "}
          <Kbd size="xs">{key}</Kbd>
        </span>
      ))}
    </Text>
  );
}
