import * as fc from "fast-check";
import { expect, it } from "vitest";
import { elot743 } from "./elot743.ts";

it.each([
  ["Παπαδόπουλος Γεώργιος", "Papadopoulos Georgios"],
  ["Ευάγγελος Μπάμπης", "Evangelos Bampis"],
  ["ΜΠΟΥΜΠΟΥΛΙΝΑ", "BOUMPOULINA"],
  ["Αγγελική", "Angeliki"],
  ["Ελευθερία", "Eleftheria"],
  ["Αυγή", "Avgi"],
  ["Σφύγξ", "Sfynx"],
  ["Ευτυχία Ξένου", "Eftychia Xenou"],
  ["Ντίνος", "Ntinos"],
  ["Άγχος", "Anchos"],
  ["Μαΐου", "Maiou"],
  ["Άυλος", "Aylos"],
  ["ΕΥΣΤΑΘΙΟΣ ΤΣΙΓΚΡΗΣ", "EFSTATHIOS TSIGKRIS"],
])("%s is transliterated to %s", (greek, latin) => expect(elot743(greek)).toBe(latin));

it.each([
  ["Παύλος", "Pavlos"],
  ["Λευτέρης", "Lefteris"],
  ["Εύα", "Eva"],
  ["ταυ", "taf"],
  ["Ηύρα", "Ivra"],
  ["Ραΰλ", "Rayl"],
  ["Προϋπολογισμός", "Proypologismos"],
  ["Ολύμπ", "Olyb"],
  ["Θεοχάρης", "Theocharis"],
  ["ΘΕΟΧΑΡΗΣ", "THEOCHARIS"],
  ["Θ. Ψαρά", "Th. Psara"],
  ["Ψυχή", "Psychi"],
  ["Ζωή Βήτα", "Zoi Vita"],
  ["Αλεξίου-Μπότσαρη", "Alexiou-Botsari"],
  ["ἄνθρωπος ᾠδῇ", "anthropos odi"],
  ["Smith Ζέ & Søren é 12", "Smith Ze & Søren é 12"],
  ["", ""],
])("by the rules of ELOT 743 %s is %s", (greek, latin) => expect(elot743(greek)).toBe(latin));

it("transliteration leaves no letter of the modern Greek alphabet", () => {
  const alphabet = "αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫ";
  const words = fc.string({ unit: fc.constantFrom(...alphabet.split(""), " ", "-") });
  fc.assert(
    fc.property(words, (text) => {
      expect(elot743(text)).toMatch(/^[A-Za-z -]*$/);
    }),
  );
});
