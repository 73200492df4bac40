import { inDisplayOrder } from '../entities/resume/display-order.ts';
import type { ResumeEducation, ResumeExperience, ResumeSection } from '../entities/resume/resume.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import { cleanLine, cleanLines } from './clean-text.ts';
import { type Contact, linkContact } from './page-contacts.ts';
import type { PageOptions, Piece } from './page-piece.ts';
import { resumeSpanText } from './resume-date.ts';
import { wordsOf } from './resume-words.ts';

/** A line under an entry; level 1 stands under the one before it. */
export type Line = Piece & { level: 0 | 1 };

/** A job, a school, a project: what it is, where, when, and what was done. */
export type Entry = {
  key: string;
  title?: Piece;
  subtitle?: Piece;
  place?: Piece;
  /** A grade. */
  note?: Piece;
  dates?: Piece;
  link?: Contact;
  lines: Line[];
};

/** Skills or languages under one label, if any. */
export type Group = { label?: Piece; items: Piece[] };

/** The content under a heading. */
export type Body =
  | { kind: 'text'; paragraphs: Piece[] }
  | { kind: 'entries'; entries: Entry[] }
  | { kind: 'groups'; groups: Group[] };

type Way = PageOptions & { language: string };

/** The content of a section; undefined when it is empty. */
export function bodyOf(section: string, whole: WholeResume, way: Way): Body | undefined {
  if (section === 'Summary') return textBody(piecesOf('resume/summary', whole.resume.summary));
  if (section === 'Experience') return entriesBody(shown(whole.experience).map((item) => job(item, way)));
  if (section === 'Education') return entriesBody(shown(whole.education).map((item) => school(item, way)));
  if (section === 'Skills') return groupsBody(skillGroups(whole));
  const items = shown(whole.sections).filter((item) => (item.resumeSectionName || 'Other') === section);
  if (section === 'Links') return undefined;
  if (section === 'Languages') return groupsBody([{ items: items.flatMap(language) }]);
  return entriesBody(items.map((item) => entry(item, way)));
}

function job(item: ResumeExperience, way: Way): Entry {
  const at = `experience/${item.internalId}`;
  return {
    ...commonParts(at, item, way),
    ...piece('title', `${at}/title`, item.title),
    ...piece('subtitle', `${at}/companyName`, item.companyName),
    ...piece('place', `${at}/city`, placeText(item)),
  };
}

function school(item: ResumeEducation, way: Way): Entry {
  const at = `education/${item.internalId}`;
  const grade = cleanLine(item.gpa);
  return {
    ...commonParts(at, item, way),
    ...piece('title', `${at}/major`, [item.degree, item.major].map(cleanLine).filter(Boolean).join(', ')),
    ...piece('subtitle', `${at}/institutionName`, item.institutionName),
    ...piece('place', `${at}/city`, placeText(item)),
    ...piece('note', `${at}/gpa`, grade && `${wordsOf(way.language).gpa}: ${grade}`),
  };
}

function entry(item: ResumeSection, way: Way): Entry {
  const at = `sections/${item.internalId}`;
  return {
    ...commonParts(at, item, way),
    ...piece('title', `${at}/title`, item.title),
    ...piece('subtitle', `${at}/subtitle`, item.subtitle),
  };
}

/** What every kind of entry has: dates, a link and lines. */
function commonParts(
  at: string,
  item: Pick<ResumeSection, 'startDate' | 'endDate' | 'url' | 'notes'>,
  { dateForm, language }: Way,
) {
  return {
    key: at,
    ...piece('dates', `${at}/startDate`, resumeSpanText(item.startDate, item.endDate, dateForm, language)),
    ...link(`${at}/url`, item.url),
    lines: linesOf(`${at}/notes`, item.notes),
  };
}

function language(item: ResumeSection): Piece[] {
  const [name, level] = [item.title, item.subtitle].map(cleanLine);
  const text = name && level ? `${name} (${level})` : name || level || '';
  return text ? [{ field: `sections/${item.internalId}/title`, text }] : [];
}

function skillGroups({ skills }: WholeResume): Group[] {
  const groups = Map.groupBy(shown(skills), (skill) => cleanLine(skill.skillGroup));
  return [...groups].flatMap(([label, members]) => {
    const items = members.flatMap(({ internalId, skillName, level }) => {
      const [name, how] = [skillName, level].map(cleanLine);
      const text = name && how ? `${name} (${how})` : (name ?? '');
      return text ? [{ field: `skills/${internalId}/skillName`, text }] : [];
    });
    const [first] = members;
    if (items.length === 0 || !first) return [];
    return [{ ...piece('label', `skills/${first.internalId}/skillGroup`, label), items }];
  });
}

const bulletMark = /^[•◦▪‣·*–—-] +/;

/** The lines of a text as bullets: typed marks are removed, a line indented by a tab or two spaces is of the second level. */
export function linesOf(field: string, text: string): Line[] {
  const typed = text.split(/\r\n?|\n/);
  return typed.flatMap((line, at) => {
    const clean = cleanLine(cleanLine(line).replace(bulletMark, ''));
    const isUnder = /^(?:\t| {2})/.test(line);
    return clean
      ? [{ field: `${field}/${at}`, text: clean, level: isUnder ? (1 as const) : (0 as const) }]
      : [];
  });
}

function piecesOf(field: string, text: string): Piece[] {
  return cleanLines(text)
    .map((line, at) => ({ field: `${field}/${at}`, text: line }))
    .filter((one) => one.text !== '');
}

const textBody = (paragraphs: Piece[]): Body | undefined =>
  paragraphs.length > 0 ? { kind: 'text', paragraphs } : undefined;

function entriesBody(entries: Entry[]): Body | undefined {
  const filled = entries.filter(
    ({ key: _key, lines, ...parts }) => lines.length > 0 || Object.keys(parts).length > 0,
  );
  return filled.length > 0 ? { kind: 'entries', entries: filled } : undefined;
}

function groupsBody(groups: Group[]): Body | undefined {
  const filled = groups.filter(({ items }) => items.length > 0);
  return filled.length > 0 ? { kind: 'groups', groups: filled } : undefined;
}

function shown<T extends { internalId: number; displayOrder: number; isHidden: boolean }>(
  items: readonly T[],
): T[] {
  return inDisplayOrder(items).filter((item) => !item.isHidden);
}

function piece<K extends string>(key: K, field: string, text: string): { [P in K]?: Piece } {
  const clean = cleanLine(text);
  return (clean ? { [key]: { field, text: clean } } : {}) as { [P in K]?: Piece };
}

const link = (field: string, typed: string): { link?: Contact } => {
  const made = linkContact(field, typed);
  return made.text ? { link: made } : {};
};

const placeText = ({ city, state, country }: { city: string; state: string; country: string }) =>
  [city, state, country].map(cleanLine).filter(Boolean).join(', ');
