import {
  lossCancel,
  type OwnPasskeys,
  recoveryCodesRenew,
  secondDemand,
  secondRelease,
} from '@foothold/core/contract/passkeys.ts';
import { freshMinutes } from '@foothold/core/entities/user/session-times.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/server/api.ts';
import { Tick } from '../../../ui/buttons/tick.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { momentText } from '../../../ui/moment-text.ts';
import { Note } from '../../../ui/notes/note.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { RemoteProblem } from '../remote-problem.tsx';
import { otherError, RetryFreshly } from '../retry-freshly.tsx';
import { passkeysChanged } from './passkeys-query.ts';

const RecoveryCodesDialog = opensLater(
  async () => (await import('./recovery-codes-dialog.tsx')).RecoveryCodesDialog,
);

type Change = 'demand' | 'release' | 'codes' | 'cancel-loss';

/** Whether a link or Google also needs a passkey: turned on and off here, with recovery codes and a reported loss. */
export function SecondSignIn({ userId, state }: { userId: string; state: OwnPasskeys }) {
  const client = useQueryClient();
  const [question, setQuestion] = useState<'demand' | 'release' | null>(null);
  const [keepsOthers, setKeepsOthers] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const others = keepsOthers ? ('keep' as const) : ('end' as const);
  const change = useMutation({
    // Without a connection it says so at once instead of waiting for one.
    networkMode: 'always',
    mutationFn: async (what: Change): Promise<string[]> => {
      if (what === 'demand') return (await call(secondDemand, { body: { others } })).codes;
      if (what === 'codes') return (await call(recoveryCodesRenew)).codes;
      if (what === 'release') await call(secondRelease, { query: { others } });
      else await call(lossCancel);
      return [];
    },
    onSuccess: async (made, what) => {
      setCodes(made);
      if (what === 'release') showToast({ text: <Trans>A passkey is no longer needed.</Trans> });
      if (what === 'cancel-loss') showToast({ text: <Trans>Canceled. The passkey stays needed.</Trans> });
      await passkeysChanged(client, userId);
    },
  });
  const { isDemanded, codesLeft, lossDueAt } = state;
  const due = lossDueAt && momentText(lossDueAt);
  const start = (what: Change) => !change.isPending && change.mutate(what);
  return (
    <Box
      sx={{
        marginBlockStart: '20px',
        paddingBlockStart: '16px',
        borderBlockStart: `1px solid ${token('line')}`,
      }}
    >
      {due && (
        <Box sx={{ marginBlockEnd: '12px' }}>
          <Note
            kind="warn"
            icon="alert"
            title={<Trans>Somebody reported your passkey as lost.</Trans>}
            action={
              <Button variant="outlined" onClick={() => start('cancel-loss')}>
                <Trans>Cancel it</Trans>
              </Button>
            }
          >
            <Trans>
              From {due} on, an e-mail link or Google signs in without it and removes all passkeys. If it was
              not you, cancel it and check who else can read your mail.
            </Trans>
          </Note>
        </Box>
      )}
      <Typography variant="h3" sx={{ fontSize: 14, lineHeight: '20px', fontWeight: 570 }}>
        <Trans>Also ask for a passkey</Trans>
      </Typography>
      <Typography variant="body2" sx={{ color: token('text-2'), maxWidth: '66ch' }}>
        {isDemanded ? (
          <Trans>
            On: an e-mail link or Google alone does not sign in.{' '}
            <Plural value={codesLeft} one="# recovery code is left." other="# recovery codes are left." />
          </Trans>
        ) : (
          <Trans>Off: an e-mail link or Google alone signs in, so whoever reads your mail can sign in.</Trans>
        )}
      </Typography>
      <RemoteProblem
        error={otherError(change.error)}
        title={<Trans>Nothing was changed.</Trans>}
        retry={<Trans>Try again</Trans>}
        onRetry={() => change.variables && change.mutate(change.variables)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '12px' }}>
        {isDemanded ? (
          <>
            <Button variant="outlined" onClick={() => start('codes')}>
              <Trans>Make new recovery codes</Trans>
            </Button>
            <Button variant="text" onClick={() => setQuestion('release')}>
              <Trans>Turn off</Trans>
            </Button>
          </>
        ) : (
          <Button variant="outlined" onClick={() => setQuestion('demand')}>
            <Trans>Also ask for a passkey</Trans>
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={question !== null}
        title={
          question === 'release' ? (
            <Trans>Stop asking for a passkey?</Trans>
          ) : (
            <Trans>Also ask for a passkey?</Trans>
          )
        }
        confirm={question === 'release' ? <Trans>Stop asking</Trans> : <Trans>Ask for it</Trans>}
        keep={question === 'release' ? <Trans>Keep asking</Trans> : <Trans>Not now</Trans>}
        onClose={() => setQuestion(null)}
        onConfirm={() => {
          if (question) start(question);
          setQuestion(null);
        }}
      >
        {question === 'release' ? (
          <Trans>
            An e-mail link or Google alone then signs in, and your recovery codes work no longer. All other
            browsers are signed out.
          </Trans>
        ) : (
          <Trans>
            An e-mail link or Google then needs your passkey as well. You get ten recovery codes for the day
            you lose it. All other browsers are signed out.
          </Trans>
        )}
        <Box sx={{ marginBlockStart: '8px' }}>
          <Tick checked={keepsOthers} onChange={setKeepsOthers}>
            <Trans>Keep other sign-ins</Trans>
          </Tick>
        </Box>
      </ConfirmDialog>
      <RecoveryCodesDialog open={codes.length > 0} codes={codes} onClose={() => setCodes([])} />
      <RetryFreshly of={change}>
        <Trans>
          To change this, sign in again: your last sign-in was more than {freshMinutes} minutes ago.
        </Trans>
      </RetryFreshly>
    </Box>
  );
}
