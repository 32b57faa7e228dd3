import { users } from "#api/security.ts";
import type { SignedIn } from "#api/sign-in.ts";
import { callingBy, type CallOptions, type Calls, type ReplyOf, type Visitor } from "./visit.ts";
import type { World } from "./world.ts";

type Credentials = { userName: string; password: string };

/** A client that keeps cookies between calls, as a browser does. */
export type Browser = Calls & {
  /** Signs in; throws if a second factor is required. */
  signIn: (given: Credentials) => Promise<SignedIn & Visitor>;
  /** Cookies by name, to inspect or change. */
  cookies: Map<string, string>;
};

/** A browser at an address. */
export function openBrowser(world: World, from = "127.0.0.1"): Browser {
  const cookies = new Map<string, string>();
  const tryCall: Browser["try"] = async (call, input, options = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { "sec-fetch-site": "same-origin", cookie, ...options.headers };
    const tried = await world.try(call, input, { from, ...options, headers });
    keep(cookies, tried.headers["set-cookie"]);
    return tried;
  };
  const call = callingBy(tryCall);
  return {
    try: tryCall,
    call,
    cookies,
    signIn: async (given) => signedIn(await call(users.login, given)),
  };
}

/** Signs in without keeping cookies, as a program does; throws if a second factor is required. */
export async function signInWith(
  world: World,
  given: Credentials,
  options?: CallOptions,
): Promise<SignedIn & Visitor> {
  return signedIn(await world.call(users.login, given, options));
}

function signedIn(answer: ReplyOf<typeof users.login>): SignedIn & Visitor {
  if ("secondFactor" in answer) throw new Error("A second factor is asked");
  return { ...answer, userId: "" };
}

function keep(cookies: Map<string, string>, header: unknown): void {
  for (const text of [header].flat().filter((one) => typeof one === "string")) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (/Max-Age=0\b/.test(text)) cookies.delete(name);
    else cookies.set(name, value);
  }
}
