import type { LetterContent } from '@foothold/core/typesetting/letter-page.ts';
import { letterText } from '@foothold/core/typesetting/letter-text.ts';
import type { Paper } from '@foothold/core/typesetting/resume-look.ts';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { TypesetPage } from '../../../shared/documents/typeset-page.tsx';
import { useSetPage } from '../../../shared/documents/use-set-page.ts';
import { letterRequest } from '../../../typesetting/letter-request.ts';

type Props = {
  content: LetterContent;
  /** The usual paper of the region. */
  paper: Paper;
  focused: string;
  onField: (field: string) => void;
};

/** The letter as a page, redrawn while it is typed; a press on it leads to its line. */
export function LetterPagePane({ content, paper, focused, onField }: Props) {
  const page = useSetPage(async () => letterRequest(content, paper), content);
  const { set } = page;
  const text = useMemo(() => (set ? letterText(set.request.page) : ''), [set]);
  return (
    <TypesetPage
      page={page}
      text={text}
      focused={focused}
      onField={onField}
      fact={({ pages }) =>
        pages > 1 && <Trans>The letter has {pages} pages. One is what most people read.</Trans>
      }
    />
  );
}
