import { createFileRoute } from "@tanstack/react-router";
import { legalPayload } from "./legal-page.ts";
import { LegalText } from "./legal-text.tsx";

export const Route = createFileRoute("/_blank/accessibility")({
  loader: () => legalPayload("/accessibility"),
  component: AccessibilityPage,
});

function AccessibilityPage() {
  return <LegalText {...Route.useLoaderData()} />;
}
