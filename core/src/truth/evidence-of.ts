import type { Story } from '../entities/conversation/practice.ts';
import { storyParts } from '../entities/conversation/practice.ts';
import { inDisplayOrder } from '../entities/resume/display-order.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import { statementsOf } from './own-statement.ts';
import type { EvidenceItem, EvidenceKind } from './verdict.ts';

/** The lines of a text without their bullets; empty ones are left out but counted, so that ids stay. */
function linesOf(text: string): { line: string; at: number }[] {
  return text
    .split('\n')
    .map((line, at) => ({ line: line.trim().replace(/^[•*–-]\s*/, ''), at }))
    .filter(({ line }) => line !== '');
}

const joined = (...parts: readonly string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');

/** All that a resume says of the person, hidden items as well: they are the person's own words. `whole` is the effective one. */
export function evidenceOfResume(whole: WholeResume): EvidenceItem[] {
  const { resume } = whole;
  const root = `resume:${resume.internalId}`;
  const found: EvidenceItem[] = [];
  const add = (item: EvidenceItem) => {
    if (item.text.trim() !== '') found.push(item);
  };
  const addLines = (id: string, kind: EvidenceKind, text: string, under?: string) => {
    for (const { line, at } of linesOf(text))
      add({ id: `${id}:${at}`, kind, text: line, ...(under !== undefined && { under }) });
  };
  add({ id: `${root}/headline`, kind: 'summary', text: resume.headline });
  addLines(`${root}/summary`, 'summary', resume.summary);
  for (const item of inDisplayOrder(whole.experience)) {
    const id = `${root}/experience:${item.internalId}`;
    add({
      id,
      kind: 'position',
      text: joined(item.title, item.companyName, item.city, item.state, item.country),
      title: item.title,
      employer: item.companyName,
      startDate: item.startDate,
      endDate: item.endDate,
    });
    addLines(`${id}/notes`, 'line', item.notes, id);
  }
  for (const item of inDisplayOrder(whole.education)) {
    const id = `${root}/education:${item.internalId}`;
    add({
      id,
      kind: 'education',
      text: joined(item.degree, item.major, item.institutionName, item.city, item.state),
      employer: item.institutionName,
      startDate: item.startDate,
      endDate: item.endDate,
      isUnfinished:
        item.endDate === 'present' ||
        /expected|in progress|candidate|pursuing/i.test(`${item.degree} ${item.notes}`),
    });
    addLines(`${id}/notes`, 'listed', item.notes, id);
    if (item.gpa.trim() !== '') add({ id: `${id}/gpa`, kind: 'listed', text: `GPA ${item.gpa}`, under: id });
  }
  for (const item of inDisplayOrder(whole.skills))
    add({ id: `${root}/skills:${item.internalId}`, kind: 'skill', text: joined(item.skillName, item.level) });
  for (const item of inDisplayOrder(whole.sections)) {
    const id = `${root}/sections:${item.internalId}`;
    add({
      id,
      kind: kindOfSection(item.resumeSectionName),
      text: joined(item.title, item.subtitle),
      startDate: item.startDate,
      endDate: item.endDate,
    });
    addLines(`${id}/notes`, 'listed', item.notes, id);
  }
  return [...found, ...statementsOf(whole)];
}

function kindOfSection(name: string): EvidenceKind {
  if (name === 'Certifications') return 'credential';
  return name === 'Languages' ? 'language' : 'listed';
}

/** What a story tells, line by line. */
export function evidenceOfStory(
  story: Pick<Story, 'internalId' | 'title' | (typeof storyParts)[number]>,
): EvidenceItem[] {
  return storyParts.flatMap((part) =>
    linesOf(story[part]).map(({ line, at }) => ({
      id: `story:${story.internalId}/${part}:${at}`,
      kind: 'story' as const,
      text: line,
    })),
  );
}

/** What a person answered to a question about themselves; `id` names the question. */
export function evidenceOfAnswer(id: string, text: string): EvidenceItem[] {
  return linesOf(text).map(({ line, at }) => ({
    id: `answer:${id}:${at}`,
    kind: 'answer' as const,
    text: line,
  }));
}

/** What a posting says: it supports sentences about the job and none about the person. */
export function evidenceOfPosting(posting: {
  id: string;
  title: string;
  company: string;
  text: string;
}): EvidenceItem[] {
  const head = {
    id: `posting:${posting.id}/title`,
    kind: 'posting' as const,
    text: joined(posting.title, posting.company),
    ...(posting.company.trim() !== '' && { employer: posting.company }),
  };
  const lines = linesOf(posting.text).map(({ line, at }) => ({
    id: `posting:${posting.id}/text:${at}`,
    kind: 'posting' as const,
    text: line,
  }));
  return [head, ...lines].filter(({ text }) => text !== '');
}
