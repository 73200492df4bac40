import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { token } from '../../../ui/tokens.ts';

/** Where the figures of the table come from, by their numbers, and what is no figure of anybody. */
export function SourceNotes({ notes }: { notes: readonly string[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '4px 24px',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        padding: { xs: '12px 0', md: '14px 20px' },
        fontSize: '0.75rem',
        lineHeight: '16px',
        color: token('text-2'),
        borderBlockStart: `1px solid ${token('line')}`,
      }}
    >
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
      <span>
        <Trans>
          Estimates for choosing, no tax advice. Rents may be off by 10%, prices by 5%, a median wage by 10%.
        </Trans>
      </span>
    </Box>
  );
}
