import { expect, test } from "vitest";
import { z } from "zod";
import { messagesOf } from "./validation.ts";
import { withFieldName } from "./with-field-name.ts";

const cases: readonly [string, z.ZodType, unknown, string, string][] = [
  [
    "required",
    z.string(),
    undefined,
    "Το πεδίο είναι υποχρεωτικό",
    "Το πεδίο «Τίτλος» είναι υποχρεωτικό",
  ],
  [
    "required text",
    z.string().min(1),
    "",
    "Το πεδίο είναι υποχρεωτικό",
    "Το πεδίο «Τίτλος» είναι υποχρεωτικό",
  ],
  [
    "required choice",
    z.uuid(),
    "",
    "Το πεδίο είναι υποχρεωτικό",
    "Το πεδίο «Τίτλος» είναι υποχρεωτικό",
  ],
  [
    "numeric",
    z.number(),
    "α",
    "Η τιμή πρέπει να είναι αριθμός",
    "Η τιμή του πεδίου «Τίτλος» πρέπει να είναι αριθμός",
  ],
  [
    "text",
    z.string(),
    5,
    "Η τιμή πρέπει να είναι κείμενο",
    "Η τιμή του πεδίου «Τίτλος» πρέπει να είναι κείμενο",
  ],
  [
    "nothing where a text is to stand",
    z.string(),
    null,
    "Το πεδίο είναι υποχρεωτικό",
    "Το πεδίο «Τίτλος» είναι υποχρεωτικό",
  ],
  [
    "list",
    z.array(z.string()),
    "α",
    "Η τιμή πρέπει να είναι πίνακας JSON",
    "Η τιμή του πεδίου «Τίτλος» πρέπει να είναι πίνακας JSON",
  ],
  [
    "one of some values",
    z.enum(["full", "half"]),
    "whole",
    "Η τιμή πρέπει να είναι μία από τις: full, half",
    "Η τιμή του πεδίου «Τίτλος» πρέπει να είναι μία από τις: full, half",
  ],
  [
    "nothing chosen of some values",
    z.enum(["full", "half"]),
    "",
    "Το πεδίο είναι υποχρεωτικό",
    "Το πεδίο «Τίτλος» είναι υποχρεωτικό",
  ],
  [
    "range from below",
    z.number().min(5),
    4,
    "Η τιμή πρέπει να είναι τουλάχιστον 5",
    "Η τιμή του πεδίου «Τίτλος» πρέπει να είναι τουλάχιστον 5",
  ],
  [
    "range from above",
    z.number().max(8),
    9,
    "Η τιμή πρέπει να είναι έως 8",
    "Η τιμή του πεδίου «Τίτλος» πρέπει να είναι έως 8",
  ],
  [
    "shortest text",
    z.string().min(3),
    "αβ",
    "Απαιτούνται τουλάχιστον 3 χαρακτήρες",
    "Στο πεδίο «Τίτλος» απαιτούνται τουλάχιστον 3 χαρακτήρες",
  ],
  [
    "longest text",
    z.string().max(3),
    "αβγδ",
    "Επιτρέπονται έως 3 χαρακτήρες",
    "Στο πεδίο «Τίτλος» επιτρέπονται έως 3 χαρακτήρες",
  ],
  [
    "pattern",
    z.string().regex(/^\d+$/),
    "α",
    "Η μορφή της τιμής δεν είναι σωστή",
    "Η μορφή του πεδίου «Τίτλος» δεν είναι σωστή",
  ],
  [
    "amount",
    z.string().regex(/^x$/, { error: "money" }),
    "χίλια",
    "Γράψτε ένα ποσό έως 10 ψηφία, π.χ. 1.234,50",
    "Γράψτε ένα ποσό έως 10 ψηφία, π.χ. 1.234,50",
  ],
  [
    "email",
    z.email(),
    "α",
    "Η ηλεκτρονική διεύθυνση δεν είναι έγκυρη",
    "Η ηλεκτρονική διεύθυνση δεν είναι έγκυρη",
  ],
  [
    "compare",
    z.string().refine(() => false, { error: "compare" }),
    "α",
    "Οι τιμές δεν ταιριάζουν",
    "Οι τιμές δεν ταιριάζουν",
  ],
  [
    "custom",
    z.string().refine(() => false),
    "α",
    "Η τιμή δεν είναι έγκυρη",
    "Η τιμή του πεδίου «Τίτλος» δεν είναι έγκυρη",
  ],
];

test.each(cases)(
  "E-06 %s: the message names the limit and, in a form, the field",
  (_rule, schema, value, general, messageInForm) => {
    const read = z.object({ title: schema }).safeParse({ title: value }, { reportInput: true });
    const [message] = messagesOf(read.error?.issues ?? [])["title"] ?? [];
    expect(message).toBe(general);
    expect(withFieldName(message ?? "", "Τίτλος")).toBe(messageInForm);
  },
);

test.each<[string, z.ZodType, unknown]>([
  ["an identifier", z.uuid(), ""],
  ["a number that cannot be read from an empty text", z.number(), Number.NaN],
  ["a text with a minimum length", z.string().min(1).min(3), ""],
  ["a day", z.string().refine(() => false, { error: "day" }), ""],
])(
  "an empty form field is reported as required, once, whatever its type: %s",
  (_of, schema, value) => {
    const read = z.object({ title: schema }).safeParse({ title: value });
    const messages = messagesOf(read.error?.issues ?? [], (field) => field === "title");
    expect(messages["title"]).toEqual(["Το πεδίο είναι υποχρεωτικό"]);
  },
);

test("an empty field still says why it is required", () => {
  const schema = z.string().refine(() => false, { error: "bic-without-iban" });
  const read = z.object({ iban: schema }).safeParse({ iban: "" });
  expect(messagesOf(read.error?.issues ?? [], () => true)["iban"]).toEqual([
    "Συμπληρώστε και το IBAN",
  ]);
});

test.each<[string, string, object, string]>([
  ["minutes", "graceMinutes", { minimum: 5, maximum: 1440 }, "από 5 έως 1.440 λεπτά"],
  ["hours per week", "weeklyMinutes", { minimum: 0, maximum: 4320 }, "από 0 έως 72 ώρες"],
  ["a year", "year", { minimum: 2000, maximum: 2100 }, "από 2000 έως 2100"],
  ["a number", "take", { minimum: 1, maximum: 200 }, "από 1 έως 200"],
  ["whole numbers", "version", { minimum: 1, maximum: 2 ** 53 - 1 }, "τουλάχιστον 1"],
])("both limits are given, in the unit of the field: %s", (_of, name, bounds, boundsText) => {
  const issue = { code: "too_small", message: "", path: [name], ...bounds };
  expect(messagesOf([issue])[name]).toEqual([`Η τιμή πρέπει να είναι ${boundsText}`]);
});

test("both limits of a text are given, once, without its format", () => {
  const issues = [
    { code: "too_small", origin: "string", message: "", minimum: 3, maximum: 60, path: ["title"] },
    { code: "custom", message: "email", path: ["title"] },
  ];
  expect(messagesOf(issues)["title"]).toEqual(["Επιτρέπονται από 3 έως 60 χαρακτήρες"]);
});
