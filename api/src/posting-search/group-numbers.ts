/** Gives groups, which have names of 48 bits, numbers of 32 from 1 on, in the order they come. None is given away. */
export class GroupNumbers {
  readonly #numbers: Map<number, number>;

  /** `names`: those that have the numbers 1, 2, 3 …. */
  constructor(names: Iterable<number> = []) {
    this.#numbers = new Map();
    for (const name of names) this.of(name);
  }

  /** The number of a group, a new one where it has none yet. */
  of(name: number): number {
    const own = this.#numbers.get(name) ?? this.#numbers.size + 1;
    this.#numbers.set(name, own);
    return own;
  }

  /** The groups in the order of their numbers. */
  names(): Float64Array<ArrayBuffer> {
    return Float64Array.from(this.#numbers.keys());
  }
}
