import type { StoredDocument } from '@foothold/core/entities/document/stored-file.ts';
import { submissionMethodName } from '@foothold/core/entities/job/job-words.messages.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { sayChoice } from '../../../platform/say.ts';
import { useSay } from '../../../platform/use-say.ts';

/** What went out with an application, as far as a sentence tells it. */
export type SentParts = {
  submissionMethod: string;
  /** Title of the resume whose text was kept, '' for none. */
  resumeTitle: string;
  hasLetter: boolean;
  files: readonly Pick<StoredDocument, 'name' | 'kind'>[];
};

/**
 * The sentence the history gets: “Online, with Analyst v3 and a cover letter.” The same parts give the same sentence,
 * so that a correction finds the one it replaces.
 */
export function useApplyWords(): (parts: SentParts) => string {
  const say = useSay();
  const { t, i18n } = useLingui();
  return ({ submissionMethod, resumeTitle, hasLetter, files }) => {
    const resumes = files.filter((file) => file.kind === 'resume').map((file) => file.name);
    const others = files.filter((file) => file.kind === 'other').length;
    const parts = [
      ...(resumeTitle ? [resumeTitle] : []),
      ...resumes,
      ...(hasLetter || files.some((file) => file.kind === 'letter') ? [t`a cover letter`] : []),
      ...(others > 0 ? [plural(others, { one: '# more file', other: '# more files' })] : []),
    ];
    const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(parts);
    const method = sayChoice(say, submissionMethodName, submissionMethod);
    if (parts.length === 0) return method && t`${method}.`;
    return method ? t`${method}, with ${list}.` : t`With ${list}.`;
  };
}
