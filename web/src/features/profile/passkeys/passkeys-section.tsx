import { maxPasskeys } from '@foothold/core/contract/passkeys.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { canUsePasskeys } from '../../../platform/server/passkeys.ts';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { token } from '../../../ui/tokens.ts';
import { RemoteProblem } from '../remote-problem.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeysQuery } from './passkeys-query.ts';
import { SecondSignIn } from './second-sign-in.tsx';

/** What mails about passkeys lead to. */
const anchor = 'passkeys';

/** The passkeys of the account: each named, with the way to remove it, and whether one is needed beside a link or Google. */
export function PasskeysSection({ userId }: { userId: string }) {
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const query = useQuery(passkeysQuery(userId));
  const { data } = query;
  const isHere = data !== undefined;
  useEffect(() => {
    if (isHere && location.hash === `#${anchor}`) document.getElementById(anchor)?.scrollIntoView();
  }, [isHere]);
  const canAdd = canUsePasskeys();
  return (
    <SectionCard
      anchor={anchor}
      title={<Trans>Passkeys</Trans>}
      lead={
        <Trans>
          A passkey signs you in with your fingerprint, face or PIN instead of an e-mail link. It works on
          this site alone, so no other site can trick you out of it.
        </Trans>
      }
    >
      {query.isPending && <SkeletonRows label={t`Loading passkeys`} count={1} height={57} />}
      <RemoteProblem
        error={query.error}
        title={<Trans>The passkeys did not load.</Trans>}
        retry={<Trans>Retry passkeys</Trans>}
        onRetry={() => void query.refetch()}
      />
      {data && data.passkeys.length > 0 && (
        <Box component="ul" aria-label={t`Passkeys`} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              userId={userId}
              passkey={passkey}
              endsDemand={data.isDemanded && data.passkeys.length === 1}
            />
          ))}
        </Box>
      )}
      {data?.passkeys.length === 0 && !isAdding && (
        <Box sx={{ color: token('text-2') }}>
          <Trans>No passkey yet.</Trans>
        </Box>
      )}
      {data && !canAdd && (
        <Box sx={{ marginBlockStart: '8px', color: token('text-2') }}>
          <Trans>
            This browser cannot create a passkey at this address. Passkeys need a current browser and https,
            or localhost.
          </Trans>
        </Box>
      )}
      {data && data.passkeys.length >= maxPasskeys && (
        <Box sx={{ marginBlockStart: '8px', color: token('text-2') }}>
          <Trans>An account can have {maxPasskeys} passkeys. Remove one to add another.</Trans>
        </Box>
      )}
      {data && canAdd && data.passkeys.length < maxPasskeys && !isAdding && (
        <Button variant="outlined" sx={{ marginBlockStart: '12px' }} onClick={() => setAdding(true)}>
          <Trans>Add a passkey</Trans>
        </Button>
      )}
      {isAdding && <AddPasskey userId={userId} onClose={() => setAdding(false)} />}
      {data && (data.passkeys.length > 0 || data.isDemanded) && <SecondSignIn userId={userId} state={data} />}
    </SectionCard>
  );
}
