import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { pageText } from '@foothold/core/typesetting/page-text.ts';
import type { ResumePage } from '@foothold/core/typesetting/resume-page.ts';
import { type ReactNode, useMemo } from 'react';
import { TypesetPage } from '../../../../shared/documents/typeset-page.tsx';
import type { SetPage } from '../../../../shared/documents/use-set-page.ts';
import { useEditor } from '../editor-context.tsx';
import { pageFall } from './page-fall.ts';
import { PageFallLine } from './page-fall-line.tsx';

type Props = {
  whole: WholeResume;
  page: SetPage<ResumePage>;
  /** The field of the page whose input has the focus. */
  focused: string;
  /** The button of the template. */
  look: ReactNode;
};

/** The page beside the form: redrawn while it is typed, a press on it leads to its field. */
export function PagePane({ whole, page, focused, look }: Props) {
  const { draft, goTo } = useEditor();
  const { set } = page;
  const text = useMemo(() => (set ? pageText(set.request.page) : ''), [set]);
  return (
    <TypesetPage
      page={page}
      text={text}
      focused={focused}
      onField={goTo}
      onPaper={(paper) => draft.type({ table: 'resumes' }, { paper })}
      tools={look}
      fact={({ places, pages }) => {
        const fall = pageFall(places, pages);
        return fall && <PageFallLine fall={fall} whole={whole} />;
      }}
    />
  );
}
