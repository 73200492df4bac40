import type { Pay } from '../../entities/posting/posting.ts';
import { trimEndCharacters } from '../../text/trim-characters.ts';
import { webAddress } from '../../text/web-address.ts';
import { payInLine } from '../pay/pay-in-line.ts';
import { payInText } from '../pay/pay-in-text.ts';
import { countriesIn } from '../place/location-countries.ts';
import { parseJobType } from './employment-type.ts';
import type { PostingFacts } from './posting-facts.ts';
import { headOf, headStart } from './posting-head.ts';
import {
  dateOf,
  kindOf,
  type LineKind,
  type LineLabel,
  labelOf,
  typeByHours,
  withWorkplace,
  workplaceOf,
} from './posting-lines.ts';

/** How much of a text is looked at; the description is the whole. */
const maxLines = 600;
const headLines = 14;

/**
 * What the plain text of a posting says, by its labels (“Location: Austin, TX”) and the lines at its head. Only what
 * is in it: a fact that could be two things stays empty. `heading` and `siteName` are what the page around it says.
 */
export function readPostingText(
  text: string,
  { now, heading = '', siteName = '' }: { now: number; heading?: string; siteName?: string },
): PostingFacts {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .slice(0, maxLines);
  const said = labelled(lines);
  const top = lines.slice(heading ? 0 : headStart(lines, now));
  const named = headOf(heading ? [heading, ...top] : top, { now, siteName });
  const head = { ...named, company: named.company || employerOfRole(top, named.title) };
  const kinds = headPieces(top, head.company).map((piece) => ({ piece, kind: kindOf(piece, now) }));
  const first = (kind: LineKind) => kinds.find((found) => found.kind === kind)?.piece ?? '';
  const locations = placesOf(first('place') || (said.place ?? ''), said.workplace ?? first('workplace'));
  const pay = payOf(
    said.pay,
    text,
    kinds.filter(({ kind }) => kind === 'pay').map(({ piece }) => piece),
    countriesIn(locations),
  );
  const posted = said.posted ?? (first('date') || postedIn(lines) || sinceIn(top.slice(0, headLines)));
  const postedAt = posted ? (dateOf(posted, now) ?? dateOf(`${posted} ago`, now)) : null;
  const apply = applyLink(said.apply, lines);
  const type = said.type ?? (first('type') || typeBesidePay(first('pay')));
  return {
    externalId: /^[\w./#-]{2,40}$/.exec(said.id ?? '')?.[0] ?? '',
    title: head.title || (said.title ?? ''),
    companyName: head.company || (said.company ?? aboutCompany(lines)),
    url: webLink(said.link) || webLink(lines[0]) || webLink(lines.at(-1)) || apply,
    applyUrl: apply,
    locations,
    remote: null,
    employmentType: parseJobType(type) ? type : typeByHours(said.hours ?? first('hours')) || type,
    payText: pay?.text ?? '',
    pay,
    description: text,
    category: '',
    postedAt,
    closedAt: said.closes ? dateOf(said.closes, now) : null,
  };
}

/** The pieces of the lines at the head of a posting, without labels and without the employer before its town. */
function headPieces(top: readonly string[], company: string): string[] {
  const all = top.slice(0, headLines).flatMap((line) => (line.length > 200 ? [] : line.split(/ [·•|] /)));
  return all
    .filter((piece) => !labelOf(beforeColon(piece)))
    .map((piece) => piece.trim())
    .map((piece) => (company && piece.startsWith(`${company} `) ? piece.slice(company.length + 1) : piece));
}

/** Lines below the title in which a site asks to apply, to sign in or to follow the employer. */
const invitations = 40;

/** “Join to apply for the Line Cook role at Blue Fern”: the employer of a sentence that names the title; '' for none. */
function employerOfRole(top: readonly string[], title: string): string {
  if (title === '') return '';
  const found = top.slice(0, invitations).map((line) => {
    const at = line.length > 250 ? -1 : line.indexOf(`${title} `);
    const rest = at < 0 ? '' : line.slice(at + title.length + 1);
    return (
      /^(?:role|position|job|opening) (?:at|with) (\p{Lu}[\p{L}\p{N}&.,'’ -]{1,60})$/u.exec(rest)?.[1] ?? ''
    );
  });
  return found.find(Boolean) ?? '';
}

/** The place, with how the work is done where that stands in a line of its own: “Austin, TX” and “Hybrid”. */
function placesOf(place: string, workplace: string): string[] {
  const way = workplaceOf(workplace);
  if (place === '') return [way].filter(Boolean);
  return [withWorkplace(place, way)];
}

const beforeColon = (line: string) => line.split(':', 1)[0] ?? '';

/** Facts with a label before them: “Pay: $20 an hour”, or the label in a line of its own and the fact in the next. */
function labelled(lines: readonly string[]): Partial<Record<LineLabel, string>> {
  const said: Partial<Record<LineLabel, string>> = {};
  for (const [index, line] of lines.entries()) {
    const [, words = '', value = ''] = /^([^:]{2,40}?) ?: ?(.*)$/.exec(line) ?? [];
    const name = labelOf(words || line);
    if (!name || said[name] !== undefined) continue;
    const next = lines[index + 1] ?? '';
    const fact = value || (labelOf(beforeColon(next)) ? '' : next);
    if (fact !== '' && fact.length <= 300 && !isSentence(fact, name)) said[name] = fact;
  }
  return said;
}

const plainLabels: ReadonlySet<LineLabel> = new Set(['pay', 'posted', 'closes', 'link', 'apply', 'hours']);

/** “Title: you will …” is no title; pay and dates may be in a sentence. */
function isSentence(fact: string, name: LineLabel): boolean {
  if (plainLabels.has(name)) return false;
  if (name === 'place' && fact.split(' ').length > 7 && kindOf(fact, 0) !== 'place') return true;
  return fact.length > 120 || /[.!?]$/.test(fact.replace(/\b(?:Inc|Ltd|Co|Corp|S\.A|e\.V|St|U\.S)\.$/i, ''));
}

/** The pay after its label, the one that the text states, or a line at the head that is a pay and the only one. */
function payOf(
  said: string | undefined,
  text: string,
  head: readonly string[],
  countries: readonly string[],
): Pay | null {
  const own = said ? payInLine(said, countries)?.pay : null;
  const stated = own ?? payInText(text, countries);
  if (stated) return stated;
  const all = head.flatMap((piece) => payInLine(piece, countries)?.pay ?? []);
  const [first] = all;
  return first && all.every((pay) => pay.min === first.min && pay.max === first.max) ? first : null;
}

/** “About Blue Fern” in a line of its own, or “Blue Fern is hiring …”, when the text goes on about it; else ''. */
function aboutCompany(lines: readonly string[]): string {
  const names = lines.flatMap((line) => {
    const about =
      /^About ((?!The\b|This\b|You\b|Us\b|Our\b|Your\b|Me\b)\p{Lu}[\p{L}\p{N}&.,'’ -]{1,50}?):?$/u.exec(line);
    const hires =
      /^((?!We\b|I\b|Our\b|The (?:team|role|company)\b|This\b|Who\b|It\b)\p{Lu}[\p{L}\p{N}&.'’-]*(?: [\p{Lu}\p{N}&][\p{L}\p{N}&.'’-]*){0,4}) is (?:hiring|seeking|looking for|searching for)\b/u.exec(
        line,
      );
    const name = (about?.[1] ?? hires?.[1] ?? '').trim();
    return name === '' || /^(?:role|job|team|position|company|benefits|applying|opportunity)\b/i.test(name)
      ? []
      : [name];
  });
  const [name = ''] = names;
  const isOne = new Set(names).size === 1 && lines.filter((line) => line.includes(name)).length > 2;
  return isOne ? name : '';
}

/** “Posted by Ana · 3 days ago” anywhere in the text: the words for how long ago; '' for none. */
function postedIn(lines: readonly string[]): string {
  for (const line of lines) {
    if (line.length > 120 || !/\b(?:re-?posted|posted|listed|published)\b/i.test(line)) continue;
    const [since] =
      /\b(?:\d{1,3}\+?|an?|one|two|three) ?[a-z]{1,7} ago\b|\b(?:yesterday|today)\b/i.exec(line) ?? [];
    if (since) return since;
  }
  return '';
}

/** “1 week ago 196 applicants” at the head of a posting: how long ago it was posted; '' for none. */
function sinceIn(top: readonly string[]): string {
  const found = top.map((line) => /^(?:\d{1,3}\+?|an?|one) ?[a-z]{1,7} ago(?= |$)/i.exec(line)?.[0] ?? '');
  return found.find(Boolean) ?? '';
}

/** The words for the hours or the contract behind a pay: “$19 - $22 an hour - Part-time”. */
function typeBesidePay(pay: string): string {
  const words = pay.split(/ [-–—] |[,;(]/).slice(1);
  return words.find((piece) => !/\d/.test(piece) && parseJobType(piece) !== '') ?? '';
}

/** Where to apply: after its label, else the first link in a line that speaks of applying. */
function applyLink(said: string | undefined, lines: readonly string[]): string {
  const named = linkIn(said ?? '');
  if (named) return named;
  const found = lines.map((line) => (/\bappl(?:y|ying|ications?)\b/i.test(line) ? linkIn(line) : ''));
  return found.find(Boolean) ?? '';
}

/** The first address of the web among the words of a line, with its scheme. */
function linkIn(line: string): string {
  const words = line.slice(0, 2000).split(/[\s<>"()[\]]+/);
  const isLink = (word: string) =>
    /^(?:https?:\/\/|www\.)/i.test(word) || (/^[^/@]+\.[a-z]{2,}\//i.test(word) && !word.includes('@'));
  const found = words.map((word) => trimEndCharacters(word, /[.,;:!?]/)).find(isLink);
  return found === undefined ? '' : webAddress(found);
}

function webLink(text = ''): string {
  return /^https?:\/\/[^\s<>"]{4,500}$/i.test(text) && URL.canParse(text) ? text : '';
}
