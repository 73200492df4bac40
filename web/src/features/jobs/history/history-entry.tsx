import type { JobEvent } from '@foothold/core/entities/job/job-event.ts';
import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSay } from '../../../platform/use-say.ts';
import { StatusMark } from '../../../shared/jobs/status-mark.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { RowMenu } from '../../../ui/lists/row-menu.tsx';
import { LongText } from '../../../ui/long-text.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { shortDate } from '../shared/job-cells.ts';
import { type HistoryWords, historyWords } from './history-words.ts';
import { TimelineDot, TimelineLine } from './timeline-line.tsx';

type Props = {
  event: JobEvent;
  today: string;
  /** A line the screen adds, such as how much of the posting was kept. */
  extra?: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
};

/** One entry of a job's history: its mark, what happened, when, and a menu to put it right or take it out. */
export function HistoryEntry({ event, today, extra, onEdit, onDelete }: Props) {
  const { t } = useLingui();
  const words = historyWords(event);
  const head = useHead(words);
  const { below } = words;
  const name = `${head}, ${shortDate(event.date, { today })}`;
  return (
    <TimelineLine
      mark={<Mark words={words} />}
      head={head}
      date={event.date}
      today={today}
      below={
        (below || extra) && (
          <>
            {below && <LongText text={below} label={name} />}
            {below && extra ? ' ' : ''}
            {extra}
          </>
        )
      }
      foot={
        event.dateCorrectedFrom && (
          <StateChip kind="plain">
            <Icon name="history" size={12} />
            <Trans>Date corrected from {shortDate(event.dateCorrectedFrom, { today })}</Trans>
          </StateChip>
        )
      }
      menu={
        <RowMenu
          label={t`Change entry: ${name}`}
          actions={[
            { name: 'edit', label: <Trans>Correct date or note</Trans>, onClick: onEdit },
            { name: 'delete', label: <Trans>Delete entry</Trans>, onClick: onDelete },
          ]}
        />
      }
    />
  );
}

function Mark({ words }: { words: HistoryWords }) {
  if (words.kind === 'status') return <StatusMark status={words.status} />;
  if (words.kind === 'follow-up') return <Icon name="send" size={14} />;
  if (words.kind === 'heard') return <Icon name="mail" size={14} />;
  return <TimelineDot />;
}

/** The head line as text; it also names the menu of the entry. */
function useHead(words: HistoryWords): string {
  const say = useSay();
  const { t } = useLingui();
  switch (words.kind) {
    case 'status':
      return say(jobStatusName(words.status));
    case 'saved':
      return t`Saved`;
    case 'applied':
      return t`Date applied set`;
    case 'applied-cleared':
      return t`Date applied cleared`;
    case 'follow-up':
      return t`Followed up`;
    case 'heard':
      return t`Heard from them`;
    default:
      return words.head || t`Note`;
  }
}
