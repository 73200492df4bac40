import { paragraphsOf } from './body-text.ts';
import { emailOf, linksOf, phoneOf, piecesOf, placeOf, withoutLabel } from './contact.ts';
import { dateSpansIn } from './date-spans.ts';
import { educationOf } from './education.ts';
import { bodyScore, isPlace, isSchool, titleScore } from './entry-words.ts';
import { experienceOf, notesOf } from './experience.ts';
import type { Layout } from './layout.ts';
import { type Line, linesOf } from './line.ts';
import { certificatesOf, listedItemsOf } from './listed-items.ts';
import { nameOf } from './person-name.ts';
import {
  type ExperienceField,
  type ReadItem,
  type ReadSectionItem,
  type ReadValue,
  type ResumeReading,
  readValue,
  type Unused,
} from './reading.ts';
import { headingKind } from './section-heading.ts';
import { type Section, sectionsOf } from './sections.ts';
import { skillsOf } from './skills.ts';
import { languagesOf } from './spoken-languages.ts';
import { runsOf, type Traced } from './traced-text.ts';

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
  const sections = sectionsOf(lines);
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

const isContact = ({ kind }: Section) => kind === 'head' || kind === 'contact';

function readHead(
  sections: readonly Section[],
  layout: Layout,
  reading: ResumeReading,
  used: Set<number>,
): void {
  const head = sections
    .filter((section) => isContact(section) || section.kind === 'document')
    .flatMap((section) => section.lines);
  const pieces = piecesOf(head);
  const linked = sections.filter(({ kind }) => kind === 'links').flatMap((section) => section.lines);
  const everywhere = sections.filter(({ kind }) => kind !== 'references').flatMap((section) => section.lines);
  const email =
    emailOf(pieces) ?? emailOf(piecesOf([...linked, ...everywhere]), 'likely') ?? mailLink(layout);
  const phone =
    phoneOf(pieces) ??
    phoneOf(piecesOf(linked), 'likely') ??
    phoneOf(piecesOf(sections.flatMap(({ kind, lines }) => (isBody(kind) ? [] : lines))), 'likely');
  const name = nameOf(head, { author: layout.author, email: email?.value ?? '' });
  const location = placeOf(head, pieces);
  Object.assign(reading.head, {
    ...(name && { name: name.value }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(location && { location }),
  });
  const rest = head.filter((line) => !name?.lines.includes(line));
  const headline = headlineOf(head, name?.lines ?? []);
  if (headline) reading.head.headline = headline;
  const summary = summaryOf(
    sections,
    rest.filter(
      (line) =>
        !headline || !line.cells.some((cell) => runsOf(cell).some((run) => headline.runs.includes(run))),
    ),
  );
  if (summary) reading.head.summary = summary;
  reading.sections.push(
    ...linksOf([...head, ...linked], [...pieces, ...piecesOf(linked)].map(withoutLabel), layout),
  );
  for (const value of Object.values(reading.head)) for (const run of value.runs) used.add(run);
}

const isBody = (kind: Section['kind']) =>
  kind === 'experience' ||
  kind === 'education' ||
  kind === 'projects' ||
  kind === 'references' ||
  kind === 'publications';

/** An icon for mail shows no address, but leads to one. */
function mailLink(layout: Layout): ReadValue | null {
  const link = layout.links.find(({ address, page }) => page === 0 && /^mailto:/i.test(address));
  const address = link?.address.replace(/^mailto:/i, '').split('?')[0] ?? '';
  return emailOf([{ text: address, spans: [] }], 'likely');
}

/** What stands under the name and says what the person is. */
function headlineOf(head: readonly Line[], named: readonly Line[]): ReadValue | null {
  const last = named.at(-1);
  if (!last) return null;
  const at = head.indexOf(last);
  for (const line of head.slice(at + 1, at + 3)) {
    const [cell] = line.cells;
    if (!cell || line.cells.length > 1) continue;
    const { text } = cell;
    const isOther =
      /@|\bwww\.|https?:|\d{4}/.test(text) ||
      isPlace(text) ||
      (isSchool(text) && titleScore(text) === 0) ||
      dateSpansIn(text).length > 0;
    if (isOther || text.length > 110 || text.split(/\s+/).length > 14 || /[.!?]$/.test(text)) continue;
    const stands = line.size > 1.04 * (head[at + 2]?.size ?? 0) || line.isBold || text === text.toUpperCase();
    if (titleScore(text) > 0) return readValue(cell, 'sure');
    if (stands && bodyScore(text) === 0 && line.look !== last.look)
      return readValue(cell, 'likely', 'by-place-alone');
  }
  return null;
}

function summaryOf(sections: readonly Section[], head: readonly Line[]): ReadValue | null {
  const told = sections.filter(({ kind }) => kind === 'summary').flatMap(({ lines }) => lines);
  if (told.length > 0) return notesOf(paragraphsOf(told));
  const prose = paragraphsOf(head.filter(({ cells }) => cells.length === 1)).filter(
    ({ text }) => text.split(/\s+/).length >= 9 && /[.!。]$/.test(text.trim()) && !/@|\|/.test(text),
  );
  return prose.length > 0 ? { ...notesOf(prose), sure: 'likely' } : null;
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
      // “Research” may stand over posts as over papers.
      if (isPosts(heading, lines)) reading.experience.push(...experienceOf(lines));
      else reading.sections.push(...listedItemsOf(lines, listed.publications));
      break;
    case 'volunteering':
      reading.sections.push(...experienceOf(lines).map(asVoluntary));
      break;
    case 'projects':
    case 'awards':
      reading.sections.push(...listedItemsOf(lines, listed[kind]));
      break;
    case 'interests':
    case 'other': {
      const items = listedItemsOf(lines, heading?.text.trim() || 'Other');
      const hasDates = items.some(({ values }) => values.startDate !== undefined);
      if (kind === 'other' || hasDates) reading.sections.push(...items);
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

/** What went nowhere, a piece for each line; of sections without any use, the whole. */
function unusedOf(sections: readonly Section[], used: ReadonlySet<number>): Unused[] {
  return sections.flatMap(({ kind, heading, lines }): Unused[] => {
    const name = heading?.text.trim() ?? '';
    const isUnused = (text: Traced) =>
      runsOf(text)
        .filter((run) => run >= 0)
        .every((run) => !used.has(run)) && /[\p{L}\p{N}]/u.test(text.text);
    const left = lines.flatMap((line) => [...(line.rail ? [line.rail] : []), ...line.cells].filter(isUnused));
    if (left.length === 0)
      return kind === 'document' && heading ? [unusedText('document-name', kind, name, heading)] : [];
    const cells = lines.flatMap((line) => line.cells.length);
    const isWhole = left.length >= cells.reduce((sum, one) => sum + one, 0) && kind !== 'head';
    if (isWhole)
      return [
        {
          kind: 'section',
          section: kind,
          heading: name,
          text: left.map(({ text }) => text).join('\n'),
          runs: left.flatMap(runsOf),
        },
      ];
    return left.map((text) =>
      unusedText(kind === 'head' || kind === 'contact' ? 'head' : 'line', kind, name, text),
    );
  });
}

function unusedText(kind: Unused['kind'], section: Unused['section'], heading: string, text: Traced): Unused {
  return { kind, section, heading, text: text.text, runs: runsOf(text) };
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
