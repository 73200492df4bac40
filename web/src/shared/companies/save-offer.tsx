import { Trans } from '@lingui/react/macro';
import { companyToKeep, keepJobCompany } from '../../data/companies/save-job-company.ts';
import { ownData } from '../../data/db/db.ts';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import type { ToastAction } from '../../ui/toasts/toast.tsx';

/** The offer to keep the company of a job that was just saved, in one step; null where it is kept already, or hidden. */
export async function keepOffer(jobId: number): Promise<ToastAction | null> {
  const db = ownData();
  const name = db ? await companyToKeep(db, jobId).catch(() => '') : '';
  if (name === '') return null;
  const keep = async () => toastResult(await keepJobCompany(jobId), <Trans>Company saved: {name}.</Trans>);
  return { label: <Trans>Save company</Trans>, onClick: () => void keep() };
}
