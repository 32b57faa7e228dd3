import { visible } from "#domain/visible-text.ts";
import { z } from "zod";
import { placeOf } from "#domain/devices/place.ts";
import { cleanAfm, refusalToAfm } from "#domain/identity/afm.ts";
import { cleanAmka, refusalToAmka } from "#domain/identity/amka.ts";
import { cleanBic, refusalToBic } from "#domain/identity/bic.ts";
import { cleanIban, refusalToIban } from "#domain/identity/iban.ts";
import { refusalToSepaIban } from "#domain/payments/sepa-countries.ts";
import { cleanPhone, refusalToPhone } from "#domain/identity/phone.ts";
import { cleanPostcode, refusalToPostcode } from "#domain/identity/postcode.ts";

/** Fields of persons and bodies: cleaned, then checked by the domain, whose refusal becomes the issue's message. */
export const AfmField = z.string().min(1).max(40).transform(cleanAfm).superRefine(by(refusalToAfm));

/** Null if left empty. */
export const AmkaField = typedOrNull(cleanAmka).superRefine(by((text) => refusalToAmka(text)));
export const IbanField = typedOrNull(cleanIban).superRefine(by(refusalToIban));
/** An account that SEPA credit transfers can be sent from. */
export const SepaIbanField = typedOrNull(cleanIban).superRefine(
  by((iban) => refusalToIban(iban) ?? refusalToSepaIban(iban)),
);
export const BicField = typedOrNull(cleanBic).superRefine(by(refusalToBic));

/** Empty if left empty. */
export const PhoneField = z.string().max(40).transform(cleanPhone).superRefine(by(refusalToPhone));
export const PostcodeField = z
  .string()
  .max(10)
  .transform(cleanPostcode)
  .superRefine(by(refusalToPostcode));
export const EmailField = z
  .string()
  .overwrite(visible)
  .trim()
  .max(254)
  .superRefine(by(refusalToEmail));

/** Latitude and longitude as maps show them; empty if left empty. */
export const PlaceField = z
  .string()
  .overwrite(visible)
  .trim()
  .max(60)
  .superRefine(by((text) => (placeOf(text) === null ? "place" : null)));

function typedOrNull(clean: (text: string) => string) {
  return z
    .string()
    .max(60)
    .nullable()
    .transform((typed) => (typed === null ? null : clean(typed) || null));
}

/** Why a text is not a mail address. Greek letters, which may look like Latin ones, have a refusal of their own. */
function refusalToEmail(text: string): "email" | "email-greek" | null {
  if (z.email().safeParse(text).success) return null;
  return /^\S*\p{Script=Greek}\S*$/u.test(text) && text.includes("@") ? "email-greek" : "email";
}

function by(refusalTo: (text: string) => string | null) {
  return (
    text: string | null,
    ctx: { addIssue: (issue: { code: "custom"; message: string }) => void },
  ) => {
    const refusal = text ? refusalTo(text) : null;
    if (refusal) ctx.addIssue({ code: "custom", message: refusal });
  };
}
