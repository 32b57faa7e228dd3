import { createFileRoute } from "@tanstack/react-router";
import { securityRulesTexts as t } from "#texts/parameter-pages.ts";
import { Page } from "#web/ui/page.tsx";
import { SecurityRuleList } from "./security-rule-list.tsx";
import { SettingSearch } from "./setting-search.tsx";

export const Route = createFileRoute("/_signed-in/system-administration/parameters/security-rules")(
  { component: SecurityRulesPage },
);

function SecurityRulesPage() {
  return (
    <Page title={t.title} description={t.description}>
      <SettingSearch>{(term) => <SecurityRuleList term={term} />}</SettingSearch>
    </Page>
  );
}
