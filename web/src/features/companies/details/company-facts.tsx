import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { token } from '../../../ui/tokens.ts';
import { CardText, DetailCard } from './detail-card.tsx';
import type { CompanyFactLine } from './use-company-facts.ts';

/** What is known of a company, each fact with its source and date under it; one without a source is not shown. */
export function CompanyFacts({ facts }: { facts: readonly CompanyFactLine[] }) {
  return (
    <DetailCard title={<Trans>Facts</Trans>}>
      <Box component="dl" sx={{ margin: 0, paddingInline: '16px' }}>
        {facts.map(({ label, value, url, source, isUnsaid }) => (
          <Box key={label} sx={row}>
            <Box component="dt" sx={{ color: token('text-2') }}>
              {label}
            </Box>
            <Box
              component="dd"
              sx={{ ...valueCell, ...(isUnsaid ? { color: token('text-2') } : { fontWeight: 570 }) }}
            >
              {url ? (
                <MuiLink
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  sx={{ paddingBlock: { xs: '10px', md: 0 } }}
                >
                  {value}
                </MuiLink>
              ) : (
                value
              )}
            </Box>
            <Box component="dd" sx={sourceCell}>
              {source}
            </Box>
          </Box>
        ))}
      </Box>
      {facts.length === 0 && (
        <CardText>
          <Trans>Nothing is known yet. Edit the company, or wait for its postings.</Trans>
        </CardText>
      )}
    </DetailCard>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '12px',
  paddingBlock: '10px',
  fontSize: { xs: '0.9375rem', md: '0.875rem' },
  lineHeight: '20px',
  '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
} as const;
const valueCell = { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' } as const;
const sourceCell = {
  gridColumn: '1 / -1',
  margin: 0,
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: token('text-3'),
} as const;
