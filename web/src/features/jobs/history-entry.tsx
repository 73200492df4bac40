import type { JobEvent } from '@foothold/core/domain/job-event.ts';
import { jobStatus } from '@foothold/core/domain/job-status.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { opensLater } from '../../components/opens-later.tsx';
import { StateChip } from '../../components/state-chip.tsx';
import { StatusMark } from '../../components/status-mark.tsx';
import { token } from '../../components/tokens.ts';
import { type HistoryWords, historyWords } from './history-words.ts';
import { fullDate, shortDate } from './job-cells.ts';

const HistoryEntryMenu = opensLater(async () => (await import('./history-entry-menu.tsx')).HistoryEntryMenu);

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
  const words = historyWords(event);
  const head = useHead(words);
  const { below } = words;
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'center', paddingBlockStart: '2px' }}>
        {words.kind === 'status' ? <StatusMark status={words.status} /> : <Dot />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: '8px', alignItems: 'baseline' }}>
          <Box sx={{ flexGrow: 1, fontWeight: 570, overflowWrap: 'anywhere' }}>{head}</Box>
          <Box
            component="time"
            dateTime={event.date}
            title={fullDate(event.date)}
            sx={{ color: token('text-3'), fontSize: '0.8125rem', whiteSpace: 'nowrap' }}
          >
            {shortDate(event.date, { today })}
          </Box>
        </Box>
        {(below || extra) && (
          <Box
            sx={{
              color: token('text-2'),
              fontSize: '0.8125rem',
              lineHeight: '18px',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {below}
            {below && extra ? ' ' : ''}
            {extra}
          </Box>
        )}
        {event.dateCorrectedFrom && (
          <Box sx={{ marginBlockStart: '6px' }}>
            <StateChip kind="plain">
              <Icon name="history" size={12} />
              <Trans>Date corrected from {shortDate(event.dateCorrectedFrom, { today })}</Trans>
            </StateChip>
          </Box>
        )}
      </Box>
      <EntryMenu name={`${head}, ${shortDate(event.date, { today })}`} onEdit={onEdit} onDelete={onDelete} />
    </>
  );
}

function EntryMenu({ name, onEdit, onDelete }: { name: string; onEdit: () => void; onDelete: () => void }) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <Box>
      <IconButton
        aria-label={t`Change entry: ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(click) => setAnchor(click.currentTarget)}
        sx={{
          marginBlock: { xs: '-12px', md: '-8px' },
          marginInline: { xs: '-10px -14px', md: '-12px -10px' },
          ...quietUntilNear,
        }}
      >
        <Icon name="more" size="xs" />
      </IconButton>
      <HistoryEntryMenu
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        onEdit={choose(onEdit)}
        onDelete={choose(onDelete)}
      />
    </Box>
  );
}

/** With a mouse the menu shows on the entry under it, or when it has the focus; a finger always finds it. */
const quietUntilNear = {
  '@media (hover: hover)': {
    opacity: 0,
    'li:hover &, &:focus-visible, &[aria-expanded="true"]': { opacity: 1 },
  },
};

function Dot() {
  return (
    <Box
      sx={{
        width: 6,
        height: 6,
        borderRadius: '3px',
        backgroundColor: token('text-3'),
        marginBlockStart: '5px',
      }}
    />
  );
}

/** The head line as text; it also names the menu of the entry. */
function useHead(words: HistoryWords): string {
  const { t } = useLingui();
  switch (words.kind) {
    case 'status':
      return jobStatus(words.status).label;
    case 'saved':
      return t`Saved`;
    case 'applied':
      return t`Date applied set`;
    case 'applied-cleared':
      return t`Date applied cleared`;
    case 'follow-up':
      return t`Followed up`;
    default:
      return words.head || t`Note`;
  }
}
