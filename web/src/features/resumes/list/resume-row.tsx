import { Trans } from '@lingui/react/macro';
import type { To } from 'react-router';
import type { ResumeLine } from '../../../data/resumes/resume-list.ts';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { PageStamp } from './page-preview.tsx';
import { useResumeWords } from './use-resume-words.ts';

type Props = { line: ResumeLine; to: To; selected: boolean; today: string; isInset: boolean };

/** A resume in the list: its first page, its title, what it is a version of, its jobs, when it was last sent. */
export function ResumeRow({ line, to, selected, today, isInset }: Props) {
  const { resume } = line;
  const { title, facts, sent } = useResumeWords()(line, today);
  return (
    <ListRow
      id={String(resume.internalId)}
      to={to}
      selected={selected}
      isInset={isInset}
      lead={<PageStamp id={resume.internalId} />}
      title={title}
      chips={
        (resume.isDefault || resume.isExample) && (
          <>
            {resume.isDefault && (
              <StateChip kind="plain">
                <Trans>Default</Trans>
              </StateChip>
            )}
            {resume.isExample && <StateChip kind="example" />}
          </>
        )
      }
      second={facts}
      end={sent}
    />
  );
}
