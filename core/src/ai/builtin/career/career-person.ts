import { inDisplayOrder } from '../../../entities/resume/display-order.ts';
import type { WholeResume } from '../../../entities/resume/resume-text.ts';
import { type DegreeLevel, degreeLevels } from '../../../fit/degree-levels.ts';
import { placedWords } from '../../../fit/placed-words.ts';
import { prepareResume } from '../../../fit/prepared-resume.ts';
import { termsIn, withIncluded } from '../../../fit/term-table.ts';
import { parseLocation } from '../../../parsing/place/location.ts';
import type { Say } from '../../../text/messages.ts';
import { evidenceId } from '../evidence-id.ts';
import type { Career, CareerTables } from './career-tables.ts';
import { understandCareer } from './understand-career.ts';

/** A place where the person lives or would move. */
export type CareerPlace = {
  /** As the person calls it. */
  name: string;
  city: string;
  /** Two letters in the United States. */
  state: string;
  country: string;
  point: { lat: number; lng: number } | null;
  isHome: boolean;
};

/** What the person has here that an answer may use; all of it stays on the device. */
export type CareerPerson = {
  resume: WholeResume | null;
  places: readonly CareerPlace[];
  /** Calendar date. */
  today: string;
  /** Puts an answer into the language of the person. */
  say: Say;
};

/** What a person brings, read once. */
export type Brought = {
  /** Names of skills with the ids of what shows them. */
  terms: ReadonlyMap<string, readonly string[]>;
  /** Folded words of the resume and of what was typed. */
  words: ReadonlySet<string>;
  /** What they do now or did last, where a title is understood. */
  now: Career | null;
  /** The title of that position as it was written. */
  nowTitle: string;
  degree: DegreeLevel | null;
  hasResume: boolean;
};

/** Reads what a person brings: the resume, and skills that were typed beside it. */
export function broughtBy(
  { resume, today }: CareerPerson,
  tables: CareerTables,
  typed: { currentCareer?: string; skills?: string } = {},
): Brought {
  const prepared = resume && prepareResume(resume, today);
  const terms = new Map<string, string[]>();
  const put = (name: string, id: string) => {
    const ids = terms.get(name) ?? [];
    if (!ids.includes(id)) ids.push(id);
    terms.set(name, ids);
  };
  for (const [name, named] of prepared?.terms ?? [])
    for (const { evidence } of named)
      if (resume) put(name, evidenceId(resume, evidence.path, evidence.start));
  const skills = typed.skills?.slice(0, 5000) ?? '';
  for (const { term } of termsIn(placedWords(skills), skills, 'resume'))
    for (const name of withIncluded(term.name)) put(name, 'typed:skills');
  const [latest] = resume ? inDisplayOrder(resume.experience).filter(({ isHidden }) => !isHidden) : [];
  const nowTitle = typed.currentCareer?.trim() || latest?.title.trim() || '';
  const now = nowTitle === '' ? null : understandCareer(nowTitle, tables);
  const finished = (prepared?.degrees ?? []).filter(({ unfinishedUntil }) => unfinishedUntil === '');
  return {
    terms,
    words: new Set([
      ...(prepared?.lines ?? []).flatMap((line) => line.words.map(({ word }) => word)),
      ...placedWords(skills).map(({ word }) => word),
    ]),
    now: now?.isGuess ? null : (now?.career ?? null),
    nowTitle,
    degree: degreeLevels.findLast((level) => finished.some((one) => one.level === level)) ?? null,
    hasResume: resume !== null,
  };
}

/** Where a resume says that the person lives, for who has nothing else. */
export function placesOfResume({ resume: { location } }: WholeResume): CareerPlace[] {
  return parseLocation(location).places.map(({ text, city, state, country }) => ({
    name: text,
    ...{ city, state, country, point: null, isHome: true },
  }));
}
