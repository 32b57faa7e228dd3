import { createFileRoute } from "@tanstack/react-router";
import { Page } from "#web/ui/page.tsx";

export const Route = createFileRoute("/_blank/login")({ component: LoginPage });

function LoginPage() {
  return <Page title="…">{null}</Page>;
}
