import { plainLetters } from '../text/plain-letters.ts';
import { bodyScore, isPlace, isSchool, titleScore } from './entry-words.ts';
import type { Line } from './line.ts';
import { type ReadValue, readValue } from './reading.ts';
import { headingKind } from './section-heading.ts';
import type { Segment } from './segment.ts';
import { cut, joined, type Traced, trimmed } from './traced-text.ts';

const credentials =
  /(?:,|\s[|–—-])\s*(?:[A-Z][A-Za-z.]{0,6}(?:-[A-Z]{1,4})?)(?:\s*,\s*[A-Z][A-Za-z.]{0,6}(?:-[A-Z]{1,4})?)*$/;
const titled = /^(?:resume|résumé|cv|curriculum vitae|lebenslauf)(?: of| von| de|:)?\s+(?=\p{L})/iu;
const label =
  /^(?:name|full name|vor- und nachname|vorname und name|nombre(?: y apellidos)?|nom|nome|naam|imię i nazwisko|имя|фио|الاسم|שם|姓名|氏名|이름|성명)(?:\s*[:：]\s*|\s+)/iu;

/** Where “(she/her)” or “(Ret.)” begins, which is no part of the name; -1 where there is none. */
function asideOfName(text: string): number {
  const at = text.endsWith(')') ? text.lastIndexOf(' (') : -1;
  return at > 1 && /^(?:(?:she|he|they|ze|xe)\b|ret\.?$|retired$)/i.test(text.slice(at + 2, -1)) ? at : -1;
}

type Candidate = { said: Traced; lines: Line[]; size: number; score: number };

/** The name of the person: what stands out at the head. `author` and the address for mail can confirm it. */
export function nameOf(
  lines: readonly Line[],
  { author, email }: { author: string; email: string },
): { value: ReadValue; lines: Line[] } | null {
  const candidates = lines.slice(0, 14).flatMap((line, at) => candidatesOf(lines, line, at));
  const largest = Math.max(0, ...candidates.map(({ size }) => size));
  for (const one of candidates) {
    if (one.size >= largest * 0.95) one.score += 3;
    if (isSame(one.said.text, author)) one.score += 2;
    if (isInMail(one.said.text, email)) one.score += 3;
  }
  const best = candidates.toSorted((a, b) => b.score - a.score)[0];
  if (!best || best.score < 2) return null;
  const isSure = best.score >= 5;
  return {
    value: readValue(
      best.said,
      isSure ? 'sure' : best.score >= 3 ? 'likely' : 'unsure',
      isSure ? null : 'by-place-alone',
    ),
    lines: best.lines,
  };
}

function candidatesOf(lines: readonly Line[], line: Line, at: number): Candidate[] {
  const cells = line.cells.length === 1 ? line.cells : line.cells.slice(0, 1);
  return cells.flatMap((cell: Segment) => {
    const labelled = label.exec(cell.text);
    const lead = labelled ?? titled.exec(cell.text);
    let said: Traced = lead ? cut(cell, lead[0].length) : cell;
    const next = lines[at + 1];
    const used = [line];
    // A name on two lines: “TOMASZ / WIERZBICKI”.
    const [below] = next?.cells ?? [];
    const isInTwo =
      below &&
      next &&
      next.cells.length === 1 &&
      line.cells.length === 1 &&
      isWord(said.text) &&
      isWord(below.text) &&
      below.look === cell.look &&
      Math.abs(below.size - cell.size) < 0.5 &&
      next.gap < 2 &&
      cell.size > 13;
    if (isInTwo) {
      said = joined([said, below], ' ');
      used.push(next);
    }
    const bar = /\s*[|•●]\s*|\s[–—]\s/.exec(said.text);
    if (bar && bar.index > 2) said = cut(said, 0, bar.index);
    const suffix = credentials.exec(said.text);
    if (suffix && suffix.index > 2) said = cut(said, 0, suffix.index);
    const aside = asideOfName(said.text);
    if (aside > 0) said = cut(said, 0, aside);
    said = trimmed(said, /[\s,;:|]/);
    // Large names may be set without capitals.
    const isLarge = cell.size > 18 && /^\p{Ll}[\p{Ll}\p{M}' -]{3,40}$/u.test(said.text);
    if (
      !isNameLike(isLarge ? said.text.replace(/(?<!\p{L})\p{Ll}/gu, (sign) => sign.toUpperCase()) : said.text)
    )
      return [];
    const score =
      (at === 0 ? 1.5 : at < 3 ? 1 : 0) +
      (labelled ? 4 : 0) +
      (said.text.split(/\s+/).length > 1 ? 0.5 : 0) +
      (line.tag === 'H1' || line.tag === 'Title' ? 1 : 0) -
      (titleScore(said.text) > 0 ? 3 : 0);
    return [{ said, lines: used, size: cell.size, score }];
  });
}

const isWord = (text: string) => /^[\p{L}\p{M}'’.-]{2,30}$/u.test(text.trim());

/** Words of documents stand where names do. */
const documentWord =
  /\b(?:resume|résumé|cv|curriculum|lebenslauf|template|sample|example|portfolio|page|profile)\b/i;

/** “Earl "Buddy" Hanneman”. */
const nickname = /["“”]([\p{L}\p{M}.' -]{1,20})["“”]/u;

/** Two to five words with capitals, or a few letters of a script without them. */
function isNameLike(given: string): boolean {
  const text = given.replace(nickname, '$1');
  if (text.length < 2 || text.length > 60 || /[\d@/\\:;!?#&+_=<>"“”]|\bwww\b/.test(text)) return false;
  if (
    headingKind(text) !== null ||
    isSchool(text) ||
    bodyScore(text) > 1 ||
    (isPlace(text) && text.includes(','))
  )
    return false;
  const words = text.split(/\s+/);
  if (words.length > 6 || documentWord.test(text)) return false;
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(text))
    return text.replace(/\s/g, '').length <= 12 && titleScore(text) === 0;
  if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)) return words.length <= 6;
  const particles =
    /^(?:de|del|della|der|den|da|di|do|dos|du|van|von|zu|zur|y|e|la|le|el|al|bin|ibn|ten|ter|af|av|of)$/i;
  return (
    words.every((word) => particles.test(word) || /^(?:\(?["'’]?\p{Lu}|[dlO]['’]\p{Lu})/u.test(word)) &&
    words.some((word) => word.length > 1)
  );
}

function isSame(name: string, author: string): boolean {
  const letters = (text: string) => plainLetters(text).replace(/[^\p{L}]/gu, '');
  return author !== '' && letters(name) === letters(author);
}

/** Whether the words of a name are in an address for mail. */
function isInMail(name: string, email: string): boolean {
  const local = plainLetters(email.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  const words = plainLetters(name)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2);
  return local.length > 2 && words.some((word) => local.includes(word));
}
