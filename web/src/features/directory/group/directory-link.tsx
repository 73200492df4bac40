import { webAddress } from '@foothold/core/text/web-address.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { token } from '../../../ui/tokens.ts';

type Props = { url: string; isText: boolean; isUnconfirmed: boolean };

/** An address of the directory: a link, or text where nobody should press it yet; of what one person says its host stands before. */
export function DirectoryLink({ url, isText, isUnconfirmed }: Props) {
  const address = webAddress(url);
  const host = URL.parse(address)?.host ?? '';
  if (isText || address === '')
    return (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {url}{' '}
        <Box component="span" sx={{ color: token('text-2'), fontSize: '0.8125rem' }}>
          <Trans>(not a link: from a new account, or disputed)</Trans>
        </Box>
      </Box>
    );
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      <MuiLink href={address} target="_blank" rel="nofollow noopener noreferrer">
        {url}
      </MuiLink>
      {isUnconfirmed && (
        <Box component="span" sx={{ color: token('text-2'), fontSize: '0.8125rem' }}>
          {' '}
          <Trans>(leads to {host}, not confirmed)</Trans>
        </Box>
      )}
    </Box>
  );
}
