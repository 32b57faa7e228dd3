import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { maintenanceTexts } from "#texts/maintenance.ts";
import { common } from "#texts/common.ts";
import { accessibilityStatement, privacyPolicy } from "#texts/legal.ts";
import { LegalText } from "./features/legal/legal-text.tsx";
import { BlankFrame } from "./layouts/blank-frame.tsx";
import { cssVariables, theme } from "./theme/theme.ts";
import { Page } from "./ui/page.tsx";

type Prerendered = {
  path: string;
  title: string;
  html: string;
  payload: unknown;
};

type PublicPage = Pick<Prerendered, "path" | "title" | "payload"> & {
  content: ReactNode;
};

const documentTitle = (title: string) => `${title} · ${common.productName}`;

const pages: readonly PublicPage[] = [
  {
    path: "/privacy-policy",
    title: documentTitle(privacyPolicy.title),
    payload: privacyPolicy,
    content: <LegalText {...privacyPolicy} />,
  },
  {
    path: "/accessibility",
    title: documentTitle(accessibilityStatement.title),
    payload: accessibilityStatement,
    content: <LegalText {...accessibilityStatement} />,
  },
  {
    path: "/maintenance",
    title: documentTitle(maintenanceTexts.title),
    payload: { title: maintenanceTexts.title, lead: maintenanceTexts.lead },
    content: <Page title={maintenanceTexts.title}>{maintenanceTexts.lead}</Page>,
  },
];

/** The public pages as prerendered documents, and the data that each is made of. Called by the build. */
export function prerenderedPages(): Promise<Prerendered[]> {
  return Promise.all(
    pages.map(async ({ content, ...page }) => ({
      ...page,
      html: await htmlOf(page.path, content),
    })),
  );
}

async function htmlOf(path: string, content: ReactNode): Promise<string> {
  const rootRoute = createRootRoute({ component: Outlet });
  const page = createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: () => <BlankFrame>{content}</BlankFrame>,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  return renderToString(
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="light"
      getStyleNonce={() => "__nonce__"}
    >
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}
