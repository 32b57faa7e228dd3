import { Text } from "@mantine/core";
import { TextList } from "./text-list.tsx";

/** One message as a sentence, several as a list. */
export function Messages({ messages }: { messages: readonly string[] }) {
  if (messages.length === 1) return <Text size="sm">{messages[0]}</Text>;
  return <TextList lines={messages} />;
}
