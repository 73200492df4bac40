import type { RefusedReason } from '@foothold/core/calendar/calendar-event.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef, useState } from 'react';
import { systemClock } from '../../../data/rows/clock.ts';
import { TitledDialog } from '../../../ui/dialogs/titled-dialog.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { token } from '../../../ui/tokens.ts';
import { homeZone } from '../shared/home-zone.ts';
import { InvitationCard } from './invitation-card.tsx';
import { likeliestFirst } from './likeliest-first.ts';
import { type InvitationFile, type InvitationProblem, readInvitations } from './read-invitations.ts';

/** Invitations drawn at first and by each press for more: a whole calendar holds hundreds. */
const batch = 10;
const maxRefused = 20;

type Props = {
  open: boolean;
  onClose: () => void;
  /** A file that was dropped; null asks for one. */
  file: File | null;
  interviews: readonly Interview[];
  /** An interview was made or changed. */
  onTaken: (id: number) => void;
};

/** Takes invitations of a calendar or e-mail file in: what they say is shown before anything is written. */
export function ImportInvitationDialog({ open, onClose, file, interviews, onTaken }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(file);
  const [read, setRead] = useState<InvitationFile | null>(null);
  const [most, setMost] = useState(batch);
  useEffect(() => setChosen(file), [file]);
  useEffect(() => {
    setRead(null);
    setMost(batch);
    if (!chosen || !open) return;
    let isMeant = true;
    void readInvitations(chosen, { home: homeZone(), now: systemClock.now() }).then(
      (answer) => isMeant && setRead(answer),
    );
    return () => {
      isMeant = false;
    };
  }, [chosen, open]);
  const close = () => {
    setChosen(null);
    onClose();
  };
  // As they were when the file was read: one that is kept meanwhile stays where it stands.
  const events = useMemo(
    () =>
      read?.ok
        ? likeliestFirst(read.events, interviews, { now: systemClock.now().getTime(), home: homeZone() })
        : [],
    [read],
  );
  return (
    <TitledDialog
      open={open}
      onClose={close}
      title={<Trans>Import an invitation</Trans>}
      under={<Trans>The file is read here; nothing leaves this browser.</Trans>}
      width={640}
    >
      <Box sx={{ display: 'grid', gap: '12px', padding: '20px', overflowY: 'auto' }}>
        <Box>
          <input
            ref={input}
            type="file"
            accept=".ics,.eml,text/calendar,message/rfc822"
            hidden
            onChange={({ target }) => {
              const [one] = target.files ?? [];
              if (one) setChosen(one);
              target.value = '';
            }}
          />
          <Button
            variant={read ? 'outlined' : 'contained'}
            startIcon={<Icon name="file-in" size="xs" />}
            onClick={() => input.current?.click()}
          >
            <Trans>Choose a file</Trans>
          </Button>
          <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', marginBlockStart: '6px' }}>
            <Trans>A calendar file (.ics) from the invitation, or the e-mail itself (.eml).</Trans>
          </Box>
        </Box>
        {read && !read.ok && (
          <Note kind="bad" icon="alert" role="alert" title={<ProblemWords problem={read.problem} />} />
        )}
        {chosen && !read && <SkeletonRows count={2} label={t`Reading the file`} />}
        {read?.ok &&
          events.slice(0, most).map((event, at) => (
            <InvitationCard
              // Two copies of one event may differ in anything; their order stays.
              key={at}
              event={event}
              interviews={interviews}
              onTaken={(id) => {
                onTaken(id);
                // With the only one of the file the dialog has done its work.
                if (events.length === 1 && read.refused.length === 0) close();
              }}
            />
          ))}
        {events.length > most && (
          <Button variant="outlined" onClick={() => setMost(most + batch)}>
            <Plural value={events.length - most} one="Show # more" other="Show # more" />
          </Button>
        )}
        {read?.ok && read.refused.length > 0 && (
          <Note
            kind="quiet"
            icon="info"
            title={
              <Plural
                value={read.refused.length}
                one="# entry cannot be imported"
                other="# entries cannot be imported"
              />
            }
          >
            <Box component="ul" sx={{ margin: 0, paddingInlineStart: '20px' }}>
              {read.refused.slice(0, maxRefused).map(({ summary, reason }, at) => (
                <li key={at}>
                  {summary || <Trans>Without a name</Trans>}: <RefusedWords reason={reason} />
                </li>
              ))}
              {read.refused.length > maxRefused && (
                <li>
                  <Plural value={read.refused.length - maxRefused} one="# more" other="# more" />
                </li>
              )}
            </Box>
          </Note>
        )}
      </Box>
    </TitledDialog>
  );
}

function ProblemWords({ problem }: { problem: InvitationProblem }) {
  switch (problem) {
    case 'too-large':
      return <Trans>This file is larger than 10 MB, too large for an invitation.</Trans>;
    case 'damaged':
      return <Trans>This calendar file is damaged and cannot be read.</Trans>;
    case 'no-events':
      return <Trans>This calendar file has no appointment in it.</Trans>;
    case 'too-many-events':
      return (
        <Trans>
          This file contains a whole calendar of over 2,000 entries. Choose the file of the invitation.
        </Trans>
      );
    case 'unreadable':
      return <Trans>The browser cannot read this file. It may have been moved; choose it again.</Trans>;
    case 'no-part':
      return (
        <Trans>The part of Foothold that reads calendars did not load. Try again when you are online.</Trans>
      );
    default:
      return <Trans>There is no calendar in this file. Choose the .ics file of the invitation.</Trans>;
  }
}

function RefusedWords({ reason }: { reason: RefusedReason }) {
  switch (reason) {
    case 'repeats':
      return <Trans>it repeats by a rule that cannot be read. Add its dates one by one.</Trans>;
    case 'no-start':
      return <Trans>it has no date.</Trans>;
    case 'bad-start':
      return <Trans>its day does not exist.</Trans>;
    case 'unknown-zone':
      return <Trans>its time zone is not known. Add it by hand.</Trans>;
    default:
      return <Trans>it is an answer to an invitation.</Trans>;
  }
}
