import { paragraphsOf } from './body-text.ts';
import { emailOf, phoneOf, piecesOf, placeOf, withoutLabel } from './contact.ts';
import { dateSpansIn } from './date-spans.ts';
import { bodyScore, isPlace, isSchool, titleScore } from './entry-words.ts';
import { notesOf } from './experience.ts';
import type { Layout } from './layout.ts';
import type { Line } from './line.ts';
import { linksOf } from './links.ts';
import { nameOf } from './person-name.ts';
import { type ReadValue, type ResumeReading, readValue } from './reading.ts';
import type { Section } from './sections.ts';
import { cut, runsOf, type Traced, trimmed } from './traced-text.ts';

const isContact = ({ kind }: Section) => kind === 'head' || kind === 'contact';

/** Reads who the person is, how to reach them, and what they say of themselves. */
export function readHead(
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

/** What is under the name and says what the person is. */
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
    if (titleScore(text) > 0) return readValue(withoutPlace(cell), 'sure');
    if (stands && bodyScore(text) === 0 && line.look !== last.look)
      return readValue(cell, 'likely', 'by-place-alone');
  }
  return null;
}

/** “Senior Accountant · Leeds, UK”: the town beside a headline is no part of it. */
function withoutPlace(said: Traced): Traced {
  const at = Math.max(...[' · ', ' | ', ' • '].map((sign) => said.text.lastIndexOf(sign)));
  const isBeside = at > 0 && isPlace(said.text.slice(at + 3).trim());
  return isBeside ? trimmed(cut(said, 0, at)) : said;
}

function summaryOf(sections: readonly Section[], head: readonly Line[]): ReadValue | null {
  const told = sections.filter(({ kind }) => kind === 'summary').flatMap(({ lines }) => lines);
  if (told.length > 0) return notesOf(paragraphsOf(told));
  const prose = paragraphsOf(head.filter(({ cells }) => cells.length === 1)).filter(
    ({ text }) => text.split(/\s+/).length >= 9 && /[.!。]$/.test(text.trim()) && !/@|\|/.test(text),
  );
  return prose.length > 0 ? { ...notesOf(prose), sure: 'likely' } : null;
}
