/** A long text in 64 short numbers: enough to tell how much two texts have in common, too little to read them again. */
export type TextSketch = {
  /** How many runs of three words the text has. */
  runs: number;
  /** 128 hex digits, two for each of the 64 smallest hashes; `00` where no run fell. */
  bins: string;
};

const binCount = 64;
/** Shorter texts are a line or two that any posting of the employer may have. */
const fewestWords = 20;

/** The sketch of a text whose words are folded and are between single blanks (`searchKey`); null for a short one. */
export function textSketch(folded: string): TextSketch | null {
  const words = folded.split(' ');
  if (words.length < fewestWords) return null;
  const smallest = new Float64Array(binCount).fill(Number.POSITIVE_INFINITY);
  let before = 0;
  let last = 0;
  for (const [at, word] of words.entries()) {
    const own = hashWord(word);
    if (at >= 2) {
      const run = mix(Math.imul(before, 31) ^ Math.imul(last, 0x9e3779b1) ^ own);
      const bin = run & (binCount - 1);
      const value = run >>> 6;
      if (value < (smallest[bin] ?? 0)) smallest[bin] = value;
    }
    before = last;
    last = own;
  }
  const bins = [...smallest]
    .map((value) => (value === Number.POSITIVE_INFINITY ? 0 : 1 + ((mix(value) >>> 0) % 255)))
    .map((value) => value.toString(16).padStart(2, '0'));
  return { runs: words.length - 2, bins: bins.join('') };
}

/**
 * How much of the shorter text is in the longer one, 0 to 1, within about 0.1: a text
 * that its feed cut short is still found in the whole one.
 */
export function textOverlap(a: TextSketch, b: TextSketch): number {
  const shared = sharedBins(a, b);
  const common = (shared * (a.runs + b.runs)) / (1 + shared);
  return Math.min(1, common / Math.min(a.runs, b.runs));
}

/** How much of both texts together is in both, 0 to 1, within about 0.1: what only one of them says counts. */
export function textLikeness(a: TextSketch, b: TextSketch): number {
  const ratio = Math.min(a.runs, b.runs) / Math.max(a.runs, b.runs);
  return Math.min(sharedBins(a, b), ratio);
}

function sharedBins(a: TextSketch, b: TextSketch): number {
  let same = 0;
  let told = 0;
  for (let at = 0; at < binCount * 2; at += 2) {
    const one = a.bins.slice(at, at + 2);
    const other = b.bins.slice(at, at + 2);
    if (one === '00' && other === '00') continue;
    told += 1;
    if (one === other) same += 1;
  }
  return told === 0 ? 0 : same / told;
}

/** FNV-1a over the letters of a word, as a signed 32-bit number. */
function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
}

/** Spreads what is in some bits over all 32. */
function mix(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
