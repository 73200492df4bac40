import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { needsFreshSignIn } from './needs-fresh-sign-in.ts';

const FreshSignInDialog = opensLater(
  async () => (await import('./fresh-sign-in-dialog.tsx')).FreshSignInDialog,
);

type Props<T, V> = {
  of: UseMutationResult<T, Error, V>;
  /** What asks for a fresh sign-in, in a sentence. */
  children: ReactNode;
};

/** Asks to sign in again where a mutation was refused for want of a fresh sign-in, and then runs it once more. */
export function RetryFreshly<T, V>({ of, children }: Props<T, V>) {
  return (
    <FreshSignInDialog
      open={needsFreshSignIn(of.error)}
      onClose={() => of.reset()}
      onSignedIn={() => of.mutate(of.variables as V)}
    >
      {children}
    </FreshSignInDialog>
  );
}

/** The error of a mutation, unless a fresh sign-in is all that is missing. */
export function otherError(error: Error | null): Error | null {
  return needsFreshSignIn(error) ? null : error;
}
