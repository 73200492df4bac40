import type { Company } from '@foothold/core/entities/company/company.ts';
import { locationLine } from '@foothold/core/entities/place/location-form.ts';
import { pointOf } from '@foothold/core/geography/commute.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { shownPlace } from '../../../shared/geography/shown-place.ts';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { ownKey } from '../directory-address.ts';

type Props = { company: Company; to: string; selected: boolean };

/** An own company beside the map; one without coordinates leads to where its place is set. */
export function OwnCompanyRow({ company, to, selected }: Props) {
  const { t } = useLingui();
  const isPlaced = pointOf(company) !== null;
  return (
    <ListRow
      id={ownKey(company.internalId)}
      to={isPlaced ? to : companyPaths.location(company.internalId)}
      selected={selected}
      title={company.companyName || t`Without a name`}
      chips={
        company.isExample ? (
          <StateChip kind="example" />
        ) : (
          <StateChip kind="saved">
            <Trans>Saved</Trans>
          </StateChip>
        )
      }
      second={shownPlace(company) || locationLine(company) || t`Place not known`}
      end={isPlaced ? null : <Trans>Set its place</Trans>}
    />
  );
}
