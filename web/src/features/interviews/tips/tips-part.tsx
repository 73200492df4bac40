import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { href } from '../../../platform/href.ts';
import { Card } from '../../../ui/card.tsx';
import { token } from '../../../ui/tokens.ts';
import { interviewPaths } from '../interview-paths.ts';
import type { TipsSection } from './tips.data.ts';

/** The tips of one stage or kind, each with its source where it states a fact. */
export function TipsPart({ section }: { section: TipsSection }) {
  const { i18n } = useLingui();
  const { id, title, lead, tips, own } = section;
  return (
    <Card
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{ padding: { xs: '16px', md: '20px' }, scrollMarginBlockStart: '76px' }}
    >
      <Typography id={`${id}-title`} variant="h2">
        {i18n._(title)}
      </Typography>
      <Box component="p" sx={{ margin: '4px 0 0', color: token('text-2'), maxWidth: '66ch' }}>
        {i18n._(lead)}
      </Box>
      <Box
        component="ul"
        sx={{
          margin: '12px 0 0',
          paddingInlineStart: '20px',
          display: 'grid',
          gap: '10px',
          maxWidth: '66ch',
        }}
      >
        {tips.map(({ text, source }) => (
          <Box component="li" key={text.id} sx={{ lineHeight: '22px', textWrap: 'pretty' }}>
            {i18n._(text)}
            {source && (
              <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: token('text-2') }}>
                <Trans>Source:</Trans>{' '}
                <a href={source.url} target="_blank" rel="noopener noreferrer">
                  {source.name}
                </a>
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {own && (
        <Box sx={{ marginBlockStart: '12px', fontSize: '0.875rem' }}>
          {own === 'stories' && (
            <Link to={interviewPaths.stories()}>
              <Trans>Write your stories</Trans>
            </Link>
          )}
          {own === 'practice' && (
            <Link to={interviewPaths.practice()}>
              <Trans>Practice such questions</Trans>
            </Link>
          )}
          {own === 'interviews' && (
            <Link to={interviewPaths.all}>
              <Trans>Open your interviews</Trans>
            </Link>
          )}
          {own === 'offers' && (
            <Link to={href('/jobs/offers')}>
              <Trans>Compare your offers</Trans>
            </Link>
          )}
        </Box>
      )}
    </Card>
  );
}
