import Fastify from "fastify";
import { expect, test } from "vitest";
import { answerFaults } from "./answer-faults.ts";

test("a starved machine says once that it refuses requests, in one line without a stack, and answers each with 503", async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: "warn", stream: { write: (line) => lines.push(line) } } });
  answerFaults(app);
  const pressure = { code: "FST_UNDER_PRESSURE", statusCode: 503 };
  app.addHook("onRequest", (_request, _reply, done) => {
    done(Object.assign(new Error("Service Unavailable"), pressure));
  });
  app.get("/", () => ({}));
  const answers = await Promise.all([1, 2, 3].map(() => app.inject("/")));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"refused":1');
  expect(lines[0]).not.toContain("stack");
  await app.close();
});

test("a full disk of the database is said, and the call may be repeated", async () => {
  const app = Fastify();
  answerFaults(app);
  app.get("/", () => {
    throw Object.assign(new Error("could not extend file"), { code: "53100" });
  });
  const answer = await app.inject("/");
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, expect.anything()]);
  expect(answer.json()).toMatchObject({ detail: expect.stringMatching(/^Ο δίσκος .* γεμάτος/) });
  await app.close();
});
