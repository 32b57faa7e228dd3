import { Alert, Button, Group, List, Text } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { common } from "#texts/common.ts";
import { apiErrorOf, titleOf } from "../kernel/api-error.ts";

type Props = {
  /** What a query threw. */
  error: unknown;
  onRetry?: () => unknown;
  busy?: boolean;
  /** Above the messages; left out, a single message stands alone. */
  title?: string;
};

/** An error where its content would stand, with a way to try again. */
export function RetryError({ error: thrown, onRetry, busy = false, ...props }: Props) {
  const error = apiErrorOf(thrown);
  const title = props.title ?? titleOf(error);
  return (
    <Alert
      role="alert"
      color="red"
      icon={<IconAlertCircle aria-hidden />}
      {...(title === undefined ? {} : { title })}
    >
      <Group justify="space-between" gap="sm">
        <Messages messages={error.messages} />
        {onRetry && (
          <Button
            color="red"
            variant="outline"
            size="xs"
            loading={busy}
            onClick={() => void onRetry()}
          >
            {common.retry}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

/** One message as a sentence, several as a list. */
export function Messages({ messages }: { messages: readonly string[] }) {
  if (messages.length === 1) return <Text size="sm">{messages[0]}</Text>;
  return (
    <List size="sm">
      {messages.map((message) => (
        <List.Item key={message}>{message}</List.Item>
      ))}
    </List>
  );
}
