import { apiLogTexts, loginLogTexts, logPageTexts as t } from "#texts/logs.ts";
import { Siblings } from "#web/ui/siblings.tsx";

const all = "/system-administration/logs";

/** The last day of the logs, and each of them. */
export function LogSiblings() {
  return (
    <Siblings
      label={t.hubTitle}
      of={[
        { path: all, title: t.lastDay },
        { path: `${all}/api-logs`, title: apiLogTexts.title },
        { path: `${all}/login-logs`, title: loginLogTexts.title },
      ]}
    />
  );
}
