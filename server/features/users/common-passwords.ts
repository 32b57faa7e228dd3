import { dictionary } from "@zxcvbn-ts/language-common";

/** Words missing from the list, which comes from English leaks: the first guesses at Greek passwords, in ELOT 743 and as people type. */
const greek = `
  aek aris paok panathinaikos olympiakos olimpiakos thrylos panathinaikos1908 olympiakos1925 thessaloniki athina athens
  peiraias patra larisa irakleio kriti kypros ellada hellas makedonia
  giorgos georgios dimitris dimitrios giannis ioannis konstantinos christos xristos panagiotis vasilis nikolaos athanasios
  thanasis stavros spyros evangelos vangelis michalis antonis apostolos alexandros eleni ioanna katerina aikaterini
  vasiliki georgia dimitra sofia anna anastasia paraskevi despoina konstantina panagiota christina alexandra
  sagapo agapi agapoula agapimou moromou matiamou zoimou koukla kouklitsa panagia christos theos
  kalispera kalinychta kalinixta efcharisto efxaristo parakalo kodikos kwdikos syndesi sindesi prosvasi
  dimos foreas ypourgeio perifereia grafeio ypiresia logistirio prosopiko misthodosia parousies ergasia kentro
`
  .split(/\s+/)
  .filter((word) => word !== "");

const words = new Set([...(dictionary["passwords-common"] ?? []), ...greek]);

/** Whether a word, in lower case without accents, is among the 49,000 that attackers try first. */
export function isCommonPassword(word: string): boolean {
  return words.has(word);
}
