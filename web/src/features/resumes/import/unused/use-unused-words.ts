import type { NotUsed } from '@foothold/core/resume-import/not-used.ts';
import { useLingui } from '@lingui/react/macro';

/** What a piece that was not used is called. */
export function useUnusedWords() {
  const { t } = useLingui();
  return {
    nameOf: ({ kind, heading, section }: NotUsed): string => {
      if (kind === 'hidden') return t`Hidden text`;
      if (kind === 'page-mark') return t`Edge of a page`;
      if (kind === 'document-name') return t`Name of the document`;
      if (heading) return heading;
      if (kind === 'head' || section === 'head') return t`Line beside your name`;
      return t`Line of the page`;
    },
  };
}
