import type { AnswerLink, AnswerSection } from '@foothold/core/ai/builtin/answer-document.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { FilterChip } from '../../../ui/buttons/filter-chip.tsx';
import { Card } from '../../../ui/card.tsx';
import { token } from '../../../ui/tokens.ts';
import { AnswerLinkText } from './answer-link-text.tsx';
import { AnswerTable } from './answer-table.tsx';

type Props = {
  section: AnswerSection;
  /** Asks the same about another occupation. */
  onOwn: (words: string) => void;
  isOwn: (link: AnswerLink) => boolean;
};

/** One part of an answer: what it says, in sentences, a table and a list, and where its numbers are from. */
export function AnswerPart({ section, onOwn, isOwn }: Props) {
  const { t } = useLingui();
  const id = useId();
  const { title, lines = [], table, items = [], choices = [], sources = [] } = section;
  const links = { onOwn, isOwn };
  return (
    <Card aria-labelledby={id} sx={{ padding: { xs: '16px', md: '20px' } }}>
      <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Box
        sx={{
          ...{ display: 'grid', gap: '12px', marginBlockStart: '8px' },
          // A long name on a phone is cut and widens nothing.
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        {lines.length > 0 && (
          <Box sx={{ display: 'grid', gap: '4px', maxWidth: '72ch', overflowWrap: 'anywhere' }}>
            {lines.map((line) => (
              <Typography key={line} variant="body2" sx={{ textWrap: 'pretty' }}>
                {line}
              </Typography>
            ))}
          </Box>
        )}
        {choices.length > 0 && (
          <Box
            role="group"
            aria-label={t`Choose an occupation`}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}
          >
            {choices.map((choice) => (
              <FilterChip key={choice} label={choice} onClick={() => onOwn(choice)} />
            ))}
          </Box>
        )}
        {table && table.rows.length > 0 && <AnswerTable label={title} table={table} {...links} />}
        {items.length > 0 && (
          <Box
            component="ul"
            sx={{ margin: 0, paddingInlineStart: '20px', display: 'grid', gap: '8px', maxWidth: '72ch' }}
          >
            {items.map(({ text, lead, quote, links: own = [] }) => (
              <Typography
                key={`${quote} ${text}`}
                component="li"
                variant="body2"
                sx={{ overflowWrap: 'anywhere' }}
              >
                {lead && (
                  <Box component="strong" sx={{ display: 'block', fontWeight: 570 }}>
                    {lead}
                  </Box>
                )}
                {quote && (
                  <Box component="q" sx={{ display: 'block', color: token('text-2') }}>
                    {quote}
                  </Box>
                )}
                {text}
                {own.map((link) => (
                  <Fragment key={link.label}>
                    {' '}
                    <AnswerLinkText link={link} {...links} />
                  </Fragment>
                ))}
              </Typography>
            ))}
          </Box>
        )}
        {sources.length > 0 && (
          <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
            <Trans>Source: {sources.join('; ')}</Trans>
          </Box>
        )}
      </Box>
    </Card>
  );
}
