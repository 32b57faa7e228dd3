import { createFileRoute } from "@tanstack/react-router";
import { Page } from "#web/ui/page.tsx";

export const Route = createFileRoute("/_blank/privacy-policy")({ component: PrivacyPolicyPage });

function PrivacyPolicyPage() {
  return <Page title="…">{null}</Page>;
}
