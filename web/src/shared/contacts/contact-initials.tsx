import { initials } from '@foothold/core/entities/user/initials.ts';
import Box from '@mui/material/Box';
import { token } from '../../ui/tokens.ts';

/** The initials of a person in a round field, beside their name. */
export function ContactInitials({ name }: { name: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        flexShrink: 0,
        alignSelf: 'flex-start',
        display: 'grid',
        placeItems: 'center',
        width: 32,
        height: 32,
        marginBlockStart: '3px',
        borderRadius: '16px',
        border: `1px solid ${token('line-strong')}`,
        backgroundColor: token('sunken'),
        color: token('text-2'),
        fontSize: '0.75rem',
        fontWeight: 620,
      }}
    >
      {initials(name)}
    </Box>
  );
}
