import type { Company } from '@foothold/core/entities/company/company.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deleteCompanies } from '../../../data/companies/companies.ts';
import { watchCompanies } from '../../../data/companies/watch-companies.ts';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { BulkAction, BulkBar } from '../../../ui/lists/bulk-bar.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

const MergeDialog = opensLater(async () => (await import('../details/merge-dialog.tsx')).MergeDialog);
const CategoryDialog = opensLater(async () => (await import('./category-dialog.tsx')).CategoryDialog);

/** Companies that are merged at once at most: more are no slip of spelling. */
const maxMerged = 10;

type Props = { companies: readonly Company[]; onClear: () => void };

/** What can be done with the ticked companies; each verb is one step that Undo takes back whole. */
export function CompaniesBulkBar({ companies, onClear }: Props) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<'merge' | 'category' | null>(null);
  const ids = companies.map(({ internalId }) => internalId);
  const isOn = companies.every(({ watchedAt }) => watchedAt !== '');
  const count = companies.length;
  const [first, ...others] = companies;
  const watch = async () =>
    toastResult(
      await watchCompanies(ids, !isOn),
      isOn ? (
        <Plural value={count} one="No longer watching # company." other="No longer watching # companies." />
      ) : (
        <Plural value={count} one="Watching # company." other="Watching # companies." />
      ),
    );
  const remove = async () => {
    const said = <Plural value={count} one="# company deleted." other="# companies deleted." />;
    if (toastResult(await deleteCompanies(ids), said)) onClear();
  };
  return (
    <>
      <BulkBar
        label={t`Selected companies`}
        count={<Trans>{numberFormat().format(count)} selected</Trans>}
        onClear={onClear}
      >
        <BulkAction data-first="" onClick={() => void watch()}>
          {isOn ? <Trans>Stop watching</Trans> : <Trans>Watch</Trans>}
        </BulkAction>
        <BulkAction onClick={() => setOpened('category')}>
          <Trans>Categories</Trans>
        </BulkAction>
        {count > 1 && count <= maxMerged && (
          <BulkAction onClick={() => setOpened('merge')}>
            <Trans>Merge</Trans>
          </BulkAction>
        )}
        <BulkAction onClick={() => void remove()}>
          <Trans>Delete</Trans>
        </BulkAction>
      </BulkBar>
      {first && (
        <MergeDialog
          open={opened === 'merge'}
          company={first}
          others={others}
          onClose={() => setOpened(null)}
        />
      )}
      <CategoryDialog open={opened === 'category'} companies={companies} onClose={() => setOpened(null)} />
    </>
  );
}
