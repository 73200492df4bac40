import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { linesToSpell } from '@foothold/core/resume-review/lines-to-spell.ts';
import type { MisspelledWord, Review } from '@foothold/core/resume-review/review.ts';
import { reviewResume } from '@foothold/core/resume-review/review-resume.ts';
import { namesOfResume } from '@foothold/core/writing/bullet-context.ts';
import { useEffect, useMemo, useState } from 'react';
import { systemClock } from '../../../data/rows/clock.ts';
import { useHiddenWritingRules, useOwnWords } from '../../../data/settings/writing-choices.ts';
import { resumeTemplates, templateNamed } from '../../../typesetting/resume-templates.data.ts';
import { useOnline } from '../../../ui/hooks/use-online.ts';
import { ownSpelling, type Spelling } from '../writing/spelling.ts';

/**
 * The review of a resume as it is now; undefined while the person's choices load. `pages` is null until it was set.
 * `asksDictionary` false: spelling is left out.
 */
export function useReview(
  whole: WholeResume | null,
  pages: number | null,
  { asksDictionary = true }: { asksDictionary?: boolean } = {},
): Review | undefined {
  const hidden = useHiddenWritingRules();
  const misspelled = useMisspelled(whole, asksDictionary);
  const today = calendarDate(systemClock.now());
  return useMemo(
    () =>
      whole && hidden
        ? reviewResume({
            whole,
            today,
            country: whole.resume.forCountry,
            template: resumeTemplates[templateNamed(whole.resume.template)],
            pages,
            misspelled,
            hidden,
          })
        : undefined,
    [whole, today, pages, misspelled, hidden],
  );
}

type Asked = { fields: string[]; lines: string[]; language: string; known: string[] };

/** What dictionaries find in the lines of a resume; null until they have read it, and where there is none. */
function useMisspelled(
  whole: WholeResume | null,
  isWanted: boolean,
  spelling: Spelling = ownSpelling(),
): readonly MisspelledWord[] | null {
  const words = useOwnWords();
  const isOnline = useOnline();
  const [found, setFound] = useState<readonly MisspelledWord[] | null>(null);
  // The same lines are asked once, however often the resume is read.
  const asked = useMemo(() => {
    if (!whole || !words) return null;
    const { language, lines } = linesToSpell(whole);
    const { language: stated } = whole.resume;
    return JSON.stringify({
      fields: lines.map(({ field }) => field),
      lines: lines.map(({ text }) => text),
      // A region decides how “colour” is spelled.
      language: language === 'en' && stated !== '' ? stated : language,
      known: [...words, ...namesOfResume(whole)],
    });
  }, [whole, words]);
  useEffect(() => {
    if (asked === null || !isWanted) return;
    let isOver = false;
    const { fields, ...request } = JSON.parse(asked) as Asked;
    void spelling.check(request).then((answer) => {
      if (isOver) return;
      setFound(
        answer?.flatMap((line, at) => line.map((one) => ({ ...one, field: fields[at] ?? '' }))) ?? null,
      );
    });
    return () => {
      isOver = true;
    };
    // A connection that comes back is a new try for the dictionary.
  }, [asked, isWanted, spelling, isOnline]);
  return found;
}
