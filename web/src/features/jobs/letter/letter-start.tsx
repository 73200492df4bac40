import type { LedgerEntry } from '@foothold/core/entities/ledger/ledger-entry.ts';
import { startingLetters } from '@foothold/core/entities/letter/starting-letters.data.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId } from 'react';
import { useLetterTexts } from '../../../data/letters/letter-texts.ts';
import { token } from '../../../ui/tokens.ts';
import { useLetterWords } from './use-letter-words.ts';

/** Letters to start from, the person's own first; shown while nothing is written. */
export function LetterStart({
  onStart,
}: {
  onStart: (template: string, written: readonly LedgerEntry[]) => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const { starts } = useLetterWords();
  const own = useLetterTexts()?.rows.filter(({ kind }) => kind === 'template') ?? [];
  const letters = [
    ...own.map(({ internalId, name, text, written }) => ({
      key: `own ${internalId}`,
      name,
      use: t`Your template.`,
      text,
      written,
    })),
    ...startingLetters.map(({ key, text }) => ({ key, ...starts[key], text, written: [] })),
  ];
  return (
    <Box component="section" aria-labelledby={id}>
      <Box id={id} sx={{ fontSize: '0.875rem', lineHeight: '20px', fontWeight: 570, marginBlockEnd: '8px' }}>
        <Trans>Start from a letter, or write your own below</Trans>
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gap: '8px',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {letters.map(({ key, name, use, text, written }) => (
          <Box component="li" key={key} sx={{ display: 'grid' }}>
            <ButtonBase
              onClick={() => onStart(text, written)}
              sx={{
                display: 'grid',
                justifyItems: 'start',
                alignContent: 'start',
                textAlign: 'start',
                padding: '10px 14px',
                border: `1px solid ${token('line-strong')}`,
                borderRadius: '20px',
                fontFamily: 'inherit',
                overflowWrap: 'anywhere',
                '&:hover': { backgroundColor: token('hover') },
              }}
            >
              <Box component="span" sx={{ fontSize: '0.875rem', lineHeight: '20px', fontWeight: 570 }}>
                {name}
              </Box>
              <Box
                component="span"
                sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}
              >
                {use}
              </Box>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
