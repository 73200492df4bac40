import { mailboxGet } from '@foothold/core/contract/config.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { copyText } from '../../platform/clipboard.ts';
import { call } from '../../platform/server/api.ts';
import { AuthNote } from '../../shared/sign-in/auth-note.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { token } from '../../ui/tokens.ts';
import { shortLink } from './auth-address.ts';

const dashed = `1px dashed ${token('control')}`;

/** The newest link of the development mailbox, in a box that cannot be taken for a real mail. */
export function MailboxLink({ email, sentAt }: { email: string; sentAt: number }) {
  const { t } = useLingui();
  const [isCopied, setIsCopied] = useState(false);
  const mails = useQuery({
    queryKey: ['mailbox', email, sentAt],
    queryFn: ({ signal }) => call(mailboxGet, { query: { to: email }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Mails of other kinds come to the same address.
  const link = mails.data?.flatMap(({ links }) => links).find((one) => one.includes('token='));
  if (mails.isError)
    return (
      <AuthNote kind="bad">
        <Trans>The development mailbox did not answer. Ask for the link again.</Trans>
      </AuthNote>
    );
  return (
    <Box
      component="section"
      aria-label={t`Development mailbox`}
      sx={{ padding: '16px', border: dashed, borderRadius: '20px', backgroundColor: token('sunken') }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' }}>
        <Typography component="h2" sx={{ fontSize: 14, lineHeight: '20px', fontWeight: 620 }}>
          <Trans>Development mailbox</Trans>
        </Typography>
        <Box
          component="span"
          sx={{
            paddingInline: '8px',
            border: dashed,
            borderRadius: '20px',
            fontSize: 12,
            lineHeight: '22px',
            color: token('text-2'),
          }}
        >
          <Trans>Local only</Trans>
        </Box>
      </Box>
      <Typography sx={{ marginBlock: '4px 10px', fontSize: 13, lineHeight: '18px', color: token('text-2') }}>
        <Trans>This server has no mail set up, so the link is shown here instead of being sent.</Trans>
      </Typography>
      <Button variant="contained" fullWidth href={link ?? ''} disabled={!link} sx={{ height: 44 }}>
        <Trans>Open sign-in link</Trans>
      </Button>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '8px',
          minHeight: 44,
          marginBlockEnd: '-12px',
        }}
      >
        <Typography
          component="code"
          sx={{
            fontFamily: 'inherit',
            fontSize: 12,
            lineHeight: '16px',
            color: token('text-2'),
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {link && shortLink(link)}
        </Typography>
        <Button
          variant="text"
          disabled={!link}
          startIcon={<Icon name="copy" size={14} />}
          onClick={async () => setIsCopied(await copyText(link ?? ''))}
          sx={{ minHeight: 44, paddingInline: '8px', marginInlineEnd: '-8px', fontSize: 12, flexShrink: 0 }}
        >
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
      </Box>
    </Box>
  );
}
