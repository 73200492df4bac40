import { titleWords } from '../../../search/title-words.ts';
import { titleMeanings } from '../../../search/vocabulary.ts';
import { placeAbroad } from './career-abroad.ts';
import { type Background, backgroundIn, isFiller } from './career-backgrounds.ts';
import type { CareerTables } from './career-tables.ts';
import { careerOfTitle } from './career-titles.ts';
import { partsOf, type ReadWishes, readWishes } from './career-wishes.ts';
import { type CareerInquiry, isOfInquiry, readInquiry, subjectsOf } from './question/career-inquiry.ts';
import { type UnderstoodCareer, understandCareer } from './understand-career.ts';

/** What the fields of a question say: an occupation, what one comes from, and what is wished. */
export type CareerReading = {
  understood: UnderstoodCareer;
  background: Background | null;
  read: ReadWishes;
  /** A place outside of the United States that the words name; '' for none. */
  abroad: string;
  /** Another occupation that the free words name. */
  other: UnderstoodCareer | null;
  /** Whether the occupation is that of the resume, since the question names none. */
  isOwn: boolean;
  /** What the words ask, of whom and where. */
  inquiry: CareerInquiry;
};

/** Reads an occupation's field and free words beside it; `own` is the title of the last position, '' for none. */
export function readCareer(typed: string, text: string, own: string, tables: CareerTables): CareerReading {
  const isNamed = typed.trim() !== '';
  const meant = isNamed ? understandCareer(typed, tables) : null;
  const background = backgroundOf(typed, meant, tables) ?? backgroundIn(text);
  const abroad = placeAbroad([typed, text].join('\n'));
  const inquiry = readInquiry([typed, text].join('\n'), tables, isNamed);
  const isKnown = (part: string) =>
    placeAbroad(part) !== '' ||
    backgroundIn(part) !== null ||
    careerInText(part, tables) !== null ||
    isOfInquiry(part, tables);
  const named = careerInText(text, tables);
  const isLeftOut = inquiry.leftOut.some(({ codes }) =>
    codes.some((begin) => named?.career?.code.startsWith(begin)),
  );
  const said = isLeftOut ? null : named;
  const read = readWishes([isClear(meant) ? partsOf(typed).slice(1).join('\n') : typed, text].join('\n'), {
    isKnown: (part) => part === typed.trim() || isFiller(part) || isKnown(part),
    without: [said ? titleWords(said.typed) : [], background?.words ?? [], ...inquiry.names],
  });
  const ofBackground = background && understandCareer(background.rest.join(' '), tables);
  const candidates = [
    isClear(meant) && !(background && isOnlyBackground(typed, background, tables)) ? meant : null,
    inquired(inquiry, text, tables),
    background ? null : careerInText(typed, tables, true),
    said,
    background?.kind === 'service' && ofBackground?.career && isNamed ? ofBackground : null,
    background ? null : meant,
  ];
  const understood = candidates.find((one) => one?.career) ?? null;
  // Of two occupations in one question the replies speak; beside a field of its own the other is a way on.
  const isOther =
    said?.career && understood?.career && (isNamed || !inquiry.careers.includes(understood.career));
  const other = isOther && said.career?.code !== understood.career?.code ? said : null;
  const isOwn = !isNamed && understood === null && background === null && own !== '';
  return {
    understood: understood ?? (background ? nameless : understandCareer(isOwn ? own : typed, tables)),
    background,
    read,
    abroad,
    other,
    isOwn,
    inquiry,
  };
}

/** The occupation that a question in words is about, as it names it; null where it names none. */
function inquired(inquiry: CareerInquiry, text: string, tables: CareerTables): UnderstoodCareer | null {
  const [subject] = subjectsOf(inquiry);
  if (!subject || text.trim() === '') return null;
  const typed = inquiry.words.slice(...(inquiry.spanOf.get(subject.code) ?? [0, 0])).join(' ');
  return { ...understandCareer(subject.title, tables), typed };
}

/** Where a background is named and no occupation. */
const nameless: UnderstoodCareer = { typed: '', career: null, names: [], choices: [], isGuess: false };

const isClear = (meant: UnderstoodCareer | null): boolean =>
  meant !== null && meant.career !== null && !meant.isGuess;

/** A background that the field of the occupation names: with “degree”, or bare where it is no occupation. */
function backgroundOf(
  typed: string,
  meant: UnderstoodCareer | null,
  tables: CareerTables,
): Background | null {
  if (careerOfTitle(typed.trim(), tables)) return null;
  const found = backgroundIn(typed, !isClear(meant));
  return found && (found.kind !== 'major' || isOnlyBackground(typed, found, tables)) ? found : null;
}

/** Whether words beside a background name no occupation: “business degree”, no “business analyst with a degree”. */
function isOnlyBackground(typed: string, { rest, kind }: Background, tables: CareerTables): boolean {
  if (rest.length === 0) return true;
  if (kind !== 'major') return !isClear(understandCareer(rest.join(' '), tables));
  return careerInText(typed, tables, true) === null;
}

/** Words before a title that a person says of themselves or of what they would be. */
const saidBefore = new Set(
  'am im was were as be become becoming being been work worked former retired'.split(' '),
);
const reach = 4;
const longestName = 4;

/**
 * The occupation that free words name: one that “I am” or “become” is before, or that is all of a sentence; in the field of
 * an occupation any of several words.
 */
export function careerInText(text: string, tables: CareerTables, isField = false): UnderstoodCareer | null {
  const found = partsOf(text).flatMap((part) => {
    const words = titleWords(part);
    const isSaid = (start: number) =>
      words.slice(Math.max(0, start - reach), start).some((word) => saidBefore.has(word));
    return titleMeanings(words)
      .filter(
        ({ trades, start, end }) =>
          trades.length > 0 &&
          (isSaid(start) || end - start === words.length || (isField && end - start > 1)),
      )
      .map(({ start, end }) => words.slice(start, end));
  });
  const names = [...found.sort((a, b) => b.length - a.length), ...partsOf(text).map(afterArticle)];
  for (const name of names) {
    const meant = name.length > 0 ? understandCareer(name.join(' '), tables) : null;
    if (isClear(meant)) return meant;
  }
  return null;
}

/** What follows “I was a” or “as an”: “navy mechanic”. */
function afterArticle(part: string): string[] {
  const words = titleWords(part);
  const at = words.findIndex(
    (word, place) => (word === 'a' || word === 'an') && saidBefore.has(words[place - 1] ?? ''),
  );
  return at < 0 ? [] : words.slice(at + 1, at + 1 + longestName);
}
