import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ResumeLine } from '../../../data/resumes/resume-list.ts';

/** What is said of a resume beside its title: what it is a version of, its versions, its jobs, when it was last sent. */
export function useResumeWords(): (
  line: ResumeLine,
  today: string,
) => { title: string; facts: string; sent: string } {
  const { t } = useLingui();
  return ({ resume, base, versions, jobs, lastSent }, today) => {
    const isThisYear = lastSent.slice(0, 4) === today.slice(0, 4);
    const date = dateWords(lastSent, undefined, {
      month: 'short',
      day: 'numeric',
      ...(!isThisYear && { year: 'numeric' }),
    });
    const facts = [
      base !== null && t`Version of ${base}`,
      versions > 0 && plural(versions, { one: '# version', other: '# versions' }),
      jobs === 0 ? t`Used for no job yet` : plural(jobs, { one: 'Used for # job', other: 'Used for # jobs' }),
    ];
    return {
      title: resume.title || t`Without a title`,
      facts: facts.filter(Boolean).join(' · '),
      sent: lastSent ? t`Sent ${date}` : t`Not sent yet`,
    };
  };
}
