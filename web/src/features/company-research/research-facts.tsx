import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { token } from '../../ui/tokens.ts';

/** One fact: what it is of, what is said, and who says so as of when. */
export type ResearchFact = {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** Where the value leads. */
  url?: string;
  source: ReactNode;
  /** The page of the source. */
  sourceUrl?: string;
  /** Too little is known to say it. */
  isUnsaid?: boolean;
};

/** Facts, each with its source and date under it. */
export function ResearchFacts({ facts }: { facts: readonly ResearchFact[] }) {
  if (facts.length === 0) return null;
  return (
    <Box component="dl" sx={{ margin: 0, paddingInline: '16px' }}>
      {facts.map(({ key, label, value, url, source, sourceUrl, isUnsaid }) => (
        <Box
          key={key}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
            columnGap: '12px',
            paddingBlock: '10px',
            fontSize: { xs: '0.9375rem', md: '0.875rem' },
            lineHeight: '20px',
            '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
          }}
        >
          <Box component="dt" sx={{ color: token('text-2') }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              margin: 0,
              textAlign: 'end',
              overflowWrap: 'anywhere',
              ...(isUnsaid ? { color: token('text-2') } : { fontWeight: 570 }),
            }}
          >
            {url ? <Out href={url}>{value}</Out> : value}
          </Box>
          <Box
            component="dd"
            sx={{
              gridColumn: '1 / -1',
              margin: 0,
              fontSize: '0.75rem',
              lineHeight: '16px',
              color: token('text-2'),
            }}
          >
            {sourceUrl ? <Out href={sourceUrl}>{source}</Out> : source}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** A link that leads out of the product. */
export function Out({ href, children }: { href: string; children: ReactNode }) {
  return (
    <MuiLink href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </MuiLink>
  );
}
