import { createFileRoute } from "@tanstack/react-router";
import { globalParamsTexts as t } from "#texts/parameter-pages.ts";
import { Page } from "#web/ui/page.tsx";
import { GlobalParamList } from "./global-param-list.tsx";
import { SettingSearch } from "./setting-search.tsx";

export const Route = createFileRoute("/_signed-in/system-administration/parameters/global-params")({
  component: GlobalParamsPage,
});

function GlobalParamsPage() {
  return (
    <Page title={t.title} description={t.description}>
      <SettingSearch>{(term) => <GlobalParamList term={term} />}</SettingSearch>
    </Page>
  );
}
