import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { To } from 'react-router';
import { ListDivider } from '../../../ui/lists/list-divider.tsx';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { useInterviewWords } from '../shared/use-interview-words.ts';

type Props = {
  upcoming: readonly Interview[];
  past: readonly Interview[];
  selected: Interview | null;
  to: (id: number) => To;
};

/** The interviews as rows: those to come, then those that are over. */
export function InterviewRows({ upcoming, past, selected, to }: Props) {
  const { t } = useLingui();
  const words = useInterviewWords();
  return [...upcoming, ...past].map((interview, at) => (
    <Fragment key={interview.internalId}>
      {at === upcoming.length && <ListDivider title={<Trans>Over</Trans>} />}
      <ListRow
        id={String(interview.internalId)}
        to={to(interview.internalId)}
        selected={interview === selected}
        title={interview.companyName || interview.jobTitle || t`Interview`}
        chips={interview.isExample && <StateChip kind="example" />}
        age={words.ownDay(interview) && words.day(words.ownDay(interview), 'short')}
        second={[words.ownHours(interview), words.typeName(interview.interviewType), interview.jobTitle]
          .filter(Boolean)
          .join(' · ')}
        end={words.statusName(interview.status)}
      />
    </Fragment>
  ));
}
