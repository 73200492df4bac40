import type { SecurityEvent } from '@foothold/core/contract/security-log.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What happened, in a sentence without its end. */
export function activityWords({ kind, reason }: Pick<SecurityEvent, 'kind' | 'reason'>): ReactNode {
  switch (kind) {
    case 'signed-in-by-link':
      return <Trans>Signed in with an e-mail link</Trans>;
    case 'signed-in-with-google':
      return <Trans>Signed in with Google</Trans>;
    case 'signed-in-with-passkey':
      return <Trans>Signed in with a passkey</Trans>;
    case 'signed-in-with-recovery-code':
      return <Trans>Signed in with a recovery code</Trans>;
    case 'sign-in-refused':
      return refusedWords(reason);
    case 'limit-reached':
      return reason === 'recovery-code' ? (
        <Trans>Too many recovery codes were tried</Trans>
      ) : (
        <Trans>Too many sign-in links were requested</Trans>
      );
    case 'signed-out':
      return <Trans>Signed out</Trans>;
    case 'sign-in-ended':
      return <Trans>Another browser was signed out from the profile</Trans>;
    case 'other-sign-ins-ended':
      return <Trans>All other browsers were signed out</Trans>;
    case 'address-change-asked':
      return <Trans>Change of address requested</Trans>;
    case 'address-change-confirmed':
      return <Trans>Change of address confirmed by one address</Trans>;
    case 'address-changed':
      return <Trans>Address changed</Trans>;
    case 'address-change-canceled':
      return <Trans>Change of address canceled</Trans>;
    case 'passkey-added':
      return <Trans>Passkey added</Trans>;
    case 'passkey-removed':
      return <Trans>Passkey removed</Trans>;
    case 'second-sign-in-on':
      return <Trans>A passkey is also asked for from now on</Trans>;
    case 'second-sign-in-off':
      return <Trans>A passkey is no longer asked for</Trans>;
    case 'recovery-codes-renewed':
      return <Trans>New recovery codes made</Trans>;
    case 'passkey-loss-reported':
      return <Trans>Passkey reported as lost</Trans>;
    case 'passkey-loss-canceled':
      return <Trans>Report of a lost passkey canceled</Trans>;
    case 'second-sign-in-lost':
      return <Trans>Signed in without the lost passkey; all passkeys were removed</Trans>;
    case 'all-sign-ins-ended':
      return <Trans>All sign-ins were ended by the operator</Trans>;
    case 'access-refused':
      return reason === 'fresh-sign-in-required' ? (
        <Trans>Asked to sign in again before a change of the account</Trans>
      ) : (
        <Trans>Refused to open another account</Trans>
      );
    case 'account-deleted':
      return <Trans>Account deleted</Trans>;
  }
}

function refusedWords(reason: string): ReactNode {
  switch (reason) {
    case 'email-address-mismatch':
      return <Trans>Sign-in link refused: a wrong address was entered</Trans>;
    case 'email-link-withdrawn':
      return <Trans>Sign-in link withdrawn after five wrong addresses</Trans>;
    case 'email-link-used':
      return <Trans>Sign-in link refused: it was used before</Trans>;
    case 'email-link-expired':
      return <Trans>Sign-in link refused: it was too old</Trans>;
    case 'passkey-copied':
      return <Trans>Passkey refused: it seems to exist twice</Trans>;
    case 'passkey-of-another':
      return <Trans>Passkey of another account refused</Trans>;
    case 'passkey-refused':
      return <Trans>Passkey refused</Trans>;
    case 'recovery-code':
      return <Trans>Recovery code refused</Trans>;
    default:
      return <Trans>Sign-in refused</Trans>;
  }
}

const guesses = [
  'email-address-mismatch',
  'email-link-withdrawn',
  'passkey-copied',
  'passkey-of-another',
  'recovery-code',
];
const taken = [
  'signed-in-by-link',
  'signed-in-with-google',
  'signed-in-with-recovery-code',
  'address-change-asked',
  'address-changed',
  'passkey-added',
  'passkey-loss-reported',
  'second-sign-in-lost',
];

/** True for what its owner should look at: wrong addresses, another's account, and changes from another network. */
export function isSuspicious({ kind, reason, network }: SecurityEvent): boolean {
  if (guesses.includes(reason) || reason === 'forbidden') return true;
  return network === 'other' && taken.includes(kind);
}
