import fc from "fast-check";
import type { InjectOptions } from "fastify";

const json = { "content-type": "application/json" };

const bodies: readonly string[] = [
  "",
  "null",
  "[]",
  '"text"',
  "1",
  "{",
  '{"a":}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"a":"\\u0000"}',
  '{"a":1e999}',
  '{"a":1,"a":2}',
  "\uFEFF{}",
  `{"a":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
  `{"a":"${"x".repeat(2_200_000)}"}`,
];

const contentTypes: readonly string[] = [
  "text/plain",
  "application/xml",
  "application/json; charset=utf-16",
  "application/octet-stream",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "APPLICATION/JSON\t",
  "application/json ;x",
  "json",
  "*/*",
];

const queries: readonly string[] = [
  "organizationId=%00",
  "organizationId=%",
  "organizationId=%ff%fe",
  "organizationId=%ED%A0%80",
  "organizationId=a&organizationId=b",
  "organizationId[a]=b&skip=1&skip=2",
  "__proto__=1&constructor=2&toString=3",
  "take=-1&skip=9999999999999999999",
  "&&==&=",
  "sort=-&search=%25&take=1e3",
];

const headers: readonly Record<string, string>[] = [
  { "idempotency-key": "short" },
  { "idempotency-key": "k".repeat(101) },
  { "idempotency-key": "é".repeat(20) },
  { authorization: "Bearer x" },
  { authorization: `Link ${"x".repeat(64)}` },
  { "sec-fetch-site": "cross-site" },
  { "client-version": "not a version" },
  { "accept-encoding": "identity;q=0, *;q=0" },
  { accept: "text/html" },
  { cookie: "bind=; device=%00; =; taxis=\u00ff" },
  { "user-agent": "" },
  { range: "bytes=5-1" },
  { "if-none-match": "*" },
];

/** The same request with something wrong in how it is sent. */
export function onTheWire(request: InjectOptions): fc.Arbitrary<InjectOptions> {
  const path = typeof request.url === "string" ? request.url.replace(/\?.*$/s, "") : "/";
  const withHeaders = (more: Record<string, string>) => ({
    ...request,
    headers: { ...request.headers, ...more },
  });
  return fc.oneof(
    fc.constantFrom(...bodies).map((payload) => ({ ...withHeaders(json), payload })),
    fc
      .constantFrom(...contentTypes)
      .map((type) => ({ ...withHeaders({ "content-type": type }), payload: "a=b" })),
    fc.constantFrom(...queries).map((query) => ({ ...request, url: `${path}?${query}` })),
    fc.constantFrom(...headers).map(withHeaders),
  );
}
