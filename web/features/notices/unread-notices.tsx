import { Alert, Group, Stack, Text } from "@mantine/core";
import { IconShieldExclamation } from "@tabler/icons-react";
import { users } from "#api/security.ts";
import { noticeTexts as t } from "#texts/account.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { ButtonLink } from "#web/ui/links.tsx";
import { type Notice, NoticeList } from "./notices-panel.tsx";

/** Above every page, until it is read: what another session or an administrator changed in how the user signs in. */
export function UnreadNotices({ notices }: { notices: readonly Notice[] }) {
  return (
    <Alert
      role="alert"
      color="yellow"
      icon={<IconShieldExclamation aria-hidden />}
      title={t.alertTitle}
      mb="md"
    >
      <Stack gap="xs">
        <NoticeList notices={notices} />
        <Text size="sm">{t.alertText}</Text>
        <Group gap="xs">
          <CallButton size="xs" makes={users.readNotices} input={{}}>
            {t.read}
          </CallButton>
          <ButtonLink size="xs" variant="default" to="/user">
            {t.toAccount}
          </ButtonLink>
        </Group>
      </Stack>
    </Alert>
  );
}
