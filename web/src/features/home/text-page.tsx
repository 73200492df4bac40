import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHead } from '../../ui/page-head.tsx';
import { token } from '../../ui/tokens.ts';
import { SiteLinks } from './site-links.tsx';

/** A page to read: title, one leading sentence, parts. */
export function TextPage({
  title,
  lead,
  children,
}: {
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <Box sx={{ maxWidth: 640, marginInline: 'auto', paddingBlockStart: { md: '36px' } }}>
      <PageHead title={title} />
      <Typography sx={{ color: token('text-2'), textWrap: 'pretty' }}>{lead}</Typography>
      {children}
      <SiteLinks />
    </Box>
  );
}

/** A part of such a page. */
export function TextPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="section"
      sx={{
        marginBlockStart: '28px',
        fontSize: { xs: '1rem', md: '0.9375rem' },
        lineHeight: '24px',
        color: token('text-2'),
        maxWidth: '66ch',
        '& p': { margin: '0 0 10px', textWrap: 'pretty' },
        '& a': { color: token('accent'), textUnderlineOffset: 2 },
        '& ul': { margin: '0 0 10px', paddingInlineStart: '20px' },
        '& li': { marginBlockEnd: '4px' },
      }}
    >
      <Typography variant="h2" sx={{ color: token('text'), marginBlockEnd: '6px' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
