import { Alert, Group, Text } from "@mantine/core";
import type { Day } from "#domain/calendar/day.ts";
import { bodyEndTexts as t } from "#texts/body-end.ts";
import { today } from "#web/kernel/today.ts";
import { formatDay } from "#web/ui/formats.ts";
import { TextLink } from "#web/ui/links.tsx";

type Props = { body: { id: string }; endsOn: Day };

/** That the body ends or has ended by an act, and what still goes on in it. */
export function BodyEndNotice({ body: { id }, endsOn }: Props) {
  const says = endsOn < today() ? t.homeEnded : t.homeEnds;
  return (
    <Alert color="yellow" title={says(formatDay(endsOn))}>
      <Text size="sm">{t.homeText}</Text>
      <Group gap="md" mt="xs">
        <TextLink size="sm" to="/verifications">
          {t.toMonths}
        </TextLink>
        <TextLink size="sm" to="/organizations/details/$id" params={{ id }}>
          {t.toBody}
        </TextLink>
      </Group>
    </Alert>
  );
}
