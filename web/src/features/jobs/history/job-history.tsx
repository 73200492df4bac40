import type { JobEvent } from '@foothold/core/entities/job/job-event.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { otherForm, useDocuments } from '../../../data/documents/documents.ts';
import {
  addFollowUp,
  addHeard,
  addJobNote,
  correctJobEvent,
  deleteJobEvent,
} from '../../../data/jobs/job-events.ts';
import { useJobTimeline } from '../../../data/jobs/job-timeline.ts';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { jobPaths } from '../shared/job-paths.ts';
import { HistoryEntry } from './history-entry.tsx';
import { type AddedEntry, HistoryEntryForm } from './history-entry-form.tsx';
import { TimelineOther } from './timeline-other.tsx';

const JobCalendarFile = partLater(async () => (await import('./job-calendar-file.tsx')).JobCalendarFile);

type Props = {
  jobId: number;
  today: string;
  /** How many words of its posting are kept: said under the entry of the day it was saved. */
  storedWords: number;
  /** Asks about a day that can hardly be meant; true when it is. */
  sure: (date: string) => Promise<boolean>;
  /** Called before this card changes the job. */
  onChange: () => void;
};

/** What happened to a job, newest first. Dates can be corrected and say so; every change can be undone. */
export function JobHistory({ jobId, today, storedWords, sure, onChange }: Props) {
  const { t } = useLingui();
  const kept = useDocuments(jobId)?.rows ?? [];
  // A resume that is kept as text and as PDF was sent once.
  const documents = kept.filter((one) => one.mimeType !== 'application/pdf' || !otherForm(kept, one));
  const timeline = useJobTimeline(jobId, documents);
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const close = () => setEditing(null);
  const interviews =
    timeline?.entries.flatMap((one) => (one.kind === 'interview' ? [one.interview] : [])) ?? [];

  const add = async ({ kind, ...entry }: AddedEntry) => {
    if (!(await sure(entry.date))) return;
    onChange();
    const isDone = {
      note: async () => toastResult(await addJobNote(jobId, entry), <Trans>Note added.</Trans>),
      'follow-up': async () => toastResult(await addFollowUp(jobId, entry), <Trans>Follow-up noted.</Trans>),
      heard: async () => toastResult(await addHeard(jobId, entry), <Trans>Message noted.</Trans>),
    };
    if (await isDone[kind]()) close();
  };
  const correct = async (event: JobEvent, { date, note }: AddedEntry) => {
    if (date !== event.date && !(await sure(date))) return;
    onChange();
    const result = await correctJobEvent(event.internalId, { date, note });
    if (toastResult(result, <Trans>History corrected.</Trans>)) close();
  };
  const remove = async (event: JobEvent) => {
    onChange();
    toastResult(await deleteJobEvent(event.internalId), <Trans>History entry deleted.</Trans>);
  };

  return (
    <>
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
          ...{ minHeight: 28, marginBlockEnd: '12px', '& .MuiButton-root': { whiteSpace: 'nowrap' } },
        }}
      >
        <Typography variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          <Trans>History</Trans>
        </Typography>
        <Button
          variant="text"
          component={Link}
          to={jobPaths.addInterview(jobId)}
          startIcon={<Icon name="interviews" size="xs" />}
          sx={{ fontSize: '0.8125rem' }}
        >
          <Trans>Interview</Trans>
        </Button>
        <Button
          variant="text"
          component={Link}
          to={jobPaths.mail}
          startIcon={<Icon name="mail" size="xs" />}
          sx={{ fontSize: '0.8125rem' }}
        >
          <Trans>Paste an e-mail</Trans>
        </Button>
        <Button
          variant="text"
          startIcon={<Icon name="add" size="xs" />}
          onClick={() => setEditing('new')}
          sx={{ marginInlineEnd: '-12px', fontSize: '0.8125rem' }}
        >
          <Trans>Add note</Trans>
        </Button>
      </Box>
      {interviews.length > 0 && <JobCalendarFile jobId={jobId} interviews={interviews} />}
      {editing === 'new' && (
        <HistoryEntryForm
          mode="add"
          start={{ kind: 'note', date: today, note: '' }}
          onCancel={close}
          onSave={add}
        />
      )}
      {timeline && timeline.broken.length > 0 && (
        <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', marginBlockEnd: '12px' }}>
          <Plural
            value={timeline.broken.length}
            one="# entry of this history could not be read. It was not deleted."
            other="# entries of this history could not be read. None was deleted."
          />
        </Box>
      )}
      <Box
        component="ol"
        aria-label={t`History, newest first`}
        sx={{ listStyle: 'none', margin: 0, padding: 0 }}
      >
        {timeline?.entries.map((entry) => {
          if (entry.kind !== 'event')
            return (
              <Line key={entry.key}>
                <TimelineOther entry={entry} today={today} />
              </Line>
            );
          const { event } = entry;
          const kind = event.kind === 'follow-up' || event.kind === 'heard' ? event.kind : 'note';
          return (
            <Line key={entry.key}>
              {editing === event.internalId ? (
                <Box sx={{ gridColumn: '1 / -1' }}>
                  <HistoryEntryForm
                    mode="correct"
                    start={{ kind, date: event.date, note: event.note }}
                    onCancel={close}
                    onSave={(entered) => correct(event, entered)}
                  />
                </Box>
              ) : (
                <HistoryEntry
                  event={event}
                  today={today}
                  extra={
                    event.kind === 'saved' &&
                    storedWords > 0 && (
                      <Trans>
                        Posting text kept: <Plural value={storedWords} one="# word" other="# words" />.
                      </Trans>
                    )
                  }
                  onEdit={() => setEditing(event.internalId)}
                  onDelete={() => void remove(event)}
                />
              )}
            </Line>
          );
        })}
      </Box>
    </>
  );
}

/** A line of the timeline; the stroke between marks belongs to it. */
const Line = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  columnGap: 14,
  alignItems: 'start',
  paddingBlockEnd: 16,
  lineHeight: '20px',
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 7.5,
    insetBlockStart: 24,
    insetBlockEnd: 2,
    borderInlineStart: `1px solid ${token('line-strong')}`,
  },
});
