/** Texts of keyword columns, each once, numbered in the order they came; 0 is ''. Numbers are never given away. */
export class Strings {
  #codes = new Map<string, number>([['', 0]]);
  #texts: string[] = [''];

  get size(): number {
    return this.#texts.length;
  }

  /** The number of a text, a new one where it has none yet. */
  code(text: string): number {
    const known = this.#codes.get(text);
    if (known !== undefined) return known;
    this.#codes.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }

  /** The number of a text; undefined where no posting ever had it. */
  find(text: string): number | undefined {
    return this.#codes.get(text);
  }

  /** The text of a number. */
  text(code: number): string {
    return this.#texts[code] ?? '';
  }

  /** Marks the numbers of some texts in an array over all numbers. */
  marks(texts: readonly string[]): Uint8Array {
    const marks = new Uint8Array(this.size);
    for (const text of texts) {
      const code = this.#codes.get(text);
      if (code !== undefined) marks[code] = 1;
    }
    return marks;
  }
}
