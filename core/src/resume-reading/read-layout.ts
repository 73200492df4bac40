import { certificatesOf } from './certificates.ts';
import { orderDates } from './date-order.ts';
import { dateSpansIn } from './date-spans.ts';
import { educationOf } from './education.ts';
import { titleScore } from './entry-words.ts';
import { experienceOf } from './experience.ts';
import { withLateHead } from './late-head.ts';
import type { Layout } from './layout.ts';
import { type Line, linesOf } from './line.ts';
import { listedItemsOf, projectsOf } from './listed-items.ts';
import { withoutOwnTown } from './own-town.ts';
import { readHead } from './read-head.ts';
import {
  type ExperienceField,
  type ReadItem,
  type ReadSectionItem,
  type ReadValue,
  type ResumeReading,
  readValue,
} from './reading.ts';
import { headingKind } from './section-heading.ts';
import { type Section, sectionsOf } from './sections.ts';
import { skillsOf } from './skills.ts';
import { languagesOf } from './spoken-languages.ts';
import { runsOf, type Traced } from './traced-text.ts';
import { unusedOf, unusedText } from './unused-text.ts';

/** The `resumeSectionName` of the listed kinds. */
const listed = {
  projects: 'Projects',
  publications: 'Publications',
  awards: 'Awards',
  volunteering: 'Volunteering',
} as const;

/** Reads a resume out of the text of a file. Nothing is filled that the file does not say; what went nowhere is listed. */
export function readLayout(layout: Layout): ResumeReading {
  const { lines, marks } = linesOf(layout);
  const sections = withLateHead(sectionsOf(lines, layout.kind === 'flow'));
  const reading: ResumeReading = {
    head: {},
    experience: [],
    education: [],
    skills: [],
    sections: [],
    unused: [],
  };
  const used = new Set<number>();
  readHead(sections, layout, reading, used);
  for (const section of sections) readSection(section, reading);
  orderDates(
    reading,
    lines.map(({ text }) => text),
  );
  withoutOwnTown(reading);
  for (const runs of runsUsed(reading)) for (const run of runs) used.add(run);
  reading.unused.push(
    ...unusedOf(sections, used),
    ...marks.map((mark) => ({ ...unusedText('page-mark', null, '', mark), heading: '' })),
    ...layout.hidden.map(({ text }) => ({
      kind: 'hidden' as const,
      section: null,
      heading: '',
      text,
      runs: [],
    })),
  );
  return layout.isRecognized ? allUnsure(reading) : reading;
}

/** The first row of a table names its columns. */
const columnName =
  /^(?:year|date|dates?|issuer|issued by|institution|level|description|name|title|status|number|expires|expiry|validity|company|employer|role|position|period|duration|degree|school|university|skill|proficiency|rating|language|jahr|datum|aussteller|zeitraum|institut|niveau|stufe|année|établissement|langue|año|fecha|institución|nivel|idioma|anno|ente|livello)s?$/i;
const isTableHead = ({ cells }: Line) =>
  cells.length > 1 &&
  cells.every(({ text }) => columnName.test(text) || headingKind(text) !== null) &&
  cells.some(({ text }) => columnName.test(text));

function readSection({ kind, heading, lines: given }: Section, reading: ResumeReading): void {
  const lines = given.filter((line) => !isTableHead(line));
  switch (kind) {
    case 'experience':
      reading.experience.push(...experienceOf(lines));
      break;
    case 'education':
      reading.education.push(...educationOf(lines));
      break;
    case 'skills': {
      const { skills, languages, certificates } = skillsOf(lines);
      reading.skills.push(...skills);
      reading.sections.push(...languages);
      const known = new Set(
        reading.sections.flatMap(({ section, values }) =>
          section === 'Certifications' ? [values.title?.value] : [],
        ),
      );
      for (const one of certificates)
        if (!known.has(one.text))
          reading.sections.push({
            section: 'Certifications',
            values: { title: readValue(one, 'likely') },
            runs: runsOf(one),
          });
      break;
    }
    case 'languages':
      reading.sections.push(...languagesOf(lines));
      break;
    case 'certifications':
      reading.sections.push(...certificatesOf(lines));
      break;
    case 'publications':
      // “Research” may be over posts as over papers.
      if (isPosts(heading, lines)) reading.experience.push(...experienceOf(lines));
      else reading.sections.push(...listedItemsOf(lines, listed.publications));
      break;
    case 'volunteering':
      reading.sections.push(...experienceOf(lines).map(asVoluntary));
      break;
    case 'projects':
      reading.sections.push(...projectsOf(lines, listed.projects));
      break;
    case 'awards':
      reading.sections.push(...listedItemsOf(lines, listed.awards));
      break;
    case 'interests':
    case 'other': {
      const name = heading?.text.trim() || 'Other';
      const items = projectsOf(lines, name);
      const hasSpans = items.some(({ values }) => values.startDate && values.endDate);
      if (hasSpans) reading.sections.push(...items);
      else if (kind === 'other') reading.sections.push(...listedItemsOf(lines, name));
      break;
    }
  }
}

/** Voluntary work is told as jobs are, and kept as an item of its section. */
function asVoluntary({ values, runs }: ReadItem<ExperienceField>): ReadSectionItem {
  const { title, companyName, startDate, endDate, url, notes } = values;
  const [first, second] = title ? [title, companyName] : [companyName, undefined];
  return {
    section: listed.volunteering,
    values: {
      ...(first && { title: first }),
      ...(second && { subtitle: second }),
      ...(startDate && { startDate }),
      ...(endDate && { endDate }),
      ...(url && { url }),
      ...(notes && { notes }),
    },
    runs,
  };
}

function isPosts(heading: Traced | null, lines: readonly Line[]): boolean {
  if (!/^research$/i.test(heading?.text.trim() ?? '')) return false;
  const spans = lines.filter(({ text }) => dateSpansIn(text).some(({ start }) => start !== ''));
  return spans.length > 0 && lines.some(({ text }) => text.length < 90 && titleScore(text) > 0);
}

function* runsUsed(reading: ResumeReading): Generator<readonly number[]> {
  const items: readonly ReadItem<string>[] = [
    ...reading.experience,
    ...reading.education,
    ...reading.skills,
    ...reading.sections,
  ];
  for (const { values } of items) for (const value of Object.values(values)) if (value) yield value.runs;
}

/** Letters that a program recognized in a picture are never sure. */
function allUnsure(reading: ResumeReading): ResumeReading {
  const unsure = (value: ReadValue): ReadValue => ({ ...value, sure: 'unsure', doubt: 'letters-recognized' });
  const values = <T extends { values: Partial<Record<string, ReadValue>> }>(item: T): T => ({
    ...item,
    values: Object.fromEntries(
      Object.entries(item.values).map(([field, value]) => [field, value && unsure(value)]),
    ),
  });
  return {
    head: Object.fromEntries(Object.entries(reading.head).map(([field, value]) => [field, unsure(value)])),
    experience: reading.experience.map(values),
    education: reading.education.map(values),
    skills: reading.skills.map(values),
    sections: reading.sections.map(values),
    unused: reading.unused,
  };
}
