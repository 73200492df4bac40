import { plainLetters } from '../text/plain-letters.ts';
import { resumeWords } from '../typesetting/resume-words.data.ts';
import { headingPhrases, headingWords, type SectionKind } from './section-headings.data.ts';

/** Our own section titles by the kind they are read as. */
const ownTitles = {
  Summary: 'summary',
  Experience: 'experience',
  Education: 'education',
  Skills: 'skills',
  Projects: 'projects',
  Publications: 'publications',
  Certifications: 'certifications',
  Awards: 'awards',
  Volunteering: 'volunteering',
  Languages: 'languages',
  Links: 'links',
} as const satisfies Record<string, SectionKind>;

const phrases = new Map<string, SectionKind>();
for (const [kind, list] of Object.entries(headingPhrases))
  for (const phrase of list.split(',')) phrases.set(normal(phrase), kind as SectionKind);
for (const words of Object.values(resumeWords))
  for (const [section, kind] of Object.entries(ownTitles)) {
    const phrase = normal(words[section as keyof typeof ownTitles]);
    if (!phrases.has(phrase)) phrases.set(phrase, kind);
  }

const words = new Map<string, SectionKind>(
  Object.entries(headingWords).flatMap(([kind, list]) =>
    list.split(',').map((word) => [normal(word), kind as SectionKind] as const),
  ),
);

/** Letters in lower case and plain signs, without a number before and a colon behind. */
function normal(text: string): string {
  return plainLetters(text)
    .replace(/[’`´]/g, "'")
    .replace(/[:：·|•_]+/g, ' ')
    .replace(/^[\d\s.()]+|[.\s]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const longest = 48;

/** The kind of a heading that is one of the known ones, word for word; also written with “&” or “/”. Null for other texts. */
export function headingKind(text: string): SectionKind | null {
  if (text.length > longest) return null;
  const said = normal(text);
  const known = phrases.get(said) ?? phrases.get(said.replace(/ ?[&/+] ?/g, ' and '));
  if (known) return known;
  // “Skills & Awards”, “Licenses / Certificates”: two headings in one, the first counts.
  const parts = said.split(/ ?[&/+|,与和及、] ?| and | und | et | y | e | i | и /);
  const kinds = parts.map((part) => phrases.get(part.trim()));
  if (parts.length > 1 && parts.length < 5 && kinds.every(Boolean)) return kinds[0] ?? null;
  // “Technical Skills” set with wide letters has lost its blank.
  return phrases.get(spacesLeftOut.get(said.replaceAll(' ', '')) ?? '') ?? null;
}

const spacesLeftOut = new Map([...phrases.keys()].map((phrase) => [phrase.replaceAll(' ', ''), phrase]));

/** The kind that a word of a heading says, where the whole of it is none of the known ones: the last such word counts. */
export function headingKindByWord(text: string): SectionKind | null {
  if (text.length > longest || /[.;!?@]|\d/.test(text)) return null;
  const said = normal(text).split(/[^\p{L}]+/u);
  if (said.length > 7) return null;
  const found = said.findLast((word) => words.has(word));
  return found ? (words.get(found) ?? null) : null;
}
