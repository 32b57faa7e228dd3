import { afterEach, expect, test } from "vitest";
import { mailServer, type MailServer } from "#server/testing/mail-server.ts";
import { postmanOf } from "./postman.ts";
import type { MailSettings } from "./settings.ts";

let server: MailServer;
afterEach(() => server.close());

test.each<[string, MailSettings["security"], boolean, RegExp]>([
  ["with an untrusted certificate", "starttls", true, /^Το πιστοποιητικό .*CERT_HAS_EXPIRED$/],
  ["without encryption", "starttls", false, /δεν δέχτηκε κρυπτογράφηση \(STARTTLS\)/],
  ["that speaks another protocol on its port", "tls", false, /συνήθως η 587 θέλει starttls/],
])(
  "a mail server %s gets no mail, and what to do is reported",
  async (_, security, encrypts, advice) => {
    server = await mailServer({ encrypts });
    const port = Number(server.environment["SMTP_PORT"]);
    const given = {
      security,
      account: null,
      timeoutMilliseconds: 5000,
      from: "from@paron.example",
    };
    const postman = await postmanOf({ host: "localhost", port, ...given });
    const letter = { id: "1", to: "head@example.gr", subject: "Παρουσίες", text: "Καλημέρα" };
    const { outcome, answer } = await postman.deliver({ ...letter, fromName: "Παρών" });
    postman.close();
    expect([outcome, answer]).toEqual(["unreachable", expect.stringMatching(advice)]);
    expect(server.received).toEqual([]);
  },
);
