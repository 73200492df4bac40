import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Icon } from '../../components/icon.tsx';
import { token } from '../../components/tokens.ts';

/** Says which stored jobs cannot be read, by their ids, beside a list that goes on (DESIGN.md, one entity). */
export function BrokenNote({ ids }: { ids: readonly number[] }) {
  if (ids.length === 0) return null;
  const named = ids.slice(0, 5).join(', ');
  const more = ids.length - 5;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        gap: '10px',
        alignItems: 'flex-start',
        padding: '10px 16px',
        marginBlockEnd: '12px',
        borderRadius: '20px',
        border: `1px solid ${token('line')}`,
        backgroundColor: token('sunken'),
        color: token('text-2'),
        fontSize: '0.8125rem',
        lineHeight: '18px',
      }}
    >
      <Icon name="info" size={16} />
      <span>
        <Plural value={ids.length} one="# job could not be read:" other="# jobs could not be read:" />{' '}
        <Plural value={ids.length} one="job" other="jobs" /> {named}
        {more > 0 && <Plural value={more} one=" and # more" other=" and # more" />}.{' '}
        <Trans>Nothing was deleted, and every other job is here.</Trans>
      </span>
    </Box>
  );
}
