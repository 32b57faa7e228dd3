import type { FastifyReply, FastifyRequest } from "fastify";

/** Cookies that scripts cannot read: the companion of a session, the mark of a known device, a taxis sign-in in progress. */
type CookieName = "bind" | "device" | "taxis";

/** The HttpOnly cookies of a request and its response. */
export type Cookies = {
  /** Its value, or null if it is missing or contains anything but base64url and dots. */
  read: (name: CookieName) => string | null;
  give: (name: CookieName, value: string, maxAgeSeconds: number) => void;
  remove: (name: CookieName) => void;
};

/** With `secure`, names get the prefix that prevents other hosts under the same domain from setting them. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  const fullName = (name: CookieName) => (secure ? `__Host-${name}` : name);
  const set = (name: CookieName, value: string, maxAgeSeconds: number) => {
    const text = `${fullName(name)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAgeSeconds}`;
    void reply.header("Set-Cookie", secure ? `${text}; Secure` : text);
  };
  return {
    read: (name) => valueOf(request.headers.cookie ?? "", fullName(name)),
    give: set,
    remove: (name) => set(name, "", 0),
  };
}

function valueOf(header: string, name: string): string | null {
  for (const pair of header.split(";")) {
    const [key, value = ""] = pair.trim().split("=", 2);
    if (key === name) return /^[\w.-]{1,500}$/.test(value) ? value : null;
  }
  return null;
}
