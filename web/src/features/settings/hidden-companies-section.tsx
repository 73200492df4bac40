import { Trans, useLingui } from '@lingui/react/macro';
import { showCompany, useHiddenCompanies } from '../../data/settings/hidden-companies.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { HiddenList } from './hidden-list.tsx';
import { useHashTarget } from './use-hash-target.ts';

const id = 'hidden-companies';

/** The companies that searches leave out, each with the way back. */
export function HiddenCompaniesSection() {
  const { t } = useLingui();
  const names = useHiddenCompanies();
  const part = useHashTarget(id, names !== undefined);
  if (!names) return null;
  return (
    <div id={id} ref={part}>
      <SectionCard
        title={<Trans>Hidden companies</Trans>}
        lead={<Trans>Searches leave their postings out. Your own jobs there stay as they are.</Trans>}
      >
        {names.length === 0 ? (
          <p style={{ margin: 0 }}>
            <Trans>None. “More” beside a posting hides its company.</Trans>
          </p>
        ) : (
          <HiddenList
            label={t`Hidden companies`}
            rows={names.map((name) => ({
              key: name,
              name,
              show: async () => toastResult(await showCompany(name), <Trans>{name} is shown again.</Trans>),
            }))}
          />
        )}
      </SectionCard>
    </div>
  );
}
