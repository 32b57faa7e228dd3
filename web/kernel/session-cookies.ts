import { parseJson } from "#domain/parse-json.ts";
import { roles, type Role } from "#domain/access.ts";

/** A sign-in: what the server returned, and when. */
export type Session = {
  token: string;
  /** Length of the session in minutes, from the server. */
  expiresIn: number;
  /** When the session was stored, in milliseconds since 1970. */
  storedAt: number;
  area: Role;
  /** The name by which the person is greeted. */
  userName: string;
  loginUsingTaxis: boolean;
};

const minute = 60_000;

/** The instant, in milliseconds since 1970, from which the session is no longer valid. */
export function expiryOf(session: Session): number {
  return session.storedAt + session.expiresIn * minute;
}

/** True while the session is valid: a token exists and `now` is before its expiry. */
export function isLive(session: Session | null, now: number): session is Session {
  return session !== null && session.token !== "" && now < expiryOf(session);
}

/** `document.cookie` assignments that store a session; they expire with it. */
export function cookiesOf(session: Session, secure: boolean): string[] {
  const { token, expiresIn } = session;
  const attributes = cookieAttributes(expiryOf(session), secure);
  return [
    ["auth", JSON.stringify({ token, expiresIn })],
    ["expiryTime", new Date(expiryOf(session)).toISOString()],
    ...identityPairs(session),
  ].map(([name = "", value = ""]) => `${name}=${encodeURIComponent(value)}${attributes}`);
}

/** The cookies that each navigation rewrites: role, user name, taxis flag and selected organization. */
export function refreshedCookies(
  session: Session,
  organizationId: string | null,
  secure: boolean,
): string[] {
  const attributes = cookieAttributes(expiryOf(session), secure);
  const pairs = [...identityPairs(session), ["selectedOrganizationId", organizationId ?? ""]];
  return pairs.map(
    ([name = "", value = ""]) => `${name}=${encodeURIComponent(value)}${attributes}`,
  );
}

/** `document.cookie` assignments that remove every cookie of a session. */
export function cookiesToClear(): string[] {
  return cookieNames.map((name) => `${name}=; path=/; max-age=0; SameSite=Strict`);
}

/** The session that a cookie text holds, live or not; null when there is none or it cannot be read. */
export function sessionFrom(cookieText: string): Session | null {
  const cookie = readCookies(cookieText);
  const auth = authFrom(cookie.get("auth"));
  const expiry = Date.parse(cookie.get("expiryTime") ?? "");
  const area = roles.find((role) => role === cookie.get("area"));
  if (!auth || !area || Number.isNaN(expiry)) return null;
  return {
    ...auth,
    storedAt: expiry - auth.expiresIn * minute,
    area,
    userName: cookie.get("userName") ?? "",
    loginUsingTaxis: cookie.get("loginUsingTaxis") === "true",
  };
}

/** The selected organization that a cookie text holds, or null. */
export function organizationIdFrom(cookieText: string): string | null {
  return readCookies(cookieText).get("selectedOrganizationId") || null;
}

const cookieNames = [
  "auth",
  "expiryTime",
  "area",
  "userName",
  "loginUsingTaxis",
  "selectedOrganizationId",
];

function identityPairs(session: Session): string[][] {
  return [
    ["area", session.area],
    ["userName", session.userName],
    ["loginUsingTaxis", String(session.loginUsingTaxis)],
  ];
}

function cookieAttributes(expiry: number, secure: boolean): string {
  return `; path=/; expires=${new Date(expiry).toUTCString()}; SameSite=Strict${secure ? "; Secure" : ""}`;
}

function readCookies(text: string): Map<string, string> {
  const pairs = text.split("; ").map((pair): [string, string] => {
    const at = pair.indexOf("=");
    return [pair.slice(0, at), decodeValue(pair.slice(at + 1))];
  });
  return new Map(pairs);
}

function authFrom(text: string | undefined): { token: string; expiresIn: number } | null {
  const auth = parseJson(text ?? "");
  if (typeof auth !== "object" || auth === null) return null;
  if (!("token" in auth) || typeof auth.token !== "string") return null;
  if (!("expiresIn" in auth) || typeof auth.expiresIn !== "number") return null;
  return { token: auth.token, expiresIn: auth.expiresIn };
}

function decodeValue(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
