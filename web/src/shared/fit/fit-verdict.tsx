import { type FitWord, fitWords } from '@foothold/core/fit/fit.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { token } from '../../ui/tokens.ts';
import type { FitReport } from './fit-messages.ts';
import { useFitNames } from './fit-names.ts';
import { CapText, NoWordText, useNextNeeds } from './use-fit-words.tsx';

/** One of the five words, what it stands on, and what the next one would need; never a percentage. */
export function FitVerdict({ report: { asked, fit } }: { report: FitReport }) {
  const { t } = useLingui();
  const nameOf = useFitNames();
  const needs = useNextNeeds()(fit, asked.requirements);
  const { must, nice } = fit.counts;
  const count = must.all > 0 ? must : nice;
  const there = count.found + count.partly;
  if (fit.word === null)
    return (
      <Box sx={{ color: token('text-2'), fontSize: '0.875rem', lineHeight: '20px' }}>
        <NoWordText reason={fit.reason} />
      </Box>
    );
  const next = fit.next && nameOf(fit.next.word);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '10px' }}>
        <Box component="span" sx={{ fontSize: '1.75rem', lineHeight: '36px', fontWeight: 620 }}>
          {nameOf(fit.word)}
        </Box>
        <Box component="span" sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px' }}>
          {must.all > 0 ? (
            <Trans>
              {there} of <Plural value={must.all} one="# must-have" other="# must-haves" />, whole or in part
            </Trans>
          ) : (
            <Trans>
              {there} of <Plural value={nice.all} one="# nice-to-have" other="# nice-to-haves" />, whole or in
              part
            </Trans>
          )}
        </Box>
      </Box>
      <Scale word={fit.word} label={t`From Weak to Great`} />
      <Box
        sx={{
          color: token('text-2'),
          fontSize: '0.8125rem',
          lineHeight: '18px',
          display: 'grid',
          gap: '4px',
        }}
      >
        {fit.cap && (
          <span>
            <CapText cap={fit.cap} />
          </span>
        )}
        {next && needs && (
          <span>
            <Trans>
              {next} needs in your words: {needs}.
            </Trans>
          </span>
        )}
        <span>
          <Trans>A must-have counts as much as four nice-to-haves; licenses and years count most.</Trans>
        </span>
      </Box>
    </>
  );
}

function Scale({ word, label }: { word: FitWord; label: string }) {
  const nameOf = useFitNames();
  const at = fitWords.indexOf(word);
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
        gap: '4px',
        margin: '8px 0 10px',
        padding: 0,
        fontSize: '0.75rem',
        lineHeight: '16px',
        color: token('text-2'),
      }}
    >
      {fitWords.map((one, place) => (
        <Box
          component="li"
          key={one}
          {...(one === word && { 'aria-current': 'true' })}
          sx={{
            '&::before': {
              content: '""',
              display: 'block',
              height: 6,
              marginBlockEnd: '6px',
              borderRadius: '3px',
              backgroundColor: place <= at ? token('good') : token('line-strong'),
            },
            ...(one === word && { color: token('good'), fontWeight: 570 }),
          }}
        >
          {nameOf(one)}
        </Box>
      ))}
    </Box>
  );
}
