import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useSession } from '../../platform/server/session.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { signingOut, signingOutAndErasing } from '../../shared/sign-in/signing-out.ts';
import { Card } from '../../ui/card.tsx';
import { partLater } from '../../ui/dialogs/part-later.tsx';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { OfflineNote } from '../../ui/notes/offline-note.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { AddressSection } from './address-section.tsx';
import { LeavingSection } from './leaving-section.tsx';
import { NameSection } from './name-section.tsx';
import { profileQuery } from './profile-query.ts';
import { RemoteProblem } from './remote-problem.tsx';
import { SignInsSection } from './sign-ins-section.tsx';

const PlanSection = partLater(async () => (await import('./plan-section.tsx')).PlanSection);
const PasskeysSection = partLater(
  async () => (await import('./passkeys/passkeys-section.tsx')).PasskeysSection,
);
// Below everything that a person comes here for.
const ActivitySection = partLater(async () => (await import('./activity-section.tsx')).ActivitySection);

/**
 * The account of the signed-in person: name, address, sign-ins, passkeys, security activity, and the ways to leave
 * (docs/spec/screens.md, Addresses).
 */
export function ProfileScreen() {
  const { user, expired } = useSession();
  if (!user) return null;
  return <Profile key={user.userId} userId={user.userId} email={user.email} expired={expired} />;
}

function Profile({ userId, email, expired }: { userId: string; email: string; expired: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const { billing } = useSiteConfig();
  const [isErasing, setErasing] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const profile = useQuery(profileQuery(userId));

  // In place of the screen, so that no form on it asks whether it may be left.
  if (isErasing || isDeleted)
    return <Navigate to="/" replace state={isErasing ? signingOutAndErasing(userId) : signingOut} />;
  return (
    <Box sx={{ maxWidth: 760, marginInline: 'auto' }}>
      <PageHead
        title={<Trans>Profile</Trans>}
        {...(!profile.data && { fact: email })}
        documentTitle={t`Profile`}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: '8px', md: '16px' } }}>
        {!isOnline && (
          <OfflineNote>
            <Trans>
              Your name, address and sign-ins are on the server and need a connection. Signing out works
              anyway.
            </Trans>
          </OfflineNote>
        )}
        {isOnline && !expired && (
          <RemoteProblem
            error={profile.error}
            title={<Trans>Your profile did not load.</Trans>}
            retry={<Trans>Retry profile</Trans>}
            onRetry={() => void profile.refetch()}
          />
        )}
        {profile.data && (
          <>
            <NameSection profile={profile.data} />
            <AddressSection profile={profile.data} />
          </>
        )}
        {profile.isLoading && (
          <Card>
            <SkeletonRows label={t`Loading your profile`} count={3} />
          </Card>
        )}
        {isOnline && !expired && !profile.error && (
          <>
            {billing && <PlanSection userId={userId} />}
            <SignInsSection userId={userId} />
            <PasskeysSection userId={userId} />
            <ActivitySection userId={userId} />
          </>
        )}
        <LeavingSection
          onSignOut={() => void navigate('/', { replace: true, state: signingOut })}
          onErase={() => setErasing(true)}
          onDeleted={({ erase }) => (erase ? setErasing(true) : setDeleted(true))}
        />
      </Box>
    </Box>
  );
}
