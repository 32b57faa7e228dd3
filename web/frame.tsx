import { MantineProvider } from "@mantine/core";
import { type ReactNode, StrictMode } from "react";
import { shellTexts } from "#texts/shell.ts";
import { documentNonce } from "./kernel/trusted-types.ts";
import { cssVariables, overlaysId, theme } from "./theme/theme.ts";
import { Toaster } from "./ui/toaster.tsx";

/** What wraps every page: the theme, the container for floating elements, and the toasts. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={documentNonce}
      >
        {children}
        <section id={overlaysId} aria-label={shellTexts.overlays} />
        <Toaster />
      </MantineProvider>
    </StrictMode>
  );
}
