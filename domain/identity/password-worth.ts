/** What a guesser tries before single characters. */
export type Guessable = "common" | "personal" | "product" | "sequence" | "repeat" | "year";

/** Words a guesser knows, in lower case without accents. */
export type KnownWords = {
  common: (word: string) => boolean;
  personal: ReadonlySet<string>;
  product: ReadonlySet<string>;
};

/** The fewest guessable units that make up a text, and the kinds among them. */
type Worth = { units: number; kinds: ReadonlySet<Guessable> };

type Piece = { units: number; kind: Guessable | null };

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "1234567890"];
const sequences = [...rows, ...rows.map((row) => row.split("").toReversed().join(""))];

/**
 * The cheapest way to compose a text. A single character counts 1; a common word counts 3, however many of them a
 * passphrase has; a sequence, a year and a repeated piece count 1; what is known about the person counts nothing.
 */
export function worthOf(text: string, words: KnownWords): Worth {
  const nothing: Worth = { units: 0, kinds: new Set() };
  const best = [nothing];
  for (let end = 1; end <= text.length; end += 1) {
    let least: { before: Worth; piece: Piece } | null = null;
    for (const [start, before] of best.entries()) {
      const piece = pieceOf(text, start, end, words);
      if (piece && (!least || before.units + piece.units <= least.before.units + least.piece.units))
        least = { before, piece };
    }
    best.push(least ? addPiece(least.before, least.piece) : nothing);
  }
  return best.at(-1) ?? nothing;
}

function addPiece({ units, kinds }: Worth, piece: Piece): Worth {
  return {
    units: units + piece.units,
    kinds: piece.kind === null ? kinds : new Set([...kinds, piece.kind]),
  };
}

/** What the range is to a guesser, or null when it is not guessed as a unit. */
function pieceOf(text: string, start: number, end: number, words: KnownWords): Piece | null {
  if (end - start === 1) return { units: 1, kind: null };
  const piece = text.slice(start, end);
  if (piece.length < 3) return null;
  if (words.personal.has(piece)) return { units: 0, kind: "personal" };
  if (words.product.has(piece)) return { units: 0, kind: "product" };
  if (text.indexOf(piece) < start) return { units: 1, kind: "repeat" };
  if (piece.length < 4) return null;
  if (/^(19|20)\d\d$/.test(piece)) return { units: 1, kind: "year" };
  if (isSequence(piece)) return { units: 1, kind: "sequence" };
  return words.common(piece) ? { units: 3, kind: "common" } : null;
}

/** Consecutive letters, digits or keys of a keyboard row, in either direction. */
function isSequence(piece: string): boolean {
  if (sequences.some((row) => row.includes(piece))) return true;
  const step = piece.charCodeAt(1) - piece.charCodeAt(0);
  if (step !== 1 && step !== -1) return false;
  const codes = Array.from(piece, (letter) => letter.charCodeAt(0));
  return codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step);
}
