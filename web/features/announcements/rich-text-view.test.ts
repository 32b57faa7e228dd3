import { MantineProvider } from "@mantine/core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RichText } from "#api/rich-text.ts";
import { RichTextView } from "./rich-text-view.tsx";

const handlers = ["onerror", "onload", "onclick", "onfocus", "onmouseover", "ontoggle"];
const elements = ["img src=x", "svg", "body", "video src=x", "details open", "input autofocus"];
const texts = [
  ...handlers.flatMap((handler) => elements.map((element) => `<${element} ${handler}=alert(1)>`)),
  "<script>alert(1)</script>",
  "</span><script>alert(1)</script>",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "<style>*{background:url(javascript:alert(1))}</style>",
  "<math><mtext></table><img src=x onerror=alert(1)>",
  "{{constructor.constructor('alert(1)')()}}",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  '"><img src=x onerror=alert(1)>',
];
const addresses = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://a.gr/1",
  "file:///etc/passwd",
  "//evil.example",
  "/\\evil.example",
  "javascript&colon;alert(1)",
];
const nodes = [
  { type: "image", attrs: { src: "x", onerror: "alert(1)" } },
  { type: "html", html: "<script>" },
  { type: "paragraph", attrs: { onclick: "alert(1)" } },
];

const docOf = (text: string, marks: unknown[] = []) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text, marks }] }],
});

test.each(texts)("R-20 %s is shown as typed", (text) => {
  const view = createElement(RichTextView, { text: RichText.parse(docOf(text)) });
  const html = renderToStaticMarkup(createElement(MantineProvider, null, view));
  const markup = html.replace(/<style[^]*?<\/style>/g, "");
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const inside = /<span>([^]*)<\/span>/.exec(markup)?.[1] ?? "";
  expect(inside).toBe(escaped.replaceAll('"', "&quot;").replaceAll("'", "&#x27;"));
  expect(inside).not.toContain("<");
});

test.each(addresses)("a link to %j is refused", (href) => {
  expect(RichText.safeParse(docOf("a", [{ type: "link", attrs: { href } }])).success).toBe(false);
});

test.each(nodes)("a malformed node $type is refused", (node) => {
  expect(RichText.safeParse({ type: "doc", content: [node] }).success).toBe(false);
});
