import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { href } from '../../../platform/href.ts';
import { Card } from '../../../ui/card.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = { resumeId: number };

/** What was made without a model, and where the rest of what rules know of a resume is. */
export function RulesCard({ resumeId }: Props) {
  return (
    <Card sx={{ padding: '16px', fontSize: '0.8125rem', lineHeight: '18px' }}>
      <Box
        component="h2"
        sx={{ margin: '0 0 4px', fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600 }}
      >
        <Trans>Or keep it on this device</Trans>
      </Box>
      <Box sx={{ color: token('text-2'), marginBlockEnd: '6px' }}>
        <Trans>
          The unmarked proposals are made by rules: free, no call, the same each time. The review looks at the
          whole resume.
        </Trans>
      </Box>
      <MuiLink
        component={Link}
        to={href('/resume/review/:internalId', { internalId: resumeId })}
        sx={{ fontWeight: 570 }}
      >
        <Trans>Open the review</Trans>
      </MuiLink>
    </Card>
  );
}
