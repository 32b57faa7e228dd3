import { Alert, Button, Group, Text } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { useEffect, useEffectEvent } from "react";
import { common } from "#texts/common.ts";
import { apiErrorOf, mayPass, titleOf } from "../kernel/api-error.ts";
import { Messages } from "./messages.tsx";

type Props = {
  /** The error thrown by a query. */
  error: unknown;
  onRetry?: () => unknown;
  busy?: boolean;
  /** Above the messages; if omitted, a single message is shown without one. */
  title?: string;
};

/** Between two automatic retries, unless the server gives another delay. */
const usualWaitSeconds = 5;
const longestWaitSeconds = 60;

/**
 * An error in place of its content, with a retry button. If the server was only temporarily unavailable, it retries
 * automatically, and says so.
 */
export function RetryError({ error: thrown, onRetry, busy = false, ...props }: Props) {
  const error = apiErrorOf(thrown);
  const title = props.title ?? titleOf(error);
  const isAway = onRetry !== undefined && mayPass(error);
  const retry = useEffectEvent(() => void onRetry?.());
  useEffect(() => {
    if (!isAway) return undefined;
    const seconds = error.retryAfterSeconds ?? usualWaitSeconds;
    const timer = setTimeout(() => retry(), Math.min(seconds, longestWaitSeconds) * 1000);
    return () => clearTimeout(timer);
  }, [isAway, error]);
  return (
    <Alert
      role="alert"
      color="red"
      icon={<IconAlertCircle aria-hidden />}
      {...(title === undefined ? {} : { title })}
    >
      <Group justify="space-between" gap="sm">
        <div>
          <Messages messages={error.messages} />
          {isAway && <Text size="sm">{common.returnsByItself}</Text>}
        </div>
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
