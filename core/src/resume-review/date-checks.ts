import type { WholeResume } from '../entities/resume/resume-text.ts';
import type { ItemList } from '../entities/resume/version-differences.ts';
import type { Raised } from './raised.ts';
import type { ReviewFix } from './review.ts';
import { monthOf, monthsOf, storedDate } from './review-dates.ts';
import { fieldEdit } from './review-text.ts';
import type { Reviewed, ReviewedResume } from './reviewed-resume.ts';

type Dated = WholeResume['experience' | 'education' | 'sections'][number];
type Placed = Reviewed<Dated> & { list: ItemList; field: string };

/** What is said of dates and of the time between them. */
export function datesChecks(reviewed: ReviewedResume): Raised[] {
  const jobs = placed('experience', reviewed.jobs);
  const all = [...jobs, ...placed('education', reviewed.schools), ...placed('sections', reviewed.others)];
  return [
    ...missing(jobs),
    ...all.flatMap((one) => ofItem(one, reviewed)),
    ...mixed(jobs, reviewed),
    ...gaps(jobs, all, reviewed),
  ];
}

const placed = (list: ItemList, items: readonly Reviewed<Dated>[]): Placed[] =>
  items.map((one) => ({ ...one, list, field: `${list}/${one.item.internalId}/startDate` }));

/** A job without any date, unless it is one of those that are named in short behind all others. */
function missing(jobs: readonly Placed[]): Raised[] {
  const lastDated = jobs.findLastIndex(({ item }) => item.startDate.trim() + item.endDate.trim() !== '');
  return jobs
    .filter(({ item, lines }, at) => {
      const isDated = item.startDate.trim() + item.endDate.trim() !== '';
      return !isDated && (at < lastDated || lastDated < 0 || lines.length > 1);
    })
    .map(({ field }) => ({ check: 'dates-missing', field }));
}

const firstYear = 1940;
const yearsAhead = 10;

function ofItem({ item, span, list, field }: Placed, { today }: ReviewedResume): Raised[] {
  const found: Raised[] = [];
  const now = monthOf(today);
  const { start, end } = span;
  const isUnlikely = (value: string) => {
    const months = monthsOf(value, today);
    const isFigures = /^\d{4}-\d{2}/.test(value.trim());
    if (!months) return isFigures || /^(?:\d{1,2}[/.]\d{1,3}|0\d{3}|\d{5,6})$/.test(value.trim());
    return months.from < firstYear * 12 || months.from > now + yearsAhead * 12;
  };
  const unlikely = [item.startDate, item.endDate].find(isUnlikely);
  if (unlikely !== undefined) return [{ check: 'date-unlikely', field, quote: unlikely.trim() }];
  if (start && end && end.to < start.from) {
    const swapped = { startDate: item.endDate, endDate: item.startDate };
    const was = { startDate: item.startDate, endDate: item.endDate };
    const fixes: ReviewFix[] = span.isHeld
      ? []
      : [{ does: 'other', text: '', edits: [fieldEdit(list, item.internalId, swapped, was)] }];
    found.push({ check: 'end-first', field, fixes });
  } else if (list === 'experience' && start && !span.isHeld && start.from > now + 1) {
    found.push({ check: 'start-ahead', field });
  }
  if (list === 'experience' && start && item.endDate.trim() === '')
    found.push({ check: 'end-missing', field });
  found.push(...typed(item, list, field));
  const isCertificate = list === 'sections' && item.resumeSectionName === 'Certifications';
  if (isCertificate && start && end && !span.isHeld && end.to < now && end.to > start.to)
    found.push({ check: 'certificate-over', field });
  return found;
}

/** “03/2021” and “now”, which stay as typed while other dates follow the form that was chosen. */
function typed(item: Dated, list: ItemList, field: string): Raised[] {
  const fields: Record<string, string> = {};
  for (const name of ['startDate', 'endDate'] as const) {
    const meant = storedDate(item[name]);
    if (meant !== null) fields[name] = meant;
  }
  if (Object.keys(fields).length === 0) return [];
  const was = Object.fromEntries(
    Object.keys(fields).map((name) => [name, item[name as 'startDate' | 'endDate']]),
  );
  const edits = [fieldEdit(list, item.internalId, fields, was)];
  return [
    {
      check: 'date-typed',
      field,
      quote: Object.values(was).join(' – '),
      fixes: [{ does: 'other', text: '', edits }],
    },
  ];
}

/** The last ten years are read for their months; further back a year is enough. */
const recentYears = 10;

function mixed(jobs: readonly Placed[], { today, whole }: ReviewedResume): Raised[] {
  if (whole.resume.dateForm === 'year') return [];
  const now = monthOf(today);
  const recent = jobs.filter(
    ({ span }) => span.start && (span.isHeld || (span.end?.to ?? 0) > now - recentYears * 12),
  );
  const isYear = ({ span }: Placed) =>
    span.start?.hasMonth === false || (!span.isHeld && span.end?.hasMonth === false);
  const withMonths = recent.filter((one) => !isYear(one));
  const withYears = recent.filter(isYear);
  const [first] = withYears;
  if (!first || withMonths.length === 0) return [];
  const { dateForm } = whole.resume;
  const edits = [fieldEdit('resume', 0, { dateForm: 'year' }, { dateForm })];
  return [{ check: 'dates-mixed', field: first.field, fixes: [{ does: 'other', text: '', edits }] }];
}

/** Months without anything dated that are worth a word, and how far back anybody asks. */
const longGap = 12;
const askedYears = 10;

/** Times between jobs that nothing in the resume fills: each is at the job that follows it. */
function gaps(
  jobs: readonly Placed[],
  all: readonly Placed[],
  { today, isLongKind }: ReviewedResume,
): Raised[] {
  if (isLongKind) return [];
  const now = monthOf(today);
  // A job without dates, or with dates in the wrong order, may have been then.
  if (jobs.some(({ span: { start, end } }) => (!start && !end) || (start && end && end.to < start.from)))
    return [];
  // One whose end is missing may have lasted until the next began, the newest until now.
  const mayLastTo = (from: number) =>
    Math.min(now, ...jobs.flatMap(({ span: { start } }) => (start && start.from > from ? [start.from] : [])));
  const spans = all.flatMap(({ span, list, field }) => {
    const start = span.start ?? span.end;
    if (!start) return [];
    const isOpen = list === 'experience' && !span.end && !span.isHeld;
    const to = span.isHeld ? now : isOpen ? mayLastTo(start.from) : (span.end ?? start).to;
    return [{ from: start.from, to, field }];
  });
  const firstJob = Math.min(
    ...spans.filter(({ field }) => field.startsWith('experience/')).map(({ from }) => from),
  );
  if (!Number.isFinite(firstJob)) return [];
  const found: Raised[] = [];
  const inOrder = spans.toSorted((a, b) => a.from - b.from);
  let covered = firstJob;
  for (const { from, to, field } of inOrder) {
    const months = from - covered - 1;
    if (months > longGap && from > now - askedYears * 12) found.push({ check: 'gap', field, count: months });
    covered = Math.max(covered, to);
  }
  const last = inOrder.findLast(({ to }) => to === covered);
  if (last && now - covered > longGap) found.push({ check: 'gap', field: last.field, count: now - covered });
  return found;
}
