import { Stack, Title } from "@mantine/core";
import { createFileRoute, Link } from "@tanstack/react-router";
import {
  catalogueSettings,
  globalParamsTexts,
  parametersTexts as t,
  securityRulesTexts,
} from "#texts/parameter-pages.ts";
import { Page } from "#web/ui/page.tsx";
import { GlobalParamList } from "./global-param-list.tsx";
import { SecurityRuleList } from "./security-rule-list.tsx";
import { SettingList } from "./setting-list.tsx";
import { SettingSearch } from "./setting-search.tsx";
import styles from "./parameters.module.css";

export const Route = createFileRoute("/_signed-in/system-administration/parameters")({
  component: ParametersPage,
});

/** Every setting of the installation, of all kinds, in one list that is searched. */
function ParametersPage() {
  return (
    <Page title={t.title} description={t.description}>
      <SettingSearch>
        {(term) => (
          <Stack gap="sm">
            <Title order={2}>{t.catalogues}</Title>
            <Catalogues term={term} />
            <Title order={2}>{globalParamsTexts.title}</Title>
            <GlobalParamList term={term} />
            <Title order={2}>{securityRulesTexts.title}</Title>
            <SecurityRuleList term={term} />
          </Stack>
        )}
      </SettingSearch>
    </Page>
  );
}

/** Settings that are kept as lists of their own. */
function Catalogues({ term }: { term: string }) {
  return (
    <SettingList term={term} items={catalogueSettings}>
      {({ path, title, meaning }) => (
        <li key={path}>
          <Link to={path} className={styles.way}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.meaning}>{meaning}</p>
          </Link>
        </li>
      )}
    </SettingList>
  );
}
