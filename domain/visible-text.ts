/**
 * Control and format characters (Unicode Cc and Cf), which are invisible and reorder or hide what is next to them; except
 * tabs and line endings, and the joiner within an emoji made of several.
 */
const unseen =
  /(?![\t\n\r])\p{Cc}|(?!\u200D)\p{Cf}|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D/gu;

/** The text without its invisible characters. */
export function visible(text: string): string {
  return text.replace(unseen, "");
}
