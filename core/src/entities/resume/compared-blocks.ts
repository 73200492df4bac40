import { usualSections } from './resume-sections.ts';
import type { ResumeBlock } from './resume-text.ts';

/** One place in two resumes, null where one of them does not have it; `isMoved`: it is elsewhere in the other. */
export type ComparedBlock = {
  section: string;
  left: string | null;
  right: string | null;
  isMoved: boolean;
};

/** Items of different resumes are the same from this share of common words on. */
const likeness = 0.4;

/** Paragraphs of a text that become blocks; a resume has some hundred. What follows them is one block. */
const maxParagraphs = 2000;

type Pair = { left: number; right: number };

/**
 * Pairs the blocks of two resumes, in the order of the right one; a block that only the left one has follows the block it
 * follows there. Blocks of the same key are a pair; others are paired by common words, within their section first.
 */
export function comparedBlocks(left: readonly ResumeBlock[], right: readonly ResumeBlock[]): ComparedBlock[] {
  const pairs = pairsOf(left, right);
  const partner = new Map(pairs.map((pair) => [pair.right, pair.left]));
  const inSection = Map.groupBy(
    pairs.filter((pair) => left[pair.left]?.section === right[pair.right]?.section),
    (pair) => right[pair.right]?.section,
  );
  const unmoved = new Set([...inSection.values()].flatMap(unmovedOf));
  const rows: (ComparedBlock & { at: number })[] = right.map(({ section, text }, at) => {
    const other = partner.get(at);
    const found = other === undefined ? null : (left[other]?.text ?? null);
    return {
      section,
      left: found,
      right: text,
      isMoved: other !== undefined && !unmoved.has(other),
      at: other ?? -1,
    };
  });
  const paired = new Set(partner.values());
  for (const [at, { section, text }] of left.entries()) {
    if (paired.has(at)) continue;
    const before = rows.findLastIndex((row) => row.at >= 0 && row.at < at && row.section === section);
    const behind = before >= 0 ? before : rows.findLastIndex((row) => row.section === section);
    const last = behind >= 0 ? behind : rows.findLastIndex((row) => row.at >= 0 && row.at < at);
    rows.splice(last + 1, 0, { section, left: text, right: null, isMoved: false, at });
  }
  return rows.map(({ at: _, ...row }) => row);
}

function pairsOf(left: readonly ResumeBlock[], right: readonly ResumeBlock[]): Pair[] {
  const pairs: Pair[] = [];
  const [freeLeft, freeRight] = [new Set(left.keys()), new Set(right.keys())];
  const pair = (one: Pair) => {
    pairs.push(one);
    freeLeft.delete(one.left);
    freeRight.delete(one.right);
  };
  const keys = new Map(left.map(({ key }, at) => [key, at]));
  for (const [at, { key }] of right.entries()) {
    const other = key === '' ? undefined : keys.get(key);
    if (other !== undefined && freeLeft.has(other)) pair({ left: other, right: at });
  }
  const words = { left: left.map(wordsOf), right: right.map(wordsOf) };
  const alike = [...freeLeft].flatMap((l) =>
    [...freeRight].map((r) => {
      const bonus = left[l]?.section === right[r]?.section ? 1 : 0;
      return { left: l, right: r, share: shareOf(words.left[l], words.right[r]), bonus };
    }),
  );
  alike.sort((a, b) => b.bonus + b.share - (a.bonus + a.share));
  for (const { share, ...one } of alike)
    if (share >= likeness && freeLeft.has(one.left) && freeRight.has(one.right)) pair(one);
  return pairs;
}

function wordsOf({ text }: ResumeBlock): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

function shareOf(a: ReadonlySet<string> = new Set(), b: ReadonlySet<string> = new Set()): number {
  const [fewer, more] = a.size < b.size ? [a, b] : [b, a];
  let both = 0;
  for (const word of fewer) if (more.has(word)) both += 1;
  return a.size + b.size === 0 ? 0 : (2 * both) / (a.size + b.size);
}

/** The left blocks that kept their order, a longest increasing subsequence; the others moved. */
function unmovedOf(pairs: readonly Pair[]): number[] {
  const order = [...pairs].sort((a, b) => a.right - b.right).map((pair) => pair.left);
  const best: { length: number; before: number }[] = [];
  for (const [at, value] of order.entries()) {
    let found = { length: 1, before: -1 };
    for (let other = 0; other < at; other += 1) {
      const { length } = best[other] ?? { length: 0 };
      if ((order[other] ?? 0) < value && length + 1 > found.length)
        found = { length: length + 1, before: other };
    }
    best.push(found);
  }
  let at = best.reduce((most, one, here) => (one.length > (best[most]?.length ?? 0) ? here : most), 0);
  const run: number[] = [];
  for (; at >= 0 && best[at]; at = best[at]?.before ?? -1) run.push(order[at] ?? 0);
  return run;
}

/**
 * Splits a kept text of `resumeText` into blocks, as far as its headings tell them apart. `names`: the sections that the
 * person has named.
 */
export function textBlocks(text: string, names: readonly string[] = []): ResumeBlock[] {
  const heads = new Map([...usualSections, 'Other', ...names].map((name) => [name.toUpperCase(), name]));
  let section = '';
  const paragraphs = text.split(/\n{2,}/);
  const rest = paragraphs.splice(maxParagraphs);
  if (rest.length > 0) paragraphs.push(rest.join('\n\n'));
  return paragraphs.flatMap((paragraph, at) => {
    const [first = '', ...rest] = paragraph.split('\n');
    const head = rest.length > 0 ? heads.get(first) : undefined;
    if (at > 0 && section === '') section = 'Summary';
    if (head !== undefined) section = head;
    const said = (head === undefined ? paragraph : rest.join('\n')).trim();
    const key = { '': 'resume', Summary: 'resume/summary', Skills: 'skills' }[section] ?? '';
    return said ? [{ key, section, text: said }] : [];
  });
}
