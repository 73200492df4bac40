import { freshMinutes } from '@foothold/core/entities/user/session-times.ts';
import { Trans } from '@lingui/react/macro';
import type { UseMutationResult } from '@tanstack/react-query';
import { RetryFreshly } from './retry-freshly.tsx';

/** Asks to sign in again before other browsers are signed out, so that whoever found this one open cannot do it. */
export function EndFreshly<T, V>({ of }: { of: UseMutationResult<T, Error, V> }) {
  return (
    <RetryFreshly of={of}>
      <Trans>
        To sign out other browsers, sign in again: your last sign-in was more than {freshMinutes} minutes ago.
        They are signed out once you are signed in.
      </Trans>
    </RetryFreshly>
  );
}
