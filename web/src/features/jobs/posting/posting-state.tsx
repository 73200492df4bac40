import { dateOfText } from '@foothold/core/dates/calendar-date.ts';
import type { PostingVersion } from '@foothold/core/entities/job/posting-versions.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import type { PostingCheck } from '../../../data/documents/snapshots.ts';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { IconName } from '../../../ui/icons/icon-names.ts';
import { token } from '../../../ui/tokens.ts';
import { fullDate } from '../shared/job-cells.ts';
import { changesOf } from './posting-changes.ts';

const PostingChangesDialog = opensLater(
  async () => (await import('./posting-changes-dialog.tsx')).PostingChangesDialog,
);

type Props = {
  versions: readonly PostingVersion[];
  /** The last look-up in the search, null when there was none. */
  check: PostingCheck | null;
};

/** What became of a posting since it was saved: closed, changed, when it was last looked up. Nothing to say, nothing shown. */
export function PostingState({ versions, check }: Props) {
  const [isOpen, setOpen] = useState(false);
  const changes = changesOf(versions).length;
  const closed = fullDate(dateOfText(versions.at(-1)?.closedAt ?? ''));
  const checked = fullDate(dateOfText(check?.at ?? ''));
  return (
    <>
      {closed && (
        <Line icon="ban">
          <Trans>No longer in the search since {closed}.</Trans>
        </Line>
      )}
      {changes > 0 && (
        <Line icon="history">
          <span style={{ flexGrow: 1 }}>
            <Plural
              value={changes}
              one="Changed once since you saved it."
              other="Changed # times since you saved it."
            />
          </span>
          <Button
            variant="text"
            onClick={() => setOpen(true)}
            sx={{
              color: token('accent'),
              marginInlineEnd: '-8px',
              fontSize: '0.8125rem',
              paddingInline: '8px',
              flexShrink: 0,
            }}
          >
            <Trans>What changed</Trans>
          </Button>
        </Line>
      )}
      {checked && (
        <Line icon={check?.isGone ? 'search-empty' : 'refresh'}>
          {check?.isGone ? (
            <Trans>The search no longer had this posting on {checked}.</Trans>
          ) : (
            <CheckedLine day={checked} isSame={changes === 0 && closed === ''} />
          )}
        </Line>
      )}
      {changes > 0 && (
        <PostingChangesDialog open={isOpen} versions={versions} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function CheckedLine({ day, isSame }: { day: string; isSame: boolean }) {
  if (isSame) return <Trans>No change up to {day}.</Trans>;
  return <Trans>Last looked up on {day}.</Trans>;
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '8px',
        minHeight: 32,
        color: token('text-2'),
        fontSize: '0.8125rem',
        lineHeight: '18px',
      }}
    >
      <Icon name={icon} size={16} />
      {children}
    </Box>
  );
}
