import type { Company } from '../entities/company/company.ts';
import type { ResearchAnswer } from '../entities/company/research-answer.ts';
import { answeredOf } from '../entities/company/research-answers.ts';
import type { Practice, Story, storyParts } from '../entities/conversation/practice.ts';
import type { JobNote } from '../entities/letter/job-notes.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import { evidenceOfAnswer, evidenceOfPosting, evidenceOfResume, evidenceOfStory } from './evidence-of.ts';
import type { EvidenceItem } from './verdict.ts';

/** What a letter is compared with: everything the person wrote, the posting, and what they found out about the employer. */
export type LetterSources = {
  resume: WholeResume | null;
  stories: readonly Pick<Story, 'internalId' | 'title' | (typeof storyParts)[number]>[];
  /** Practiced answers, in the person's own words. */
  answers: readonly Pick<Practice, 'internalId' | 'answer'>[];
  posting: { id: string; title: string; company: string; text: string } | null;
  company: Pick<Company, 'internalId' | 'companyName' | 'description' | 'summary' | 'research'> | null;
  /** Notes of the job that the person lets be used, by their keys. */
  notes?: readonly JobNote[];
};

/** The evidence of a letter. */
export function evidenceOfLetter({
  resume,
  stories,
  answers,
  posting,
  company,
  notes = [],
}: LetterSources): EvidenceItem[] {
  return [
    ...(resume ? [...evidenceOfResume(resume), ...headOf(resume)] : []),
    ...stories.flatMap(evidenceOfStory),
    ...answers.flatMap(({ internalId, answer }) => evidenceOfAnswer(`practice-${internalId}`, answer)),
    ...(posting ? evidenceOfPosting(posting) : []),
    ...(company ? evidenceOfCompany(company) : []),
    ...(posting ? evidenceOfNotes(posting, notes) : []),
  ];
}

/** How the ids of notes of a job begin; what is below “company:” is about the employer. */
const noteRoot = 'company:job-';

/** Whether a piece of evidence is a note of the job. */
export function isJobNote(id: string): boolean {
  return id.startsWith(noteRoot);
}

/**
 * Notes of a job are pasted from mails and postings as often as they are written, and answers of models are added to them: like a
 * posting, they support sentences about the employer and none about the person.
 */
function evidenceOfNotes(
  { id, company }: NonNullable<LetterSources['posting']>,
  notes: readonly JobNote[],
): EvidenceItem[] {
  return notes.flatMap(({ key, text }) =>
    text
      .split('\n')
      .map((line, at) => ({
        ...{ id: `${noteRoot}${id}/${key}:${at}`, kind: 'posting' as const, text: line.trim() },
        ...(company.trim() !== '' && { employer: company }),
      }))
      .filter((item) => item.text !== ''),
  );
}

/** Name and ways to reach the person, as a letter is headed and signed. */
function headOf({ resume }: WholeResume): EvidenceItem[] {
  const { internalId, name, email, phone, location } = resume;
  return [name, email, phone, location]
    .map((text, at) => ({ id: `resume:${internalId}/head:${at}`, kind: 'listed' as const, text }))
    .filter(({ text }) => text.trim() !== '');
}

/**
 * What the person keeps of an employer, from its research page: it supports sentences about the employer and none about the
 * person. `title` is what was asked, so that the ledger can name its source.
 */
export function evidenceOfCompany({
  internalId,
  companyName,
  description,
  summary,
  research,
}: NonNullable<LetterSources['company']>): EvidenceItem[] {
  const root = `company:${internalId}`;
  const of = (id: string, title: string, text: string): EvidenceItem[] =>
    text
      .split('\n')
      .map((line, at) => ({
        ...{ id: `${root}/${id}:${at}`, kind: 'posting' as const, text: line.trim() },
        ...{ title, employer: companyName },
      }))
      .filter((item) => item.text !== '');
  return [
    ...of('summary', '', summary),
    ...of('description', '', description),
    ...answeredOf(research)
      .filter(isAboutEmployer)
      .flatMap(({ key, question, answer }) => of(`research-${key}`, question || key, answer)),
  ];
}

/** Why somebody wants the job, what they doubt and what they mean to ask is about themselves. */
const isAboutEmployer = ({ key }: ResearchAnswer) => !['why', 'doubts', 'ask'].includes(key);
