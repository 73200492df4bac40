import { customsOf } from './customs.data.ts';
import { type Raised, raisedAt } from './raised.ts';
import type { ReviewText } from './review-text.ts';
import { removes, writes } from './review-text.ts';
import type { ReviewedResume } from './reviewed-resume.ts';
import { stockPhrases } from './stock-phrases.data.ts';

/** What is said of words, beside the rules of single lines. */
export function wordingChecks(reviewed: ReviewedResume): Raised[] {
  const { isEnglish, summary, texts, whole } = reviewed;
  const found = texts.flatMap((text) => [...placeholders(text), ...capitals(text)]);
  if (!isEnglish) return found;
  return [
    ...stock(summary),
    ...summary.flatMap((line) => thirdPerson(line, whole.resume.name)),
    ...summary.slice(0, 1).flatMap(objective),
    ...texts.flatMap((text) => references(text, reviewed)),
    ...found,
  ];
}

/** The first stock phrase of a summary: one finding says enough. */
function stock(summary: readonly ReviewText[]): Raised[] {
  for (const line of summary) {
    const lower = line.text.toLowerCase();
    const [first] = stockPhrases
      .map((phrase) => ({ at: lower.indexOf(phrase), length: phrase.length }))
      .filter(
        ({ at, length }) => at >= 0 && !/\p{L}/u.test(`${lower[at - 1] ?? ' '}${lower[at + length] ?? ' '}`),
      )
      .sort((a, b) => a.at - b.at);
    if (first) return [raisedAt('cliche', line, [first.at, first.at + first.length])];
  }
  return [];
}

/** “Maria is a nurse who …” in Maria's own resume. */
function thirdPerson(line: ReviewText, name: string): Raised[] {
  const [first = ''] = name.trim().split(/\s/);
  if (first.length < 3) return [];
  const lower = line.text.toLowerCase();
  const begin = first.toLowerCase();
  for (let at = lower.indexOf(begin); at >= 0; at = lower.indexOf(begin, at + 1)) {
    const isWord = !/\p{L}/u.test(lower[at - 1] ?? ' ');
    const rest = lower.slice(at + begin.length, at + begin.length + 60);
    if (
      isWord &&
      /^(?: \p{L}{2,20})? (?:is|was|has|brings|holds|works|worked|enjoys|leads|loves|excels)\b/u.test(rest)
    )
      return [raisedAt('third-person', line, [at, at + begin.length])];
  }
  return [];
}

const goals =
  /^(?:career )?(?:objective|goal)s?\b|\b(?:to obtain|to secure|seeking) (?:a|an|the)? ?(?:challenging |entry-level |full-time |rewarding )*(?:position|role|job|opportunity) (?:where|in which|that|with a company)\b/iu;

/** “To obtain a position where I can grow”: what one wants, and not what one brings. */
function objective(line: ReviewText): Raised[] {
  const match = goals.exec(line.text);
  return match && /\b(?:to obtain|to secure|seeking)\b/iu.test(line.text)
    ? [raisedAt('objective', line, [match.index, match.index + match[0].length])]
    : [];
}

const onRequest =
  /\breferences?(?: are| is)?(?: gladly)? (?:available|furnished|provided|supplied)(?: up)?(?:on| on) request\b\.?/iu;
/** The same as a line of its own, below the heading “References”. */
const requestAlone = /^(?:gladly )?(?:available|furnished|provided|supplied) (?:up)?on request\.?$/iu;

function references(text: ReviewText, { country }: ReviewedResume): Raised[] {
  if (customsOf(country).referees !== 'open') return [];
  const match = onRequest.exec(text.text) ?? requestAlone.exec(text.text);
  if (!match) return [];
  const at = [match.index, match.index + match[0].length] as const;
  const isAll = match[0].length >= text.text.trim().length - 1;
  return [raisedAt('references', text, at, [isAll ? removes(text) : writes(text, at, '')])];
}

const stubs =
  /lorem ipsum|\bxx{1,5}%|\$xx?\b|\bx{3,6}\b|\btbd\b|\btodo(?=:|$)|\byour name\b|\bcompany name\b|\binsert (?:text|name) here\b/iu;
const opened =
  /[[<](?:your|name|company|employer|job|position|title|city|number|insert|skill|date|school|degree|xx|\.\.\.)/iu;
/** So long may be what is in the brackets of a form. */
const longestStub = 60;

/** What a form or a model left to be filled in. */
function placeholders(text: ReviewText): Raised[] {
  const match = stubs.exec(text.text);
  // “TBD” and “XXX” in capitals alone: “xxx” may be part of a name.
  const isSure = match && (!/^(?:tbd|todo|x{3,6})$/iu.test(match[0]) || match[0] === match[0].toUpperCase());
  if (isSure) return [raisedAt('placeholder', text, [match.index, match.index + match[0].length])];
  const bracket = opened.exec(text.text);
  if (!bracket) return [];
  const close = text.text.indexOf(bracket[0].startsWith('[') ? ']' : '>', bracket.index);
  const isClosed = close > 0 && close - bracket.index < longestStub;
  return isClosed ? [raisedAt('placeholder', text, [bracket.index, close + 1])] : [];
}

const fewestCapitals = 5;

/** A whole line in capitals; titles and skills may be. */
function capitals(text: ReviewText): Raised[] {
  if (!/\/notes\/|summary\//.test(text.field)) return [];
  const words = text.text.match(/\p{L}{2,}/gu) ?? [];
  const isShouted =
    words.length >= fewestCapitals &&
    text.text === text.text.toUpperCase() &&
    text.text !== text.text.toLowerCase();
  return isShouted ? [raisedAt('all-capitals', text, [0, text.text.length])] : [];
}
