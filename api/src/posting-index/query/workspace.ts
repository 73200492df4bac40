import { EvidenceArrays } from './evidence-score.ts';
import { Matches, RankedMatches } from './matches.ts';

/** Arrays that searches of one index use in turn, since to make some megabytes anew for each costs more than the search. */
export class Workspace {
  #ranked = new RankedMatches(0);
  #others: Matches[] = [];
  #docs = new Uint32Array(0);
  #evidence = new EvidenceArrays(0);
  #counts = new Uint32Array(0);
  #seen = new Uint32Array(0);
  #alone: Uint32Array[] = [];
  #keys = new Float64Array(0);

  /** Empty matches for so many postings. */
  ranked(size: number): RankedMatches {
    if (this.#ranked.size < size) this.#ranked = new RankedMatches(size);
    this.#ranked.clear();
    return this.#ranked;
  }

  /** Empty matches without ranks; the number tells those of one search apart. */
  matches(number: number, size: number): Matches {
    let matches = this.#others[number];
    if (!matches || matches.size < size) {
      matches = new Matches(size);
      this.#others[number] = matches;
    }
    matches.clear();
    return matches;
  }

  /** Numbers of postings of a segment, whatever they were before. */
  docs(size: number): Uint32Array {
    if (this.#docs.length < size) this.#docs = new Uint32Array(size);
    return this.#docs;
  }

  /** Arrays for the evidence of a segment. */
  evidence(size: number): EvidenceArrays {
    if (this.#evidence.size < size) this.#evidence = new EvidenceArrays(size);
    return this.#evidence;
  }

  /** Numbers of postings, whatever they were before; the number tells those in use at one time apart. */
  alone(number: number, size: number): Uint32Array {
    let docs = this.#alone[number];
    if (!docs || docs.length < size) {
      docs = new Uint32Array(size);
      this.#alone[number] = docs;
    }
    return docs;
  }

  /** Keys to sort by, whatever they were before. */
  keys(size: number): Float64Array {
    if (this.#keys.length < size) this.#keys = new Float64Array(size);
    return this.#keys;
  }

  /** Two arrays of so many zeros, until the next call. */
  counters(size: number): Counters {
    if (this.#counts.length < size) {
      this.#counts = new Uint32Array(size * 2);
      this.#seen = new Uint32Array(size * 2);
    }
    const counts = this.#counts.subarray(0, size).fill(0);
    const seen = this.#seen.subarray(0, size).fill(0);
    return { counts, seen };
  }
}

/** Jobs counted by value, and the job that a value was last counted for. */
export type Counters = { counts: Uint32Array; seen: Uint32Array };
