import { paragraphsOf } from './body-text.ts';
import { type Entry, entriesOf } from './entries.ts';
import { datesOf } from './entry-dates.ts';
import { type Part, partsOf } from './entry-parts.ts';
import { bodyScore, titleScore } from './entry-words.ts';
import {
  byComma,
  type Job,
  placesBehindNames,
  placesBesideDates,
  saysNothing,
  splitAsOthers,
} from './job-heads.ts';
import type { Line } from './line.ts';
import {
  type ExperienceField,
  type ReadItem,
  type ReadValue,
  readValue,
  rewritten,
  type Sureness,
} from './reading.ts';
import { joined, runsOf, type Traced } from './traced-text.ts';

type Named = { title?: Traced; company?: Traced; rest: Traced[]; certainty: number };

/** The jobs of a section. */
export function experienceOf(lines: readonly Line[]): ReadItem<ExperienceField>[] {
  const jobs = entriesOf(lines).map((entry): Job => {
    const { parts, dates } = partsOf(entry, true);
    return { entry, parts, dates, names: byComma(parts.filter(({ kind }) => kind === 'text')) };
  });
  placesBesideDates(jobs);
  splitAsOthers(jobs);
  placesBehindNames(jobs);
  const lead = titleLead(jobs);
  const items: ReadItem<ExperienceField>[] = [];
  const isDated = jobs.some(({ dates }) => dates.length > 0);
  const styles = new Map<string, 'title' | 'company'>();
  for (const job of jobs) {
    const before = items.at(-1);
    const isBare =
      job.dates.length === 0 && (job.names.length === 0 || (isDated && job.names.every(saysNothing)));
    if (isBare && before) addNotes(before, job.entry);
    else if (!isBare || job.entry.body.length > 0) items.push(itemOf(job, lead, before, styles));
  }
  return items.filter(
    ({ values }, at) =>
      (values.title !== undefined || values.companyName !== undefined) && !isHeadOf(values, items[at + 1]),
  );
}

/** An employer and all the time there, over the titles that were held: these are the jobs. */
function isHeadOf(
  { title, companyName, notes }: ReadItem<ExperienceField>['values'],
  next: ReadItem<ExperienceField> | undefined,
): boolean {
  const inherited = next?.values.companyName;
  return (
    title === undefined &&
    notes === undefined &&
    companyName !== undefined &&
    inherited?.doubt === 'inherited' &&
    inherited.value === companyName.value
  );
}

/** How much more the first names of a section read as titles than the second ones: above 0, titles come first. */
function titleLead(jobs: readonly Job[]): number {
  return jobs.reduce((sum, { names: [first, second] }) => {
    if (!first || !second) return sum;
    const scored = ({ text }: Traced) =>
      Math.sign(titleScore(text) - bodyScore(text)) *
      Math.min(2, Math.abs(titleScore(text) - bodyScore(text)));
    return sum + scored(first) - scored(second);
  }, 0);
}

const prior = 1.2;

function namesOf({ names }: Job, lead: number): Named {
  if (names.length < 2) return { rest: names, certainty: 0 };
  const isTitleFirst = lead >= 0;
  // A third name makes the places less telling.
  const weight = names.length > 2 ? prior / 2 : Math.min(3, prior + Math.abs(lead) / 3);
  const titleAt = bestOf(
    names,
    -1,
    (name, at) =>
      titleScore(name.text) -
      bodyScore(name.text) +
      (at === (isTitleFirst ? 0 : 1) ? weight : at > 1 ? -1 : 0),
  );
  const companyAt = bestOf(
    names,
    titleAt,
    (name, at) =>
      bodyScore(name.text) -
      titleScore(name.text) * 0.7 +
      (at === (isTitleFirst ? 1 : 0) ? weight : at > 1 ? -0.5 : 0),
  );
  const [title, company] = [names[titleAt], names[companyAt]];
  const own = (title ? titleScore(title.text) : 0) + (company ? bodyScore(company.text) : 0);
  return {
    ...(title && { title }),
    ...(company && { company }),
    rest: names.filter((_, at) => at !== titleAt && at !== companyAt),
    certainty: own + Math.min(3, Math.abs(lead)),
  };
}

function bestOf(names: readonly Part[], but: number, score: (name: Part, at: number) => number): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const [at, name] of names.entries()) {
    if (at === but) continue;
    const found = score(name, at);
    if (found > most) [best, most] = [at, found];
  }
  return best;
}

const styleOf = ({ look, size }: Part) => `${look} ${Math.round(size)}`;

function itemOf(
  job: Job,
  lead: number,
  before: ReadItem<ExperienceField> | undefined,
  styles: Map<string, 'title' | 'company'>,
): ReadItem<ExperienceField> {
  const named = namesOf(job, lead);
  const [only] = named.rest;
  const values: Partial<Record<ExperienceField, ReadValue>> = {};
  const sure: Sureness = named.certainty >= 2 ? 'sure' : named.certainty > 0 ? 'likely' : 'unsure';
  const doubt = sure === 'unsure' ? 'by-place-alone' : null;
  const places = job.parts.filter(({ kind }) => kind === 'place');
  let { rest } = named;
  if (named.title && named.company) {
    values.title = readValue(named.title, sure, doubt);
    values.companyName = readValue(named.company, sure, doubt);
    for (const [part, what] of [
      [named.title, 'title'],
      [named.company, 'company'],
    ] as const)
      styles.set(styleOf(part as Part), what);
  } else if (only) {
    rest = [];
    const known = styles.get(styleOf(only as Part));
    const isTitle =
      titleScore(only.text) > 0
        ? titleScore(only.text) >= bodyScore(only.text)
        : known === 'title' && bodyScore(only.text) === 0;
    const company = before && isNamedFirst(before) ? before.values.companyName : undefined;
    if (isTitle) {
      values.title = readValue(only, titleScore(only.text) > 0 ? 'sure' : 'likely');
      // Several titles under one employer: the name is over the first of them.
      if (company) values.companyName = { ...company, sure: 'likely', doubt: 'inherited' };
      const place = before?.values.place;
      if (company && place && places.length === 0)
        values.place = { ...place, sure: 'likely', doubt: 'inherited' };
    } else values.companyName = readValue(only, bodyScore(only.text) > 0 ? 'sure' : 'likely');
  }
  // What is at the right of a head, where titles, names and dates are told, is where it was.
  const aside = rest.find((part) => (part as Part).cell > 0 && part.text.length < 40);
  if (aside && places.length === 0) {
    values.place = readValue(aside, 'likely', 'by-place-alone');
    rest = rest.filter((part) => part !== aside);
  }
  const [place] = places;
  if (place) values.place = readValue(place, 'sure');
  const url = job.parts.find(({ kind }) => kind === 'address');
  if (url) values.url = readValue(url, 'sure');
  Object.assign(values, datesOf(job.dates));
  const notes = [...rest, ...paragraphsOf(job.entry.body)];
  if (notes.length > 0) values.notes = notesOf(notes);
  return { values, runs: runsOfEntry(job.entry) };
}

/** Whether the employer of a job is over its title, as over those of other titles held there. */
function isNamedFirst({ values: { companyName, title } }: ReadItem<ExperienceField>): boolean {
  if (!companyName || !title) return companyName !== undefined;
  return companyName.doubt === 'inherited' || Math.min(...companyName.runs) < Math.min(...title.runs);
}

function addNotes(item: ReadItem<ExperienceField>, entry: Entry): void {
  const { notes } = item.values;
  const more = notesOf(paragraphsOf([...entry.heads, ...entry.body]));
  item.values.notes = notes
    ? {
        ...notes,
        value: `${notes.value}\n${more.value}`,
        says: `${notes.says}\n${more.says}`,
        runs: [...notes.runs, ...more.runs],
      }
    : more;
  item.runs.push(...runsOfEntry(entry));
}

/** Points as the lines of one text. */
export function notesOf(points: readonly Traced[]): ReadValue {
  const whole = joined(points, '\n');
  return rewritten(points.map(({ text }) => text.trim()).join('\n'), whole, 'sure');
}

/** All runs of an entry. */
export function runsOfEntry({ heads, body }: Entry): number[] {
  return [
    ...new Set(
      [...heads, ...body].flatMap((line) =>
        [...(line.rail ? [line.rail] : []), ...line.cells].flatMap(runsOf),
      ),
    ),
  ].filter((run) => run >= 0);
}
