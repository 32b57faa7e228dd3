import { expect, test } from "vitest";
import { faultOfAddress } from "./link-address.ts";

test.each([
  ["https:", "paron.example.gr", null],
  ["http:", "paron.example.gr", "unencrypted"],
  ["http:", "10.0.0.5", "unencrypted"],
  ["http:", "localhost", "leads-nowhere"],
  ["https:", "localhost", "leads-nowhere"],
  ["http:", "127.0.0.1", "leads-nowhere"],
  ["http:", "[::1]", "leads-nowhere"],
  ["https:", "localhost.example.gr", null],
])("fault of a link address %s//%s: %s", (protocol, hostname, fault) => {
  expect(faultOfAddress({ protocol, hostname })).toBe(fault);
});
