import { inDisplayOrder } from '../entities/resume/display-order.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import { parseLocation } from '../parsing/place/location.ts';
import { readTitle } from '../search/vocabulary.ts';
import type { Evidence } from './fit.ts';
import { type HeldDegree, heldDegrees } from './held-degrees.ts';
import type { StatedPlace } from './requirement.ts';
import { type ResumeLine, resumeLines } from './resume-lines.ts';
import { type SpokenLanguage, spokenLanguages } from './spoken-languages.ts';
import { certainTerms, termsIn, withIncluded } from './term-table.ts';
import { type Months, monthsHeld } from './worked-months.ts';

/** A term where a resume names it. */
export type NamedTerm = { evidence: Evidence; until: string };

/** A position of a resume, read once for every posting. */
export type HeldPosition = {
  path: string;
  months: Months | null;
  trades: readonly string[];
  /** Folded words of title, employer and text. */
  words: ReadonlySet<string>;
  /** Terms it names, with what these include. */
  terms: ReadonlySet<string>;
  evidence: Evidence;
};

/** A resume as it is compared with postings: read once, then used for any number of them. */
export type PreparedResume = {
  lines: readonly ResumeLine[];
  /** Where each term is named, itself or by one that includes it. */
  terms: ReadonlyMap<string, readonly NamedTerm[]>;
  positions: readonly HeldPosition[];
  degrees: readonly HeldDegree[];
  languages: readonly SpokenLanguage[];
  /** Lines that hold a folded word, by their place in `lines`. */
  linesOfWord: ReadonlyMap<string, readonly number[]>;
  home: { places: readonly StatedPlace[]; text: string };
  /** The calendar date that ages and ends were compared with. */
  today: string;
};

/** How many places of a term are quoted. */
const maxNamed = 4;

/** Reads a resume for comparing; `whole` is the effective one, `today` a calendar date. */
export function prepareResume(whole: WholeResume, today: string): PreparedResume {
  const lines = resumeLines(whole);
  const terms = namedTerms(lines);
  return {
    lines,
    terms,
    positions: heldPositions(whole, lines, today),
    degrees: heldDegrees(whole, lines, today),
    languages: spokenLanguages(lines),
    linesOfWord: linesOfWords(lines),
    home: homeOf(whole.resume.location),
    today,
  };
}

function homeOf(text: string): PreparedResume['home'] {
  const places = parseLocation(text).places.map(({ city, state, country }) => ({ city, state, country }));
  return { places, text };
}

/** The words of a line that count, as a quote of it. */
export function evidenceIn(line: ResumeLine, start: number, end: number): Evidence {
  const quote = line.field.slice(line.start, line.end).trim();
  const from = line.field.indexOf(quote, line.start);
  return { path: line.path, quote, start: from, end: from + quote.length, mark: { start, end } };
}

/** Names of employers and schools say nothing about what one can do. */
const isName = ({ part }: ResumeLine) => part === 'company' || part === 'school';

function termsOfLine(line: ResumeLine) {
  if (isName(line)) return [];
  const matches = termsIn(line.words, line.field, 'resume');
  return line.part === 'skill' || line.part === 'listed'
    ? matches
    : certainTerms(matches, line.field, line.end);
}

function namedTerms(lines: readonly ResumeLine[]): Map<string, NamedTerm[]> {
  const own = new Map<string, NamedTerm[]>();
  const included = new Map<string, NamedTerm[]>();
  const put = (map: Map<string, NamedTerm[]>, name: string, named: NamedTerm) => {
    const list = map.get(name);
    if (!list) map.set(name, [named]);
    else if (list.length < maxNamed) list.push(named);
  };
  for (const line of lines)
    for (const { term, start, end } of termsOfLine(line)) {
      const named = { evidence: evidenceIn(line, start, end), until: line.until };
      const [name = '', ...others] = withIncluded(term.name);
      put(own, name, named);
      for (const other of others) put(included, other, named);
    }
  for (const [name, list] of included) own.set(name, [...(own.get(name) ?? []), ...list].slice(0, maxNamed));
  return own;
}

function heldPositions(whole: WholeResume, lines: readonly ResumeLine[], today: string): HeldPosition[] {
  return inDisplayOrder(whole.experience).flatMap((item): HeldPosition[] => {
    const path = `experience/${item.internalId}`;
    const own = lines.filter((line) => line.path.startsWith(`${path}/`));
    const [first] = own;
    if (!first) return [];
    return [
      {
        path,
        months: monthsHeld(item.startDate, item.endDate, today),
        trades: readTitle(item.title).trades,
        words: new Set(own.flatMap((line) => line.words.map(({ word }) => word))),
        terms: new Set(
          own.flatMap((line) => termsOfLine(line).flatMap(({ term }) => withIncluded(term.name))),
        ),
        evidence: evidenceIn(first, first.start, first.end),
      },
    ];
  });
}

function linesOfWords(lines: readonly ResumeLine[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [at, line] of lines.entries())
    for (const { word } of line.words) {
      const list = found.get(word);
      if (!list) found.set(word, [at]);
      else if (list.at(-1) !== at) list.push(at);
    }
  return found;
}
