import type { Finding, ReviewFix } from '@foothold/core/resume-review/review.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { mendResume } from '../../../data/resumes/repair-resume.ts';
import type { ResumeEdit } from '../../../data/resumes/resume-edit.ts';
import { addOwnWord, hideWritingRule, showWritingRule } from '../../../data/settings/writing-choices.ts';
import { reviewCheckName } from '../../../shared/writing/review-check-names.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { useReviewWords } from './use-review-words.ts';

/** What can be done about findings; each is one step that can be taken back. */
export function useReviewActions() {
  const { i18n } = useLingui();
  const { wordsOf } = useReviewWords();
  return {
    /** Writes a fix into the resume with this key. */
    mend: async (resumeId: number, finding: Finding, fix: ReviewFix) => {
      const { title } = wordsOf(finding);
      const result = await mendResume(resumeId, fix.edits as readonly ResumeEdit[]);
      toastResult(result, <Trans>Fixed: {title}.</Trans>);
    },
    hide: async ({ check }: Finding) => {
      const name = i18n._(reviewCheckName(check));
      toastResult(
        await hideWritingRule(check),
        <Trans>Not for you: {name}. It is listed below the findings.</Trans>,
      );
    },
    show: async (check: Finding['check']) => {
      toastResult(await showWritingRule(check), <Trans>The check runs again.</Trans>);
    },
    addWord: async (word: string) => {
      toastResult(await addOwnWord(word), <Trans>“{word}” is one of your words.</Trans>);
    },
  };
}
