import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { securityRules, type RuleItem } from "#api/parameters.ts";
import { globalParamsTexts as t, securityRulesTexts } from "#texts/parameter-pages.ts";
import { securityRuleTexts } from "#texts/parameters.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { ruleText } from "./rule-text.ts";
import { SettingList } from "./setting-list.tsx";
import { SettingRow } from "./setting-row.tsx";

const SecurityRuleForm = later(
  async () => (await import("./security-rule-form.tsx")).SecurityRuleForm,
);

/** The rules of security in whose name or meaning the term is found. */
export function SecurityRuleList({ term }: { term: string }) {
  const found = useQuery(queryOf(securityRules.getAll, {}));
  const [key, setKey] = useState<RuleItem["key"] | null>(null);
  const chosen = found.data?.find((item) => item.key === key);
  const close = () => setKey(null);
  return (
    <>
      <Pending found={found} rows={8}>
        {(items) => (
          <SettingList
            term={term}
            items={items.map((item) => ({ ...item, ...securityRuleTexts[item.key] }))}
          >
            {(item) => <Rule key={item.key} item={item} onChange={() => setKey(item.key)} />}
          </SettingList>
        )}
      </Pending>
      <FormDrawer
        opened={chosen !== undefined}
        onClose={close}
        title={chosen && t.changeOf(securityRuleTexts[chosen.key].title)}
      >
        {chosen && (
          <SecurityRuleForm key={`${chosen.key} ${chosen.version}`} item={chosen} onDone={close} />
        )}
      </FormDrawer>
    </>
  );
}

function Rule({ item, onChange }: { item: RuleItem; onChange: () => void }) {
  const { key, value, usual, changedAt } = item;
  const { title, meaning } = securityRuleTexts[key];
  const standing = changedAt
    ? `${securityRulesTexts.changedAt(formatInstant(changedAt))} · ${t.usual}: ${ruleText(key, usual)}`
    : null;
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
