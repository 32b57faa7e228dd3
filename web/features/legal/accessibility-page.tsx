import { createFileRoute } from "@tanstack/react-router";
import { Page } from "#web/ui/page.tsx";

export const Route = createFileRoute("/_blank/accessibility")({ component: AccessibilityPage });

function AccessibilityPage() {
  return <Page title="…">{null}</Page>;
}
