import type { ReadItem, ResumeReading } from '@foothold/core/resume-reading/reading.ts';
import { plainLetters } from '@foothold/core/text/plain-letters.ts';

type Job = { company?: string | null; title?: string | null; start?: string | null; end?: string | null };
type School = {
  school?: string | null;
  degree?: string | null;
  major?: string | null;
  start?: string | null;
  end?: string | null;
};

/** What people noted of a document: null is what it does not say. */
export type Truth = {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  location?: string | null;
  links?: string[] | null;
  experience?: Job[] | null;
  education?: School[] | null;
  skills?: string[] | null;
  languages?: string[] | null;
  certifications?: string[] | null;
  hard?: string[] | null;
};

export const figureFields = [
  'name',
  'e-mail',
  'phone',
  'place',
  'links',
  'employer',
  'title',
  'start',
  'end',
  'school',
  'degree',
  'subject',
  'skill',
  'language',
  'certificate',
] as const;
export type FigureField = (typeof figureFields)[number];

/** How many values were read correct, read wrong, and not read. */
export type Count = { correct: number; wrong: number; missed: number };
export type Figures = { counts: Record<FigureField, Count>; misses: string[] };

/** Compares what was read of a document with what people noted of it. */
export function figuresOf(reading: ResumeReading, truth: Truth): Figures {
  const figures: Figures = { counts: noCounts(), misses: [] };
  const one = (
    field: FigureField,
    read: string | undefined,
    told: string | null | undefined,
    same = isSame,
  ) => {
    const count = figures.counts[field];
    const isRead = read !== undefined && read !== '';
    const isTold = told !== null && told !== undefined && told !== '';
    if (isRead && isTold && same(read, told)) count.correct += 1;
    else {
      if (isRead) count.wrong += 1;
      if (isTold) count.missed += 1;
      if (isRead || isTold) figures.misses.push(`${field}: “${read ?? ''}” for “${told ?? ''}”`);
    }
  };
  const { head, sections } = reading;
  one('name', head.name?.value, truth.name);
  one('e-mail', head.email?.value, truth.email);
  one('phone', head.phone?.value, truth.phone, (a, b) => digits(a) === digits(b));
  one('place', head.location?.value, truth.location);
  const section = (name: string) => sections.filter((item) => item.section === name);
  lists(
    figures,
    'links',
    section('Links').map((item) => `${value(item, 'title')} ${value(item, 'url')}`),
    truth.links ?? [],
    isSameLink,
  );
  lists(
    figures,
    'skill',
    reading.skills.map((item) => value(item, 'skillName')),
    truth.skills ?? [],
    isSame,
  );
  lists(
    figures,
    'language',
    section('Languages').map((item) => value(item, 'title')),
    (truth.languages ?? []).map((told) => told.replace(/ ?\(.*/, '')),
    isSame,
  );
  lists(
    figures,
    'certificate',
    section('Certifications').map((item) => value(item, 'title')),
    truth.certifications ?? [],
    isSame,
  );
  const jobs = reading.experience.map((item) => ({
    company: value(item, 'companyName'),
    title: value(item, 'title'),
    start: value(item, 'startDate'),
    end: value(item, 'endDate'),
  }));
  // Voluntary work and offices may be listed as such: they count as read, and not as wrong where people left them out.
  const others = sections
    .filter(
      ({ section: name, values }) =>
        !['Links', 'Languages', 'Certifications', 'Projects', 'Publications'].includes(name) &&
        values.endDate,
    )
    .map((item) => ({
      ...(item.section === 'Volunteering'
        ? { company: value(item, 'subtitle') || value(item, 'title'), title: value(item, 'title') }
        : { company: value(item, 'title'), title: value(item, 'subtitle') }),
      start: value(item, 'endDate') ? value(item, 'startDate') : '',
      end: value(item, 'endDate') || value(item, 'startDate'),
      isOther: true,
    }));
  for (const [read, told] of pairs(
    [...jobs, ...others],
    truth.experience ?? [],
    (a, b) =>
      Number(isSame(a.company ?? '', b.company ?? '')) * 2 +
      Number(isSame(a.title ?? '', b.title ?? '')) * 2 +
      Number(a.start === b.start) +
      Number(a.end === b.end),
  )) {
    if (read && !told && 'isOther' in read) continue;
    one('employer', read?.company, told?.company);
    one('title', read?.title, told?.title);
    one('start', read?.start, told?.start, isSameDate);
    one('end', read?.end, told?.end, isSameDate);
  }
  const schools = reading.education.map((item) => ({
    school: value(item, 'institutionName'),
    degree: value(item, 'degree'),
    major: value(item, 'major'),
    start: value(item, 'startDate'),
    end: value(item, 'endDate'),
  }));
  for (const [read, told] of pairs(
    schools,
    truth.education ?? [],
    (a, b) =>
      Number(isSame(a.school ?? '', b.school ?? '')) * 2 +
      Number(isSame(a.degree ?? '', b.degree ?? '')) * 2 +
      Number(a.end === b.end),
  )) {
    one('school', read?.school, told?.school);
    one('degree', read?.degree, told?.degree);
    one('subject', read?.major, told?.major);
    one('start', read?.start, told?.start, isSameDate);
    one('end', read?.end, told?.end, isSameDate);
  }
  return figures;
}

const noCounts = () =>
  Object.fromEntries(figureFields.map((field) => [field, { correct: 0, wrong: 0, missed: 0 }])) as Record<
    FigureField,
    Count
  >;

const value = <Field extends string>(item: ReadItem<Field>, field: Field) => item.values[field]?.value ?? '';
const digits = (text: string) => text.replace(/\D/g, '');

/** Case, blanks, soft hyphens, kinds of dashes and quotes, and signs at the ends do not matter. */
function plain(text: string): string {
  return plainLetters(text)
    .replace(/[\s\u00ad]/g, '')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[،，]/g, ',')
    .replace(/^[.,;:]+|[.,;:]+$/g, '');
}

/** People noted months: a form with days says more. */
const isSameDate = (read: string, told: string) => read.slice(0, told.length) === told;
const isSame = (a: string, b: string) => plain(a) === plain(b);

function isSameLink(read: string, told: string): boolean {
  const bare = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/$/, '');
  const [network, handle] = told.split(': ');
  if (handle && network && !/^https?$/.test(network))
    return (
      read.toLowerCase().includes(network.toLowerCase()) && read.toLowerCase().includes(handle.toLowerCase())
    );
  return read.split(' ').some((part) => bare(part) === bare(told));
}

function lists(
  figures: Figures,
  field: FigureField,
  read: readonly string[],
  told: readonly string[],
  same: (read: string, told: string) => boolean,
): void {
  const left = [...told];
  const count = figures.counts[field];
  const wrong: string[] = [];
  for (const one of read) {
    const at = left.findIndex((other) => same(one, other));
    if (at < 0) {
      count.wrong += 1;
      wrong.push(one);
    } else {
      count.correct += 1;
      left.splice(at, 1);
    }
  }
  count.missed += left.length;
  if (wrong.length > 0 || left.length > 0)
    figures.misses.push(`${field}: wrong “${wrong.join('”, “')}”, missed “${left.join('”, “')}”`);
}

/** Items of two lists that have most in common; those without a partner stand alone. */
function pairs<A, B>(
  read: readonly A[],
  told: readonly B[],
  likeness: (a: A, b: B) => number,
): [A | undefined, B | undefined][] {
  const all = read.flatMap((a, at) =>
    told.map((b, index) => ({ a, b, score: likeness(a, b) - Math.abs(at - index) / 1000 })),
  );
  all.sort((a, b) => b.score - a.score);
  const [usedRead, usedTold] = [new Set<A>(), new Set<B>()];
  const found: [A | undefined, B | undefined][] = [];
  for (const { a, b, score } of all) {
    if (score < 0.9 || usedRead.has(a) || usedTold.has(b)) continue;
    usedRead.add(a);
    usedTold.add(b);
    found.push([a, b]);
  }
  for (const b of told) if (!usedTold.has(b)) found.push([undefined, b]);
  for (const a of read) if (!usedRead.has(a)) found.push([a, undefined]);
  return found;
}

/** Sums of figures. */
export function summed(all: readonly Figures[]): Record<FigureField, Count> {
  return Object.fromEntries(
    figureFields.map((field) => [
      field,
      all.reduce(
        (sum, { counts }) => ({
          correct: sum.correct + counts[field].correct,
          wrong: sum.wrong + counts[field].wrong,
          missed: sum.missed + counts[field].missed,
        }),
        { correct: 0, wrong: 0, missed: 0 },
      ),
    ]),
  ) as Record<FigureField, Count>;
}

/** The part of what was read that is correct, and of what is there that was read. */
export function shares({ correct, wrong, missed }: Count): { precision: number; recall: number } {
  return {
    precision: correct + wrong === 0 ? 1 : correct / (correct + wrong),
    recall: correct + missed === 0 ? 1 : correct / (correct + missed),
  };
}
