import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { token } from '../../../ui/tokens.ts';

type Props = { name: string; under: string; isChosen: boolean; onChoose: () => void };

/** The head of a column: its name, which chooses it, and what it is. */
export function ColumnHead({ name, under, isChosen, onChoose }: Props) {
  return (
    <>
      <ButtonBase
        aria-pressed={isChosen}
        onClick={onChoose}
        sx={{
          typography: 'body1',
          fontSize: '0.9375rem',
          fontWeight: 600,
          lineHeight: '20px',
          minHeight: 24,
          textAlign: 'start',
          borderRadius: '6px',
          overflowWrap: 'anywhere',
        }}
      >
        {name}
      </ButtonBase>
      {under && <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>{under}</Box>}
    </>
  );
}
