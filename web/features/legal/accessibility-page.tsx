import { createFileRoute } from "@tanstack/react-router";
import { accessibilityStatement } from "#texts/legal.ts";
import { LegalText } from "./legal-text.tsx";

export const Route = createFileRoute("/_blank/accessibility")({ component: AccessibilityPage });

function AccessibilityPage() {
  return <LegalText {...accessibilityStatement} />;
}
