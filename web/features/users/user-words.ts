import { type Role, roles } from "#domain/access.ts";
import { administeredRoles } from "#domain/identity/user-rights.ts";
import { userStateTexts, userPageTexts as t } from "#texts/users.ts";
import { roleTexts } from "#texts/shell.ts";
import { today } from "#web/kernel/today.ts";
import type { Words } from "#web/features/history/public.ts";
import type { Tone } from "#web/ui/status-badge.tsx";

type UserStanding = { isDisabled: boolean; validUntil: string | null };

/** Whether a user may sign in, as a word and its tone. */
export function stateOfUser({ isDisabled, validUntil }: UserStanding): {
  tone: Tone;
  word: string;
} {
  if (isDisabled) return { tone: "neutral", word: userStateTexts.disabled };
  if (validUntil !== null && validUntil < today()) return { tone: "warning", word: t.expired };
  return { tone: "good", word: userStateTexts.active };
}

/** The roles that a role may assign, as the choices of a list. */
export function roleChoices(role: Role): { value: Role; label: string }[] {
  return administeredRoles(role).map((value) => ({ value, label: roleTexts[value] }));
}

/** The role with this name, or undefined. */
export function roleNamed(name: unknown): Role | undefined {
  return roles.find((role) => role === name);
}

/** How a user's values are worded in a comparison. */
export const userWords: Words = {
  area: (value) => {
    const role = roleNamed(value);
    return role ? roleTexts[role] : "";
  },
};
