import { RichTextEditor as Frame } from "@mantine/tiptap";
import "@mantine/tiptap/styles.layer.css";
import { type Editor, type JSONContent, useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import type { ComponentProps } from "react";
import type { RichText } from "#api/rich-text.ts";
import { editorLabels } from "#texts/announcements.ts";
import { documentNonce } from "#web/kernel/trusted-types.ts";
import { textOf } from "./rich-text.ts";
import styles from "./rich-text.module.css";

type Props = {
  label: string;
  initial: RichText;
  onChange: (text: RichText) => void;
};

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: { openOnClick: false, protocols: ["mailto", "tel"], defaultProtocol: "https" },
  }),
];

/** An editor of structured text. Pasted content arrives as plain text, so no markup of another page is ever read. */
export function RichTextEditor({ label, initial, onChange }: Props) {
  const editor = useEditor({
    extensions,
    content: { ...initial } as JSONContent,
    injectNonce: documentNonce(),
    editorProps: {
      attributes: {
        class: styles.editor ?? "",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
      },
      handlePaste: (view, event) => {
        view.pasteText(event.clipboardData?.getData("text/plain") ?? "");
        return true;
      },
      handleDrop: () => true,
    },
    onUpdate: ({ editor: changed }) => {
      const text = textOf(changed.getJSON());
      if (text) onChange(text);
    },
  });
  return (
    <Frame editor={frameEditor(editor)} labels={editorLabels}>
      <Frame.Toolbar>
        <Frame.ControlsGroup>
          <Frame.Bold />
          <Frame.Italic />
          <Frame.Underline />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.H2 />
          <Frame.H3 />
          <Frame.BulletList />
          <Frame.OrderedList />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.Link />
          <Frame.Unlink />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.Undo />
          <Frame.Redo />
        </Frame.ControlsGroup>
      </Frame.Toolbar>
      <Frame.Content />
    </Frame>
  );
}

/** Guarantee: both packages use the same @tiptap/core, whose types are declared once per module format. */
function frameEditor(editor: Editor | null) {
  return editor as unknown as ComponentProps<typeof Frame>["editor"];
}
