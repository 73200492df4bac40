import { type LetterGap, unknownFields } from '@foothold/core/entities/letter/letter-gaps.ts';
import { letterLength, usualLetterWords } from '@foothold/core/entities/letter/letter-length.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { token } from '../../../ui/tokens.ts';
import { useLetterWords } from './use-letter-words.ts';

type Props = {
  id: string;
  text: string;
  language: string;
  gaps: readonly LetterGap[];
  /** Selects a gap in the text. */
  onGap: (from: number, to: number) => void;
};

/** Below the letter: what is left to fill in, each leading to its place, and how long it is, said quietly. */
export function LetterLine({ id, text, language, gaps, onGap }: Props) {
  const { t } = useLingui();
  const { fields } = useLetterWords();
  const { words, kind } = useMemo(() => letterLength(text, language), [text, language]);
  const [unknown] = useMemo(() => unknownFields(text), [text]);
  const { from, to } = usualLetterWords;
  return (
    <Box
      id={id}
      sx={{ marginBlockStart: '6px', fontSize: '0.8125rem', lineHeight: '18px', color: token('text-3') }}
    >
      {gaps.length > 0 && (
        <Box sx={{ marginBlockEnd: '6px' }}>
          <Box component="span" sx={{ color: token('warn'), fontWeight: 570 }}>
            <Plural value={gaps.length} one="# place to fill in:" other="# places to fill in:" />
          </Box>
          <Box
            component="ul"
            aria-label={t`Places to fill in`}
            sx={{
              listStyle: 'none',
              margin: '4px 0 0',
              padding: 0,
              display: 'flex',
              flexWrap: 'wrap',
              gap: '6px',
            }}
          >
            {gaps.map((gap) => (
              <Box component="li" key={gap.from} sx={{ maxWidth: '100%' }}>
                <Button
                  variant="outlined"
                  onClick={() => onGap(gap.from, gap.to)}
                  sx={{
                    minHeight: { xs: 44, md: 28 },
                    padding: '2px 10px',
                    fontSize: '0.8125rem',
                    fontWeight: 450,
                    textAlign: 'start',
                    whiteSpace: 'normal',
                    overflowWrap: 'anywhere',
                  }}
                >
                  {gap.kind === 'field' && gap.name in fields
                    ? fields[gap.name as keyof typeof fields]
                    : gap.name}
                </Button>
              </Box>
            ))}
          </Box>
        </Box>
      )}
      {unknown !== undefined && (
        <Box sx={{ marginBlockEnd: '4px' }}>
          <Trans>
            “{`{${unknown}}`}” is printed as is. To make it a place to fill in, write {`{? ${unknown}}`}.
          </Trans>
        </Box>
      )}
      {kind !== 'empty' && (
        <span>
          <Plural value={words} one="# word." other="# words." />{' '}
          {kind !== 'usual' && (
            <Trans>
              About {from} to {to} is usual.
            </Trans>
          )}
        </span>
      )}
    </Box>
  );
}
