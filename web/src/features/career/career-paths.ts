import type { AnswerLink } from '@foothold/core/ai/builtin/answer-document.ts';
import { href } from '../../platform/href.ts';

/** Addresses that career answers lead to. */
export const careerPaths = {
  counseling: (career?: string) => href('/career/counseling', { search: { career: career || undefined } }),
  coaching: (career?: string) => href('/career/coaching', { search: { career: career || undefined } }),
  resumes: href('/resumes'),
  addResume: href('/resume/add'),
  home: href('/location/from'),
} as const;

/** Where a link of an answer leads; `resumeId` is the default resume, null for none. */
export function pathOfLink({ to, words }: AnswerLink, resumeId: number | null): string {
  switch (to) {
    case 'search':
      return href('/jobs/searchterm/:term', { term: words });
    case 'practice':
      return href('/interview/practice/:jobId?');
    case 'stories':
      return href('/interview/stories');
    case 'review':
      return resumeId === null
        ? careerPaths.resumes
        : href('/resume/review/:internalId', { internalId: resumeId });
    case 'resume':
      return resumeId === null
        ? careerPaths.addResume
        : href('/resume/edit/:internalId', { internalId: resumeId });
    case 'counseling':
      return careerPaths.counseling(words);
    case 'coaching':
      return careerPaths.coaching(words);
    case 'resumes':
      return careerPaths.resumes;
    case 'places':
      return href('/places');
    case 'home':
      return careerPaths.home;
    case 'occupations':
      return href('/job/occupations');
  }
}
