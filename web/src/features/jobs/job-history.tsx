import type { JobEvent } from '@foothold/core/domain/job-event.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { toastResult } from '../../components/result-toast.tsx';
import { token } from '../../components/tokens.ts';
import { addJobNote, correctJobEvent, deleteJobEvent, useJobEvents } from '../../data/job-events.ts';
import { HistoryEntry } from './history-entry.tsx';
import { HistoryEntryForm } from './history-entry-form.tsx';

type Props = {
  jobId: number;
  today: string;
  /** Said under the entry of the day it was saved. */
  keptText: ReactNode;
  /** Called before this card changes the job. */
  onChange: () => void;
};

/** What happened to a job, newest first. Dates can be corrected and say so; every change can be undone. */
export function JobHistory({ jobId, today, keptText, onChange }: Props) {
  const { t } = useLingui();
  const history = useJobEvents(jobId);
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const close = () => setEditing(null);

  const remove = async (event: JobEvent) => {
    onChange();
    toastResult(await deleteJobEvent(event.internalId), <Trans>History entry deleted.</Trans>);
  };

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 28, marginBlockEnd: '12px' }}>
        <Typography variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          <Trans>History</Trans>
        </Typography>
        <Button
          variant="text"
          startIcon={<Icon name="add" size="xs" />}
          onClick={() => setEditing('new')}
          sx={{ marginInlineEnd: '-12px', fontSize: '0.8125rem' }}
        >
          <Trans>Add note</Trans>
        </Button>
      </Box>
      {editing === 'new' && (
        <HistoryEntryForm
          kind="add"
          start={{ date: today, note: '' }}
          today={today}
          onCancel={close}
          onSave={async (entry) => {
            onChange();
            const isDone = toastResult(await addJobNote(jobId, entry), <Trans>Note added.</Trans>);
            if (isDone) close();
          }}
        />
      )}
      {history && history.broken.length > 0 && (
        <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', marginBlockEnd: '12px' }}>
          <Plural
            value={history.broken.length}
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
        {history?.rows.map((event) => (
          <Line key={event.internalId}>
            {editing === event.internalId ? (
              <Box sx={{ gridColumn: '1 / -1' }}>
                <HistoryEntryForm
                  kind="correct"
                  start={{ date: event.date, note: event.note }}
                  today={today}
                  onCancel={close}
                  onSave={async (entry) => {
                    onChange();
                    const result = await correctJobEvent(event.internalId, entry);
                    if (toastResult(result, <Trans>History corrected.</Trans>)) close();
                  }}
                />
              </Box>
            ) : (
              <HistoryEntry
                event={event}
                today={today}
                extra={event.kind === 'saved' ? keptText : null}
                onEdit={() => setEditing(event.internalId)}
                onDelete={() => void remove(event)}
              />
            )}
          </Line>
        ))}
      </Box>
    </>
  );
}

/** A line of the timeline; the stroke between marks belongs to it. */
function Line({ children }: { children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: '16px minmax(0, 1fr) auto',
        columnGap: '14px',
        alignItems: 'start',
        paddingBlockEnd: '16px',
        lineHeight: '20px',
        '&:not(:last-of-type)::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 7.5,
          insetBlockStart: 24,
          insetBlockEnd: 2,
          borderInlineStart: `1px solid ${token('line-strong')}`,
        },
      }}
    >
      {children}
    </Box>
  );
}
