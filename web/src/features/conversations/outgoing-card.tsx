import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { token } from '../../ui/tokens.ts';
import { conversationPaths } from './conversation-paths.ts';

/** What stays on this device in a conversation with a model, or that nothing leaves it. */
export function OutgoingCard({ isByRule }: { isByRule: boolean }) {
  return (
    <Card sx={{ padding: '14px 16px 16px', flexShrink: 0 }}>
      <Box
        component="h2"
        sx={{ margin: '0 0 6px', fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600 }}
      >
        <Trans>Did not leave this device</Trans>
      </Box>
      <Box
        component="p"
        sx={{ margin: 0, fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}
      >
        {isByRule ? (
          <Trans>
            Anything. Answers come from rules on this device; the search coach asks this site how many
            postings a search has.
          </Trans>
        ) : (
          <Trans>
            Your name, phone, e-mail and address, which are cut out, and every record that is not listed under
            what was read.{' '}
            <Box component={Link} to={conversationPaths.calls} sx={{ color: token('accent') }}>
              All questions, word for word
            </Box>
          </Trans>
        )}
      </Box>
    </Card>
  );
}
