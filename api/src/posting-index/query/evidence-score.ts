import { finite } from '../port/check-request.ts';
import { type Alternative, type Evidence, type TokenField, tokenFields } from '../port/search-request.ts';
import { countWithout, newBits } from '../store/bits.ts';
import { readDocs } from '../store/posting-lists.ts';
import type { Segment } from '../store/segment.ts';
import { eachPhrase } from './match-phrase.ts';
import { addPhrase } from './must-match.ts';

/** Places of a title that order and adjacency are read from: one bit each. */
const titlePlaces = 32;

/** Information of what no posting has outside its text: nothing says how rare it is. */
const leastInformation = 0.5;

/** Weight × information of each unit over all segments, in their order. */
export function unitWorths(evidence: Evidence, segments: readonly Segment[], docs: Uint32Array): number[] {
  const postings = segments.reduce((sum, { liveCount }) => sum + liveCount, 0);
  return evidence.units.map(({ weight, alternatives }) => {
    let holders = 0;
    for (const segment of segments) {
      const bits = newBits(segment.size);
      for (const { tokens, fields } of alternatives)
        for (const field of tokenFields)
          if (field !== 'text' && finite(fields[field]) > 0)
            addPhrase(bits, segment.fields[field], tokens, { docs });
      holders += countWithout(bits, segment.deleted);
    }
    const information = holders === 0 ? leastInformation : Math.log(1 + postings / (1 + holders));
    return Math.max(0, weight) * information;
  });
}

/** Sum of the worths of the core units. */
export function coreWorth({ units }: Evidence, worths: readonly number[]): number {
  const hasCore = units.some(({ isCore }) => isCore === true);
  return worths.reduce((sum, worth, index) => sum + (!hasCore || units[index]?.isCore ? worth : 0), 0);
}

/** Arrays over the postings of a segment, and the postings that a unit of evidence is in. */
export class EvidenceArrays {
  readonly size: number;
  /** Sum of the units: worth × the best alternative. */
  readonly score: Float64Array;
  /** For neighbors in the title's order. */
  readonly order: Float64Array;
  /** Sum of the worths of the core units a posting has. */
  readonly held: Float64Array;
  /** How many units a posting has. */
  readonly met: Uint8Array;
  /** Whether it has a core unit outside its text. */
  readonly head: Uint8Array;
  /** The best alternative of a unit. */
  readonly best: Float64Array;
  /** Postings that `best` is set for. */
  readonly touched: Uint32Array;
  /** Places of two units that follow each other: where each match starts and ends, and the postings that have some. */
  readonly placed: readonly [UnitPlaces, UnitPlaces];

  constructor(size: number) {
    this.size = size;
    this.score = new Float64Array(size);
    this.order = new Float64Array(size);
    this.held = new Float64Array(size);
    this.met = new Uint8Array(size);
    this.head = new Uint8Array(size);
    this.best = new Float64Array(size);
    this.touched = new Uint32Array(size);
    this.placed = [unitPlaces(size), unitPlaces(size)];
  }
}

type UnitPlaces = { starts: Uint32Array; ends: Uint32Array; docs: Uint32Array; count: number };

function unitPlaces(size: number): UnitPlaces {
  const array = () => new Uint32Array(size);
  return { starts: array(), ends: array(), docs: array(), count: 0 };
}

function clearPlaces(places: UnitPlaces): void {
  for (let index = 0; index < places.count; index += 1) {
    places.starts[places.docs[index] as number] = 0;
    places.ends[places.docs[index] as number] = 0;
  }
  places.count = 0;
}

/** Scores the postings of one segment after another; `arrays` hold the last one's, by number. */
export class EvidenceScore {
  readonly arrays: EvidenceArrays;
  readonly #evidence: Evidence;
  readonly #worths: readonly number[];
  readonly #docs: Uint32Array;
  readonly #isOrdered: boolean;
  #touchedCount = 0;
  #isCore = true;

  constructor(evidence: Evidence, worths: readonly number[], docs: Uint32Array, arrays: EvidenceArrays) {
    this.#evidence = evidence;
    this.#worths = worths;
    this.#docs = docs;
    this.arrays = arrays;
    // A search that ended in an error may have left something.
    arrays.best.fill(0);
    for (const places of arrays.placed) clearPlaces(places);
    const { units, order, adjacent } = evidence;
    this.#isOrdered = units.length > 1 && (order !== 0 || adjacent !== 0);
  }

  /** Fills the arrays for a segment. */
  run(segment: Segment): void {
    const { score, order, held, met, head, placed } = this.arrays;
    for (const array of [score, order, held, met, head]) array.fill(0, 0, segment.size);
    const hasCore = this.#evidence.units.some(({ isCore }) => isCore === true);
    for (const [index, { alternatives, isCore }] of this.#evidence.units.entries()) {
      this.#isCore = !hasCore || isCore === true;
      const places = placed[index % 2 === 0 ? 0 : 1];
      clearPlaces(places);
      for (const alternative of alternatives)
        for (const field of tokenFields) this.#match(segment, alternative, { field, places });
      this.#add(this.#worths[index] ?? 0);
      if (this.#isOrdered && index > 0) this.#addOrder(index);
    }
    for (const places of placed) clearPlaces(places);
  }

  #match(
    segment: Segment,
    { tokens, fields }: Alternative,
    { field, places }: { field: TokenField; places: UnitPlaces },
  ): void {
    const weight = finite(fields[field]);
    if (weight <= 0) return;
    const lists = segment.fields[field];
    const isPlaced = field === 'title' && this.#isOrdered;
    const isHead = this.#isCore && field !== 'text';
    if (tokens.length !== 1 || isPlaced) {
      const length = tokens.length;
      eachPhrase(lists, tokens, (doc, starts, count) => {
        this.#touch(doc, weight);
        if (isHead) this.arrays.head[doc] = 1;
        if (isPlaced) addPlaces(places, doc, { starts, count, length });
      });
      return;
    }
    const token = lists.tokens.find(tokens[0] ?? '');
    if (token < 0) return;
    const docs = this.#docs;
    const count = readDocs(lists, token, docs);
    const { best, head, touched } = this.arrays;
    let touchedCount = this.#touchedCount;
    for (let index = 0; index < count; index += 1) {
      const doc = docs[index] as number;
      const former = best[doc] as number;
      if (former === 0) touched[touchedCount++] = doc;
      if (former < weight) best[doc] = weight;
      if (isHead) head[doc] = 1;
    }
    this.#touchedCount = touchedCount;
  }

  #touch(doc: number, weight: number): void {
    const { best, touched } = this.arrays;
    if (best[doc] === 0) touched[this.#touchedCount++] = doc;
    if ((best[doc] as number) < weight) best[doc] = weight;
  }

  #add(worth: number): void {
    const { best, score, held, met, touched } = this.arrays;
    for (let index = 0; index < this.#touchedCount; index += 1) {
      const doc = touched[index] as number;
      (score[doc] as number) += worth * (best[doc] as number);
      if (this.#isCore) (held[doc] as number) += worth;
      (met[doc] as number) += 1;
      best[doc] = 0;
    }
    this.#touchedCount = 0;
  }

  #addOrder(index: number): void {
    const { order, adjacent } = this.#evidence;
    const worth = ((this.#worths[index - 1] ?? 0) + (this.#worths[index] ?? 0)) / 2;
    const [even, odd] = this.arrays.placed;
    const [own, former] = index % 2 === 0 ? [even, odd] : [odd, even];
    const scores = this.arrays.order;
    for (let place = 0; place < own.count; place += 1) {
      const doc = own.docs[place] as number;
      const before = former.ends[doc] as number;
      const after = own.starts[doc] as number;
      if (before === 0 || after === 0) continue;
      if (((before << 1) & after) !== 0) (scores[doc] as number) += adjacent * worth;
      else if (isBehind(before & -before, after)) (scores[doc] as number) += order * worth;
    }
  }
}

type PhrasePlaces = { starts: Uint32Array; count: number; length: number };

function addPlaces(places: UnitPlaces, doc: number, { starts, count, length }: PhrasePlaces): void {
  if (places.starts[doc] === 0 && places.ends[doc] === 0) places.docs[places.count++] = doc;
  for (let index = 0; index < count; index += 1) {
    const start = starts[index] as number;
    if (start + length > titlePlaces) {
      // A posting without a place that counts would be listed again by the next alternative.
      if (places.ends[doc] === 0) places.count -= 1;
      return;
    }
    (places.starts[doc] as number) |= 1 << start;
    (places.ends[doc] as number) |= 1 << (start + length - 1);
  }
}

/** Whether a place of `after` lies behind the place whose bit is given. */
function isBehind(bit: number, after: number): boolean {
  return (after & ~(bit | (bit - 1))) !== 0;
}
