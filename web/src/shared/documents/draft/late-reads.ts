import { isSameValue } from '../../../data/rows/same-value.ts';
import type { DraftRecords, Fields } from './draft-records.ts';

/** Milliseconds in which an answer that was read before a write may still come. */
const lateAnswers = 1500;

/** A field that was written, and the values it had in the moments before. */
type Written<Owner> = { owner: Owner; field: string; from: readonly unknown[]; to: unknown; until: number };

/** What was written a moment ago: a read that began before shows these fields as they were, and is corrected. */
export class LateReads<Whole, Owner> {
  readonly #records: DraftRecords<Whole, Owner>;
  readonly #written = new Map<string, Written<Owner>>();

  constructor(records: DraftRecords<Whole, Owner>) {
    this.#records = records;
  }

  /** Remembers a write; `onSettled` is called once no read can be older than it. */
  wrote(before: Whole, { owner, fields }: { owner: Owner; fields: Fields }, onSettled: () => void): void {
    const record = this.#records.recordOf(before, owner);
    const until = Date.now() + lateAnswers;
    for (const [field, to] of Object.entries(fields)) {
      const key = `${this.#records.keyOf(owner)}/${field}`;
      const from = [...(this.#written.get(key)?.from ?? []), record?.[field]];
      this.#written.set(key, { owner, field, from, to, until });
    }
    // A read that was taken for an old one may have been the newest: it counts again once none can be late.
    setTimeout(() => {
      const settled = [...this.#written].filter(([, written]) => written.until <= until);
      for (const [key] of settled) this.#written.delete(key);
      if (settled.length > 0) onSettled();
    }, lateAnswers);
  }

  /** What was read, as it reads with these writes. */
  correct(read: Whole): Whole {
    let whole = read;
    for (const [key, { owner, field, from, to }] of [...this.#written]) {
      const now = this.#records.recordOf(read, owner)?.[field];
      if (from.some((former) => isSameValue(now, former)))
        whole = this.#records.withFields(whole, owner, { [field]: to });
      else this.#written.delete(key);
    }
    return whole;
  }

  /** Takes every read as it is: what was written is about to be undone. */
  clear(): void {
    this.#written.clear();
  }
}
