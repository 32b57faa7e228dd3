/** Why a PIN is refused: not four to eight digits, or among the first that anyone would try. */
export function refusalToPin(pin: string): "pin-form" | "pin-easy" | null {
  if (!/^\d{4,8}$/.test(pin)) return "pin-form";
  return isEasy(pin) ? "pin-easy" : null;
}

/** One digit repeated, or digits that follow one another up or down. */
function isEasy(pin: string): boolean {
  const steps = Array.from(pin.slice(1), (digit, index) => Number(digit) - Number(pin[index]));
  return [-1, 0, 1].some((step) => steps.every((taken) => taken === step));
}
