import { type ItemList, itemTables } from '../entities/resume/version-differences.ts';
import { foldText } from '../text/company-name.ts';
import { linkTarget } from '../typesetting/page-contacts.ts';
import { type Raised, raisedAt } from './raised.ts';
import type { ReviewFix } from './review.ts';
import { removes } from './review-text.ts';
import type { ReviewedResume } from './reviewed-resume.ts';

/** What is repeated. The first one stays; a press removes the later one where nothing is lost. */
export function duplicateChecks(reviewed: ReviewedResume): Raised[] {
  return [...linesTwice(reviewed), ...jobsTwice(reviewed), ...itemsTwice(reviewed), ...skillsTwice(reviewed)];
}

/** Letters and digits alone, so that “C++” and “C#” stay apart by their signs. */
const plain = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** Those that say the same as an earlier one. */
function later<T>(items: readonly T[], keyOf: (item: T) => string): { item: T; first: T }[] {
  const known = new Map<string, T>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    if (key.trim() === '') return [];
    const first = known.get(key);
    if (first === undefined) known.set(key, item);
    return first === undefined ? [] : [{ item, first }];
  });
}

const removal = (list: ItemList, id: number): ReviewFix => ({
  does: 'remove',
  text: '',
  edits: [{ kind: 'remove-item', table: itemTables[list], id }],
});

/** Repeated lines; those of a job that is itself repeated are not named one by one. */
function linesTwice({ summary, jobs, others }: ReviewedResume): Raised[] {
  const twice = new Set(later(jobs, jobKey).map(({ item }) => item));
  const lines = [
    ...summary,
    ...[...jobs.filter((job) => !twice.has(job)), ...others].flatMap((one) => one.lines),
  ].filter(({ text }) => plain(text).split(' ').length > 2);
  return later(lines, ({ text }) => plain(text)).map(({ item }) =>
    raisedAt('line-twice', item, [0, item.text.length], [removes(item)]),
  );
}

const jobKey = ({ item }: ReviewedResume['jobs'][number]) =>
  item.title.trim() === '' && item.companyName.trim() === ''
    ? ''
    : [item.title, item.companyName, item.startDate].map(plain).join('|');

function jobsTwice({ jobs }: ReviewedResume): Raised[] {
  return later(jobs, jobKey).map(({ item: { item, lines }, first }) => {
    const said = new Set(first.lines.map(({ text }) => plain(text)));
    const isContained = lines.every(({ text }) => said.has(plain(text)));
    return {
      check: 'job-twice',
      field: `experience/${item.internalId}/title`,
      quote: item.title,
      fixes: isContained ? [removal('experience', item.internalId)] : [],
    };
  });
}

function itemsTwice({ schools, others }: ReviewedResume): Raised[] {
  const ofSchools = later(schools, ({ item }) =>
    item.institutionName.trim() === ''
      ? ''
      : [item.degree, item.major, item.institutionName, item.endDate].map(plain).join('|'),
  ).map(
    ({ item: { item, lines } }): Raised => ({
      check: 'item-twice',
      field: `education/${item.internalId}/major`,
      quote: item.institutionName,
      fixes: lines.length === 0 ? [removal('education', item.internalId)] : [],
    }),
  );
  const listed = others.filter(({ item }) => item.resumeSectionName !== 'Links');
  const ofOthers = later(listed, ({ item }) =>
    item.title.trim() === ''
      ? ''
      : [item.resumeSectionName, item.title, item.subtitle, item.startDate, item.endDate]
          .map(plain)
          .join('|'),
  ).map(
    ({ item: { item, lines } }): Raised => ({
      check: 'item-twice',
      field: `sections/${item.internalId}/title`,
      quote: item.title,
      fixes: lines.length === 0 ? [removal('sections', item.internalId)] : [],
    }),
  );
  const links = others.filter(({ item }) => item.resumeSectionName === 'Links');
  const ofLinks = later(links, ({ item }) =>
    (linkTarget(item.url) ?? '').replace(/^https?:\/\/(?:www\.)?|\/$/g, '').toLowerCase(),
  ).map(
    ({ item: { item } }): Raised => ({
      check: 'link-twice',
      field: `sections/${item.internalId}/url`,
      quote: item.url,
      fixes: [removal('sections', item.internalId)],
    }),
  );
  return [...ofSchools, ...ofOthers, ...ofLinks];
}

function skillsTwice({ skills }: ReviewedResume): Raised[] {
  return later(skills, ({ skillName }) => plain(skillName)).map(({ item }) => ({
    check: 'skill-twice',
    field: `skills/${item.internalId}/skillName`,
    quote: item.skillName,
    fixes: [removal('skills', item.internalId)],
  }));
}
