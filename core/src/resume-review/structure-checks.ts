import { arrangedSections } from '../entities/resume/resume-sections.ts';
import { type ItemList, itemTables } from '../entities/resume/version-differences.ts';
import { isBreak } from './job-break.ts';
import { licensedTrades } from './licensed-trades.data.ts';
import type { Raised } from './raised.ts';
import type { ReviewEdit } from './review.ts';
import { monthOf } from './review-dates.ts';
import { fieldEdit } from './review-text.ts';
import type { Reviewed, ReviewedResume } from './reviewed-resume.ts';

/** Checks of the sections of a resume and their order. */
export function structureChecks(reviewed: ReviewedResume): Raised[] {
  return [...orders(reviewed), ...sectionOrder(reviewed), ...missingParts(reviewed), ...licence(reviewed)];
}

type Dated = { internalId: number; startDate: string; endDate: string };

/** Newest first: an item is out of order if an item below it both began and ended later. */
function outOfPlace<Item extends Dated>(
  items: readonly Reviewed<Item>[],
  now: number,
): Reviewed<Item> | undefined {
  const ends = ({ span }: Reviewed<Item>) =>
    span.isHeld ? now + 1 : (span.end?.to ?? span.start?.to ?? null);
  const starts = ({ span }: Reviewed<Item>) => span.start?.from ?? span.end?.from ?? null;
  return items.find((one, at) =>
    items.slice(0, at).some((above) => {
      const [end, before] = [ends(one), ends(above)];
      const [start, earlier] = [starts(one), starts(above)];
      if (end === null || before === null || start === null || earlier === null) return false;
      return end > before && start > earlier;
    }),
  );
}

/** The moves that sort items newest first; items without dates stay at the end. */
function moves<Item extends Dated>(
  list: ItemList,
  items: readonly Reviewed<Item>[],
  now: number,
): ReviewEdit[] {
  const key = ({ span }: Reviewed<Item>) => [
    span.isHeld ? now + 1 : (span.end?.to ?? span.start?.to ?? 0),
    span.start?.from ?? span.end?.from ?? 0,
  ];
  const wanted = items.toSorted((a, b) => {
    const [endA = 0, startA = 0] = key(a);
    const [endB = 0, startB = 0] = key(b);
    return endB - endA || startB - startA;
  });
  return wanted.map(({ item }, at) => ({
    kind: 'move-item',
    table: itemTables[list],
    id: item.internalId,
    to: at + 1,
  }));
}

function orders({ jobs, schools, today }: ReviewedResume): Raised[] {
  const now = monthOf(today);
  const of = <Item extends Dated>(
    check: Raised['check'],
    list: ItemList,
    items: readonly Reviewed<Item>[],
  ): Raised[] => {
    const found = outOfPlace(items, now);
    if (!found) return [];
    const field = `${list}/${found.item.internalId}/startDate`;
    return [{ check, field, fixes: [{ does: 'other', text: '', edits: moves(list, items, now) }] }];
  };
  return [...of('jobs-order', 'experience', jobs), ...of('schools-order', 'education', schools)];
}

/** Years of work after which readers look at the jobs first. */
const yearsOfWork = 5;
const schoolFirst: ReadonlySet<string> = new Set(['DE', 'AT', 'CH', 'IN', 'CN', 'JP', 'KR']);

/** Education above experience is right for graduates, and in some countries and professions. */
function sectionOrder({
  whole,
  template,
  jobs,
  schools,
  today,
  isLongKind,
  country,
}: ReviewedResume): Raised[] {
  if (isLongKind || schoolFirst.has(country)) return [];
  const arranged = arrangedSections(whole, template.sectionOrder);
  const at = (section: string) => arranged.findIndex((one) => one.section === section);
  const now = monthOf(today);
  const graduated = Math.max(0, ...schools.map(({ span }) => (span.isHeld ? now : (span.end?.to ?? 0))));
  const worked = jobs.filter(({ lines }) => lines.length > 0);
  const since = Math.min(now, ...worked.map(({ span }) => span.start?.from ?? now));
  const isRecent = graduated > now - 36;
  if (
    schools.length === 0 ||
    at('Education') > at('Experience') ||
    isRecent ||
    now - since < yearsOfWork * 12
  )
    return [];
  const next = arranged.map((one) => ({ ...one }));
  const [moved] = next.splice(at('Education'), 1);
  if (moved) next.splice(next.findIndex((one) => one.section === 'Experience') + 1, 0, moved);
  const { arrangement } = whole.resume;
  const edits = [fieldEdit('resume', 0, { arrangement: next }, { arrangement })];
  return [
    {
      check: 'education-above',
      field: 'arrangement/Education/title',
      fixes: [{ does: 'other', text: '', edits }],
    },
  ];
}

const ownBoss =
  /\b(?:freelanc\p{L}{0,3}|self-?employed|independent|owner|founder|contractor|consultant|volunteer)\b/iu;

function missingParts({ jobs, schools, skills, others, isLongKind }: ReviewedResume): Raised[] {
  const found: Raised[] = [];
  for (const { item, lines } of jobs) {
    const at = `experience/${item.internalId}`;
    const [title, company] = [item.title.trim(), item.companyName.trim()];
    if (title === '' && (company !== '' || lines.length > 0))
      found.push({ check: 'title-missing', field: `${at}/title`, quote: company });
    if (company === '' && title !== '' && !ownBoss.test(title) && !isBreak(title))
      found.push({ check: 'employer-missing', field: `${at}/companyName`, quote: title });
  }
  for (const { item } of schools)
    if (item.institutionName.trim() === '' && (item.degree + item.major).trim() !== '')
      found.push({
        check: 'school-missing',
        field: `education/${item.internalId}/institutionName`,
        quote: item.degree || item.major,
      });
  const listed = others.some(({ item }) => item.resumeSectionName !== 'Links');
  if (jobs.length > 0 && skills.length === 0 && !listed && !isLongKind)
    found.push({ check: 'skills-none', field: 'arrangement/Skills/title' });
  return found;
}

/** Reports a trade that needs a license when the resume mentions none. */
function licence({ isEnglish, jobs, schools, others, whole, texts }: ReviewedResume): Raised[] {
  const [latest] = jobs;
  if (!isEnglish || !latest) return [];
  const trade = licensedTrades.find(
    ({ titles, but }) => titles.test(latest.item.title) && !but?.test(latest.item.title),
  );
  if (!trade) return [];
  const certificates = others.filter(({ item }) => item.resumeSectionName === 'Certifications');
  if (certificates.some(({ item }) => trade.titles.test(item.title))) return [];
  const titles = new Set(jobs.map(({ item }) => item.title.trim()));
  const said = [
    whole.resume.name,
    ...texts.filter(({ text }) => !titles.has(text)).map(({ text }) => text),
    ...schools.map(({ item }) => item.degree),
  ].join('\n');
  return trade.proofs.test(said)
    ? []
    : [
        {
          check: 'licence-line',
          field: `experience/${latest.item.internalId}/title`,
          quote: latest.item.title,
        },
      ];
}
