import type { Layout } from './layout.ts';
import type { OtherDocument } from './other-document.data.ts';
import { otherDocument } from './other-document.ts';
import type { ResumeReading } from './reading.ts';

/** Skills that are told in a list: what else is called so is in sentences. */
const longestSkill = 40;

/**
 * Whether what was read is a resume, and what else it looks like. A name, an address and dates stand on an invoice too:
 * it takes jobs or schools that are told as such, or a person’s own list of skills with a way to reach that person, and
 * no sign that the page is a letter or a posting.
 */
export function resumeVerdict(
  { head, experience, education, skills, sections }: ResumeReading,
  layout: Layout,
): { isResume: boolean; looksLike: OtherDocument | null } {
  const isDated = (values: { startDate?: unknown; endDate?: unknown }) =>
    values.startDate !== undefined || values.endDate !== undefined;
  const jobs = experience.filter(({ values }) => values.title && (values.companyName || isDated(values)));
  const schools = education.filter(
    ({ values }) => values.institutionName && (values.degree || isDated(values)),
  );
  const history = [...jobs, ...schools];
  const isReachable = head.email !== undefined || head.phone !== undefined;
  const listedSkills = skills.filter(({ values }) => (values.skillName?.value.length ?? 99) <= longestSkill);
  const signs = [
    isReachable,
    jobs.length > 0,
    schools.length > 0,
    listedSkills.length > 2,
    head.name !== undefined && head.name.sure !== 'unsure',
    sections.some(({ section }) => section !== 'Links'),
  ].filter(Boolean).length;
  const looksLike = otherDocument(linesIn(layout));
  const isDatedHistory = history.some(({ values }) => isDated(values));
  // A letter may be followed by the resume it goes with.
  if (looksLike !== null && !isDatedHistory) return { isResume: false, looksLike };
  const isTold =
    history.length > 0 ||
    (isReachable && (listedSkills.length > 2 || signs > 2) && hasSection({ skills, sections }));
  return { isResume: signs >= 2 && isTold, looksLike };
}

const hasSection = ({ skills, sections }: Pick<ResumeReading, 'skills' | 'sections'>) =>
  skills.length > 0 || sections.some(({ section }) => section !== 'Links');

/** The text of each line of a layout, as far as one line is one run or stands on one baseline. */
function linesIn({ runs }: Layout): string[] {
  const lines: string[] = [];
  let at = '';
  for (const { text, page, y } of runs) {
    const place = `${page} ${Math.round(y)}`;
    if (place === at) lines[lines.length - 1] += ` ${text}`;
    else lines.push(text);
    at = place;
  }
  return lines;
}
