import { companyTakeBack } from '@foothold/core/contract/companies.ts';
import { Trans } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../platform/server/api.ts';
import { ApiError } from '../../platform/server/api-error.ts';
import { ToldWords } from '../../ui/notes/told-words.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';

/** What the directory answers may differ after a write: everything that was read of it is asked again. */
export async function directoryChanged(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ['companies'] });
}

/** Says what was given to the directory, with the way to take it back. */
export function toastShared(text: ReactNode, changeId: number, client: QueryClient): void {
  const action = {
    label: <Trans>Withdraw</Trans>,
    onClick: () => void withdrawShare(changeId, client),
  };
  showToast({ text, action });
}

/** Takes a contribution back and says so, or why not; true when it is gone. */
export async function withdrawShare(changeId: number, client: QueryClient): Promise<boolean> {
  try {
    await call(companyTakeBack, { params: { changeId: String(changeId) } });
    showToast({ text: <Trans>Withdrawn. The directory is as it was before.</Trans> });
    return true;
  } catch (error) {
    showToast({ text: <NotTakenBack error={error} />, kind: 'error' });
    return false;
  } finally {
    await directoryChanged(client);
  }
}

function NotTakenBack({ error }: { error: unknown }) {
  if (error instanceof ApiError && error.code === 'contribution-not-found')
    return <Trans>This is no longer in the directory.</Trans>;
  const message = error instanceof ApiError && <ToldWords of={error} />;
  return <Trans>It could not be withdrawn. {message}</Trans>;
}
