import { securityRules, type RuleItem } from "#api/parameters.ts";
import { globalParamsTexts as t, securityRulesTexts } from "#texts/parameter-pages.ts";
import { securityRuleTexts } from "#texts/parameters.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { ruleText } from "./rule-text.ts";
import { ChangeableSettings } from "./changeable-settings.tsx";
import { SettingRow } from "./setting-row.tsx";

const SecurityRuleForm = later(
  async () => (await import("./security-rule-form.tsx")).SecurityRuleForm,
);

/** The security rules with the term in their name or meaning. */
export function SecurityRuleList({ term }: { term: string }) {
  return (
    <ChangeableSettings
      term={term}
      found={useAnswer(securityRules.getAll, {})}
      nameOf={(item) => securityRuleTexts[item.key]}
      renderRow={(item, onChange) => <Rule key={item.key} item={item} onChange={onChange} />}
      renderForm={(item, onDone) => <SecurityRuleForm key={item.key} item={item} onDone={onDone} />}
    />
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
