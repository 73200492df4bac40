import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import type { CalendarMark } from '@foothold/core/tracking/calendar-marks.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { To } from 'react-router';
import { markIcons, useMarkWords } from '../../../shared/calendar/use-mark-words.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ListDivider } from '../../../ui/lists/list-divider.tsx';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { token } from '../../../ui/tokens.ts';
import { interviewPaths } from '../interview-paths.ts';
import { useInterviewWords } from '../shared/use-interview-words.ts';

type Props = {
  upcoming: readonly Interview[];
  past: readonly Interview[];
  /** Deadlines, follow-ups and tasks, which are among those to come. */
  marks: readonly CalendarMark[];
  today: string;
  selected: Interview | null;
  to: (id: number) => To;
};

/** The interviews as rows: those to come with what is due, by their days, then those that are over. */
export function InterviewRows({ upcoming, past, marks, today, selected, to }: Props) {
  const words = useInterviewWords();
  const ahead = [
    ...upcoming.map((interview) => ({ interview, mark: null, date: words.ownDay(interview) || '9999' })),
    ...marks.map((mark) => ({ interview: null, mark, date: mark.date })),
  ].sort((a, b) => Number(a.date > b.date) - Number(a.date < b.date));
  const row = (interview: Interview) => (
    <InterviewRow {...{ interview, to }} isSelected={interview.internalId === selected?.internalId} />
  );
  return (
    <>
      {ahead.map(({ interview, mark }) =>
        interview ? (
          <Fragment key={interview.internalId}>{row(interview)}</Fragment>
        ) : (
          <MarkRow key={mark.uid} mark={mark} today={today} />
        ),
      )}
      {past.length > 0 && ahead.length > 0 && <ListDivider title={<Trans>Over</Trans>} />}
      {past.map((interview) => (
        <Fragment key={interview.internalId}>{row(interview)}</Fragment>
      ))}
    </>
  );
}

type RowProps = { interview: Interview; isSelected: boolean; to: (id: number) => To };

function InterviewRow({ interview, isSelected, to }: RowProps) {
  const { t } = useLingui();
  const words = useInterviewWords();
  const day = words.ownDay(interview);
  return (
    <ListRow
      id={String(interview.internalId)}
      to={to(interview.internalId)}
      selected={isSelected}
      title={interview.companyName || interview.jobTitle || t`Interview`}
      chips={interview.isExample && <StateChip kind="example" />}
      age={day && words.day(day, 'short')}
      second={[words.ownHours(interview), words.typeName(interview.interviewType), interview.jobTitle]
        .filter(Boolean)
        .join(' · ')}
      end={words.statusName(interview.status)}
    />
  );
}

function MarkRow({ mark, today }: { mark: CalendarMark; today: string }) {
  const words = useInterviewWords();
  const { kindOf, titleOf } = useMarkWords();
  const isOverdue = mark.date < today;
  return (
    <ListRow
      id={`due ${mark.uid}`}
      to={mark.jobId === null ? interviewPaths.work : interviewPaths.job(mark.jobId)}
      selected={false}
      lead={
        <span style={{ color: token('text-2'), paddingBlockStart: 2 }}>
          <Icon name={markIcons[mark.kind]} size="xs" />
        </span>
      }
      title={titleOf(mark)}
      chips={
        (mark.isExample && <StateChip kind="example" />) ||
        (isOverdue && (
          <StateChip kind="due">
            <Trans>Overdue</Trans>
          </StateChip>
        )) ||
        (mark.date === today && <StateChip kind="due" />)
      }
      age={words.day(mark.date, 'short')}
      second={[mark.companyName, mark.jobTitle].filter(Boolean).join(' · ')}
      end={kindOf(mark)}
    />
  );
}
