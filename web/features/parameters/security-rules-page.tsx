import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { securityRules, type RuleItem } from "#api/parameters.ts";
import {
  globalParamsTexts as t,
  securityRulesTexts,
  securityRuleTexts,
} from "#texts/parameters.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { SettingRow } from "./setting-row.tsx";
import styles from "./parameters.module.css";
import { ruleText } from "./rule-text.ts";

const SecurityRuleForm = later(
  async () => (await import("./security-rule-form.tsx")).SecurityRuleForm,
);

export const Route = createFileRoute("/_signed-in/system-administration/parameters/security-rules")(
  { component: SecurityRulesPage },
);

function SecurityRulesPage() {
  const found = useQuery(queryOf(securityRules.getAll, {}));
  const [key, setKey] = useState<RuleItem["key"] | null>(null);
  const chosen = found.data?.find((item) => item.key === key);
  const close = () => setKey(null);
  return (
    <Page title={securityRulesTexts.title} description={securityRulesTexts.description}>
      <Panel>
        <Pending found={found} rows={6}>
          {(items) => (
            <ul className={styles.list}>
              {items.map((item) => (
                <Rule key={item.key} item={item} onChange={() => setKey(item.key)} />
              ))}
            </ul>
          )}
        </Pending>
      </Panel>
      <FormDrawer
        opened={chosen !== undefined}
        onClose={close}
        title={chosen && t.changeOf(securityRuleTexts[chosen.key].title)}
      >
        {chosen && (
          <SecurityRuleForm key={`${chosen.key} ${chosen.version}`} item={chosen} onDone={close} />
        )}
      </FormDrawer>
    </Page>
  );
}

function Rule({ item, onChange }: { item: RuleItem; onChange: () => void }) {
  const { key, value, usual, changedAt } = item;
  const { title, meaning } = securityRuleTexts[key];
  const standing = changedAt
    ? `${securityRulesTexts.changedAt(formatInstant(changedAt))} · ${t.usual}: ${ruleText(key, usual)}`
    : t.usualHolds;
  return (
    <SettingRow
      title={title}
      meaning={meaning}
      value={ruleText(key, value)}
      standing={standing}
      onChange={onChange}
    />
  );
}
