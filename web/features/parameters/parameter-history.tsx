import { Button, Group, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { parameters } from "#api/parameters.ts";
import type { GlobalParam } from "#domain/parameters/global-params.ts";
import { globalParamsTexts as t } from "#texts/parameter-pages.ts";
import { listOf } from "#web/kernel/calls.ts";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { RetryError } from "#web/ui/retry-error.tsx";
import { valueText } from "./parameter-value.ts";
import styles from "./parameters.module.css";

const step = 10;

/** What was ever set for a parameter, the last first. */
export function ParameterHistory({ of }: { of: GlobalParam }) {
  const [take, setTake] = useState(step);
  const found = useQuery(listOf(parameters.getHistory, { key: of, take }));
  const { items, total } = found.data ?? { items: [], total: 0 };
  if (found.error)
    return (
      <RetryError
        error={found.error}
        onRetry={() => void found.refetch()}
        busy={found.isFetching}
      />
    );
  return (
    <section>
      <Title order={3} size="h5" mt="lg" mb="xs">
        {t.history}
      </Title>
      {found.data && items.length === 0 && <Text c="dimmed">{t.noHistory}</Text>}
      <ol className={styles.history}>
        {items.map((one) => (
          <li key={one.setAt}>
            <b>{valueText(of, one.value)}</b>
            <Text size="sm" c="dimmed">
              {t.set(
                one.setBy ?? t.installation,
                formatInstant(one.setAt),
                formatDay(one.validFrom),
              )}
            </Text>
          </li>
        ))}
      </ol>
      {total > items.length && (
        <Group>
          <Button variant="default" size="xs" onClick={() => setTake(Math.min(take + 20, 200))}>
            {t.showMore}
          </Button>
        </Group>
      )}
    </section>
  );
}
