import { createFileRoute } from "@tanstack/react-router";
import { Page } from "#web/ui/page.tsx";

export const Route = createFileRoute("/_signed-in/")({ component: DashboardPage });

function DashboardPage() {
  return <Page title="…">{null}</Page>;
}
