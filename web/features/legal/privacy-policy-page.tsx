import { createFileRoute } from "@tanstack/react-router";
import { privacyPolicy } from "#texts/legal.ts";
import { LegalText } from "./legal-text.tsx";

export const Route = createFileRoute("/_blank/privacy-policy")({ component: PrivacyPolicyPage });

function PrivacyPolicyPage() {
  return <LegalText {...privacyPolicy} />;
}
