import type { PendingEmail } from '@foothold/core/contract/user.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Icon } from '../../ui/icons/icon.tsx';
import { token } from '../../ui/tokens.ts';
import { useMailedLinks } from './use-mailed-links.ts';

type Props = {
  present: string;
  pending: PendingEmail;
  isBusy: boolean;
  onAskAgain: () => void;
  onCancel: () => void;
};

/** A change of address that waits: which of the two addresses has confirmed it, and the ways on. */
export function PendingAddress({ present, pending, isBusy, onAskAgain, onCancel }: Props) {
  const { t } = useLingui();
  const { email, oldConfirmed, newConfirmed, keepsOthers } = pending;
  const links = useMailedLinks([present, email]);
  return (
    <Box
      component="section"
      aria-label={t`Change of address`}
      sx={{
        marginBlockStart: '16px',
        padding: '16px',
        borderRadius: '20px',
        border: `1px solid ${token('line')}`,
        backgroundColor: token('sunken'),
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ fontWeight: 600 }}>
        <Trans>Waiting to become {email}</Trans>
      </Box>
      <Box component="ul" sx={{ margin: '8px 0', padding: 0, listStyle: 'none' }}>
        <Confirmation address={present} isDone={oldConfirmed} link={links.get(present)} />
        <Confirmation address={email} isDone={newConfirmed} link={links.get(email)} />
      </Box>
      <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px' }}>
        <Trans>
          The links work for an hour. New ones replace them, and both addresses then confirm again. A link
          that was opened shows here when you come back to this tab.
        </Trans>{' '}
        {keepsOthers ? (
          <Trans>Other browsers stay signed in.</Trans>
        ) : (
          <Trans>The change signs out every browser but the one that requested it.</Trans>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '12px' }}>
        <Button variant="outlined" aria-busy={isBusy} onClick={() => !isBusy && onAskAgain()}>
          <Trans>Send new links</Trans>
        </Button>
        <Button variant="text" onClick={() => !isBusy && onCancel()}>
          <Trans>Cancel change</Trans>
        </Button>
      </Box>
    </Box>
  );
}

type ConfirmationProps = {
  address: string;
  isDone: boolean;
  /** The link itself, where mails go to the mailbox of this machine. */
  link: string | undefined;
};

function Confirmation({ address, isDone, link }: ConfirmationProps) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: '8px', paddingBlock: '2px' }}>
      <Box
        component="span"
        sx={{ paddingBlockStart: '2px', color: isDone ? token('good') : token('text-3') }}
      >
        <Icon name={isDone ? 'check' : 'mail'} size={16} />
      </Box>
      <span>
        {isDone ? <Trans>{address} has confirmed.</Trans> : <Trans>{address} has not confirmed yet.</Trans>}
        {!isDone && link && (
          <>
            {' '}
            <Link href={link} target="_blank" rel="noreferrer" underline="always">
              <Trans>Open its link in a new tab</Trans>
            </Link>
          </>
        )}
      </span>
    </Box>
  );
}
