import { requestLimits } from '../port/index-limits.ts';
import type { Suggestion } from '../port/search-answer.ts';
import { clearBit, hasBit, newBits } from '../store/bits.ts';
import { readDocs } from '../store/posting-lists.ts';
import type { Segment } from '../store/segment.ts';
import type { Strings } from '../store/strings.ts';
import { addPhrase } from './must-match.ts';
import type { Workspace } from './workspace.ts';

const kinds = [
  { kind: 'title', field: 'title', column: 'titles' },
  { kind: 'company', field: 'company', column: 'companies' },
] as const;

type Context = { segments: readonly Segment[]; strings: Strings; workspace: Workspace };

/**
 * Titles and companies of open postings with all tokens of the prefix, the last of which may be a beginning unless a blank follows it:
 * what begins with the prefix first, then the most frequent.
 */
export function suggestNames(
  prefix: string,
  { limit, now }: { limit: number; now: number },
  { segments, strings, workspace }: Context,
): Suggestion[] {
  const typed = prefix.slice(0, requestLimits.prefix);
  const tokens = typed.split(' ').filter((token) => token !== '');
  if (tokens.length === 0) return [];
  const beginning = typed.endsWith(' ') ? null : (tokens.pop() ?? null);
  const key = [...tokens, beginning ?? ''].join(' ');
  const best: (Suggestion & { isBeginning: boolean })[] = [];
  for (const { kind, field, column } of kinds) {
    const { counts, seen: examples } = workspace.counters(strings.size);
    for (const segment of segments) {
      const { ids, codes } = segment.columns;
      const own = codes[column];
      const found = workspace.alone(0, segment.size);
      const listed = workspace.docs(segment.size);
      const count = docsWith(segment, field, { tokens, beginning, now }, { found, listed });
      for (let index = 0; index < count; index += 1) {
        const doc = found[index] as number;
        const code = own[doc] as number;
        (counts[code] as number) += 1;
        if ((ids[doc] as number) > (examples[code] as number)) examples[code] = ids[doc] as number;
      }
    }
    for (let code = 1; code < counts.length; code += 1) {
      const count = counts[code] as number;
      if (count === 0) continue;
      const text = strings.text(code);
      insert(best, limit, {
        kind,
        text,
        count,
        example: examples[code] as number,
        isBeginning: text.startsWith(key),
      });
    }
  }
  return best.map(({ isBeginning: _rank, ...suggestion }) => suggestion);
}

type Ranked = Suggestion & { isBeginning: boolean };

function isBetter(one: Ranked, other: Ranked): boolean {
  if (one.isBeginning !== other.isBeginning) return one.isBeginning;
  if (one.count !== other.count) return one.count > other.count;
  return one.text === other.text ? one.kind > other.kind : one.text < other.text;
}

function insert(best: Ranked[], limit: number, one: Ranked): void {
  if (best.length >= limit) {
    const last = best.at(-1);
    if (!last || !isBetter(one, last)) return;
    best.pop();
  }
  let index = best.length;
  while (index > 0 && isBetter(one, best[index - 1] as Ranked)) index -= 1;
  best.splice(index, 0, one);
}

type Typed = { tokens: readonly string[]; beginning: string | null; now: number };

/**
 * Writes each open posting that has all tokens in the field, and one that begins as `beginning`, to `found`; returns how many.
 * `found` and `listed` can hold all postings of the segment.
 */
function docsWith(
  segment: Segment,
  field: 'title' | 'company',
  { tokens, beginning, now }: Typed,
  { found, listed }: { found: Uint32Array; listed: Uint32Array },
): number {
  const lists = segment.fields[field];
  const { deleted, size } = segment;
  const { closes } = segment.columns;
  // What may still be added.
  const left = newBits(size);
  for (let word = 0; word < left.length; word += 1) left[word] = ~(deleted[word] as number);
  for (let doc = 0; doc < size; doc += 1)
    if (closes[doc] !== 0 && (closes[doc] as number) <= now) clearBit(left, doc);
  for (const token of tokens) {
    const own = newBits(size);
    addPhrase(own, lists, [token], { docs: found });
    for (let word = 0; word < left.length; word += 1) (left[word] as number) &= own[word] as number;
  }
  let count = 0;
  if (beginning === null) {
    for (let doc = 0; doc < size; doc += 1) if (hasBit(left, doc)) found[count++] = doc;
    return count;
  }
  const [first, end] = lists.tokens.range(beginning);
  for (let token = first; token < end; token += 1) {
    const read = readDocs(lists, token, listed);
    for (let index = 0; index < read; index += 1) {
      const doc = listed[index] as number;
      if (!hasBit(left, doc)) continue;
      clearBit(left, doc);
      found[count++] = doc;
    }
  }
  return count;
}
