import type { Company } from '@foothold/core/entities/company/company.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { deleteCompanies } from '../../../data/companies/companies.ts';
import { hideCompany, showCompany } from '../../../data/settings/hidden-companies.ts';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { RowMenu } from '../../../ui/lists/row-menu.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

type Props = { company: Company; isHidden: boolean; onDeleted: () => void };

/** What else can be done with a company. */
export function CompanyMenu({ company, isHidden, onDeleted }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { internalId, companyName: name } = company;
  const hide = async () =>
    isHidden
      ? toastResult(await showCompany(name), <Trans>{name} is shown again.</Trans>)
      : toastResult(await hideCompany(name), <Trans>{name} is hidden from searches.</Trans>);
  const remove = async () => {
    if (toastResult(await deleteCompanies([internalId]), <Trans>Company deleted: {name}.</Trans>))
      onDeleted();
  };
  return (
    <RowMenu
      label={t`More for ${name}`}
      isAlwaysSeen
      actions={[
        {
          name: 'edit',
          label: <Trans>Edit company</Trans>,
          onClick: () => void navigate(companyPaths.edit(internalId)),
        },
        {
          name: 'location',
          label: <Trans>Map and commute</Trans>,
          onClick: () => void navigate(companyPaths.location(internalId)),
        },
        {
          name: 'hide',
          label: isHidden ? <Trans>Show in searches again</Trans> : <Trans>Hide from searches</Trans>,
          onClick: () => void hide(),
        },
        { name: 'delete', label: <Trans>Delete company</Trans>, onClick: () => void remove() },
      ]}
    />
  );
}
