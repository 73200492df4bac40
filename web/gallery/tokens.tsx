import Box from '@mui/material/Box';
import { type Token, token } from '../src/ui/tokens.ts';
import { Part } from './part.tsx';

const grounds: Token[] = ['page', 'surface', 'sunken', 'hover', 'tint'];
const inks: Token[] = ['text', 'text-2', 'text-3', 'accent', 'warn', 'bad', 'talk'];

/** Every text color on every ground. */
export function Tokens() {
  return (
    <Part title="Colors">
      {grounds.map((ground) => (
        <Box
          key={ground}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: '16px',
            padding: '8px 12px',
            border: `1px solid ${token('line')}`,
            borderRadius: '14px',
            backgroundColor: token(ground),
          }}
        >
          {inks.map((ink) => (
            <span key={ink} style={{ color: token(ink) }}>
              {ink} on {ground}
            </span>
          ))}
        </Box>
      ))}
    </Part>
  );
}
