/** A verification code as it is printed, easy to read out and to type: `7KQ2-M9XB-4RTW-3HPA`. */
export function codeInGroups(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? code;
}
