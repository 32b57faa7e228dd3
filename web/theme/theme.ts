import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";
import { common } from "#texts/common.ts";
import { filterOptions } from "./filter-options.ts";

const navy: MantineColorsTuple = [
  "#eef4fb",
  "#dce9f7",
  "#b7d1ee",
  "#8cb5e3",
  "#6399d7",
  "#3f7fc8",
  "#2468b5",
  "#0d549f",
  "#0a4585",
  "#083768",
];

const gray: MantineColorsTuple = [
  "#f8fafc",
  "#f2f5f9",
  "#e7ecf2",
  "#d9e0e9",
  "#c4cdd9",
  "#98a4b3",
  "#6c7889",
  "#4c5868",
  "#343e4c",
  "#1e2632",
];

const dark: MantineColorsTuple = [
  "#e0e6ee",
  "#c3ccd8",
  "#9ba7b7",
  "#7c899b",
  "#3d4a5c",
  "#303c4c",
  "#1f2935",
  "#161e28",
  "#10161f",
  "#0b1017",
];

/** Id of the landmark that contains floating elements. */
export const overlaysId = "overlays";

/** A dialog's header is not a banner landmark of the page. */
const notLandmark = { role: "presentation" };

const namedClose = { "aria-label": common.close };

/** A popup never passes the window's edge: it scrolls inside itself. */
export const withinWindow = {
  middlewares: { flip: true, shift: true, size: { padding: 8 } },
  styles: { dropdown: { overflowY: "auto" } },
} as const;

/** The option list itself scrolls: a scroll container around it would be a scrollable region without anything focusable. */
const scrollingOptions = { options: { maxHeight: "15rem", overflowY: "auto" } } as const;

/** Colours, typography and the few component defaults of the whole client. */
export const theme = createTheme({
  primaryColor: "navy",
  primaryShade: { light: 7, dark: 6 },
  colors: { navy, gray, dark },
  black: "#172130",
  fontFamily: '"Commissioner Figures", "Commissioner Variable", "Segoe UI", system-ui, sans-serif',
  fontFamilyMonospace: "ui-monospace, Consolas, monospace",
  fontSizes: { xs: "0.75rem", sm: "0.875rem", md: "0.9375rem", lg: "1.0625rem", xl: "1.25rem" },
  defaultRadius: "md",
  cursorType: "pointer",
  headings: {
    fontWeight: "680",
    sizes: {
      h1: { fontSize: "1.625rem", lineHeight: "1.25" },
      h2: { fontSize: "1.1875rem", lineHeight: "1.35" },
      h3: { fontSize: "1rem", lineHeight: "1.4" },
    },
  },
  components: {
    Badge: { defaultProps: { tt: "none", variant: "light", radius: "sm" } },
    /** Shown where a keyboard is likely. */
    Kbd: { defaultProps: { visibleFrom: "md" } },
    /** It appears in its final position: a sliding dialog moved its buttons away from under the finger. */
    Modal: {
      defaultProps: {
        centered: true,
        transitionProps: { duration: 200, transition: "fade" },
        overlayProps: { backgroundOpacity: 0.45, blur: 2 },
        closeButtonProps: namedClose,
      },
    },
    Drawer: { defaultProps: { closeButtonProps: namedClose } },
    /** The description is below its field, so that the fields of a row align. */
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ["label", "input", "description", "error"] },
    },
    ModalHeader: { defaultProps: notLandmark },
    ModalTitle: { defaultProps: { fw: 650, fz: "lg" } },
    DrawerHeader: { defaultProps: notLandmark },
    DrawerTitle: { defaultProps: { fw: 650, fz: "lg" } },
    Portal: { defaultProps: { target: `#${overlaysId}` } },
    Menu: {
      defaultProps: {
        ...withinWindow,
        shadow: "md",
        radius: "md",
        withInitialFocusPlaceholder: false,
      },
    },
    /** An opened menu focuses its first item, without the placeholder that axe rejects. */
    MenuItem: { defaultProps: { "data-autofocus": true } },
    Select: {
      defaultProps: {
        checkIconPosition: "right",
        comboboxProps: { shadow: "md" },
        withScrollArea: false,
        filter: filterOptions,
      },
      styles: scrollingOptions,
    },
    MultiSelect: {
      defaultProps: { withScrollArea: false, filter: filterOptions },
      styles: scrollingOptions,
    },
  },
});

/** Our own tokens, and Mantine's where its defaults have a contrast below 4.5:1. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    "--content-width": "100rem",
    "--header-height": "3.5rem",
    "--sidebar-width": "15.5rem",
  },
  light: {
    "--page": "#f5f7fa",
    "--surface": "#ffffff",
    "--surface-raised": "#ffffff",
    "--surface-sunken": "#f2f5f9",
    "--line": "#dfe5ec",
    "--line-strong": "#858f9d",
    "--track": "#e4e9f0",
    "--ink-soft": "#525e6e",
    "--accent": "#0d549f",
    "--accent-soft": "#e3eefa",
    "--accent-ink": "#0a4585",
    "--row-hover": "#f4f8fd",
    "--shadow-card": "0 1px 2px rgb(16 32 56 / 6%)",
    "--mantine-color-body": "#ffffff",
    "--mantine-color-dimmed": "#525e6e",
    "--mantine-color-placeholder": "#667282",
    "--mantine-color-error": "#b91c2c",
    "--mantine-color-anchor": "#0d549f",
    "--mantine-color-default-border": "#c0c9d5",
    "--mantine-color-navy-light": "#e3eefa",
    "--mantine-color-navy-light-hover": "#d5e5f6",
    "--mantine-color-navy-light-color": "#0a4585",
    "--mantine-color-green-light": "#def5e6",
    "--mantine-color-green-light-color": "#14602f",
    "--mantine-color-teal-light": "#daf4ec",
    "--mantine-color-teal-light-color": "#0a5f49",
    "--mantine-color-yellow-light": "#fdf0cd",
    "--mantine-color-yellow-light-color": "#7a4d00",
    "--mantine-color-orange-light": "#fee9d9",
    "--mantine-color-orange-light-color": "#8f3b04",
    "--mantine-color-red-light": "#fde5e6",
    "--mantine-color-red-light-hover": "#fbd7d9",
    "--mantine-color-red-light-color": "#a01422",
    "--mantine-color-red-filled": "#b91c2c",
    "--mantine-color-red-filled-hover": "#9c1522",
    "--mantine-color-red-outline": "#b91c2c",
    "--mantine-color-gray-light": "#e9eef4",
    "--mantine-color-gray-light-hover": "#dfe6ee",
    "--mantine-color-gray-light-color": "#414c5b",
    "--mantine-color-violet-light": "#ece8fd",
    "--mantine-color-violet-light-color": "#5130b3",
  },
  dark: {
    "--page": "#0e141c",
    "--surface": "#161e28",
    "--surface-raised": "#1b2430",
    "--surface-sunken": "#121923",
    "--line": "#2a3544",
    "--line-strong": "#6d7a8c",
    "--track": "#0b1017",
    "--ink-soft": "#a5b1c1",
    "--accent": "#8cb5e3",
    "--accent-soft": "#1c314b",
    "--accent-ink": "#b7d1ee",
    "--row-hover": "#1b2532",
    "--shadow-card": "none",
    "--mantine-color-body": "#161e28",
    "--mantine-color-text": "#e0e6ee",
    "--mantine-color-dimmed": "#a5b1c1",
    "--mantine-color-placeholder": "#93a0b2",
    "--mantine-color-error": "#ff9a9f",
    "--mantine-color-anchor": "#8cb5e3",
    "--mantine-color-default": "#1b2430",
    "--mantine-color-default-hover": "#243040",
    "--mantine-color-default-border": "#465468",
    "--mantine-color-navy-light": "#1c314b",
    "--mantine-color-navy-light-hover": "#243d5c",
    "--mantine-color-navy-light-color": "#b7d1ee",
    "--mantine-color-green-light": "#143626",
    "--mantine-color-green-light-color": "#8fe0ae",
    "--mantine-color-teal-light": "#10352f",
    "--mantine-color-teal-light-color": "#86dcc4",
    "--mantine-color-yellow-light": "#3a2e10",
    "--mantine-color-yellow-light-color": "#f5d37c",
    "--mantine-color-orange-light": "#402714",
    "--mantine-color-orange-light-color": "#ffbe8f",
    "--mantine-color-red-light": "#43191f",
    "--mantine-color-red-light-hover": "#521f26",
    "--mantine-color-red-light-color": "#ffb0b4",
    "--mantine-color-red-filled": "#c2303c",
    "--mantine-color-red-filled-hover": "#ad2833",
    "--mantine-color-red-outline": "#ff9a9f",
    "--mantine-color-gray-light": "#263140",
    "--mantine-color-gray-light-hover": "#303c4c",
    "--mantine-color-gray-light-color": "#c9d2de",
    "--mantine-color-violet-light": "#2c2450",
    "--mantine-color-violet-light-color": "#cabdfd",
  },
});
