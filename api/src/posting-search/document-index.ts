import { ArrayPostingIndex } from '../posting-index/array-posting-index.ts';
import { GroupNumbers } from './group-numbers.ts';
import { documentOf } from './stored-documents.ts';
import type { StoredRow } from './stored-rows.ts';

/** An index of stored rows, with the numbers that their groups have in it. */
export class DocumentIndex {
  readonly index: ArrayPostingIndex;
  readonly groups: GroupNumbers;

  constructor(index = new ArrayPostingIndex(), groups = new GroupNumbers()) {
    this.index = index;
    this.groups = groups;
  }

  /** Puts the documents of rows. */
  put(rows: readonly StoredRow[]): void {
    this.index.put(rows.map((row) => documentOf(row, (group) => this.groups.of(group))));
  }
}
