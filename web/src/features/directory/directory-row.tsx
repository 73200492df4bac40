import {
  type CompanySearchResult,
  noLongerActive,
} from '@foothold/core/entities/company/company-search-result.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { companyPlace, useCompanyWords } from '../../shared/companies/use-company-words.ts';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { StateChip } from '../../ui/state-chip.tsx';

type Props = {
  row: CompanySearchResult;
  to: string;
  selected: boolean;
  isSaved: boolean;
  /** The row stands for this location: of any employer, or of the one whose page it is. */
  of?: 'employer' | 'location' | 'own-location';
};

/** A row of the directory: name and what is kept of it, place and open postings. */
export function DirectoryRow({ row, to, selected, isSaved, of = 'employer' }: Props) {
  const { t } = useLingui();
  const words = useCompanyWords();
  const open = of === 'employer' ? row.openCount : row.openHere;
  const place = companyPlace(row);
  const isOwn = of === 'own-location' && place !== '';
  const near = row.distanceMiles === null ? '' : words.miles(row.distanceMiles);
  const other = row.companyName === row.groupName ? '' : row.companyName;
  return (
    <ListRow
      id={String(row.id)}
      to={to}
      selected={selected}
      title={isOwn ? place : row.companyName}
      chips={
        <>
          {isSaved && of !== 'own-location' && (
            <StateChip kind="saved">
              <Trans>Saved</Trans>
            </StateChip>
          )}
          {of !== 'own-location' && row.categories.includes(noLongerActive) && (
            <StateChip kind="plain">
              <Trans>No longer active</Trans>
            </StateChip>
          )}
          {row.isSample && <StateChip kind="sample" />}
        </>
      }
      second={
        isOwn
          ? [other, row.address, near].filter(Boolean).join(' · ')
          : of === 'employer'
            ? [row.foundAs && t`known as ${row.foundAs}`, words.second(row)].filter(Boolean).join(' · ')
            : words.second({ ...row, locationCount: 1 })
      }
      end={open > 0 && (of === 'employer' ? words.openingsNear(row) : words.openings(open))}
    />
  );
}
