import { createFileRoute } from "@tanstack/react-router";
import { legalPayload } from "./legal-page.ts";
import { LegalText } from "./legal-text.tsx";

export const Route = createFileRoute("/_blank/privacy-policy")({
  loader: () => legalPayload("/privacy-policy"),
  component: PrivacyPolicyPage,
});

function PrivacyPolicyPage() {
  return <LegalText {...Route.useLoaderData()} />;
}
