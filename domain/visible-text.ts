/**
 * Control and format characters (Unicode Cc and Cf), which show nothing themselves and turn or hide what stands beside
 * them; not the tab and the ends of lines, and not the joiner within a picture made of several.
 */
const unseen =
  /(?![\t\n\r])\p{Cc}|(?!\u200D)\p{Cf}|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D/gu;

/** The text without what nobody sees in it. */
export function visible(text: string): string {
  return text.replace(unseen, "");
}
