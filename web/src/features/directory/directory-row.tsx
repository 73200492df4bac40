import type { CompanySearchResult } from '@foothold/core/entities/company/company-search-result.ts';
import { Trans } from '@lingui/react/macro';
import { useCompanyWords } from '../../shared/companies/use-company-words.ts';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { StateChip } from '../../ui/state-chip.tsx';

type Props = {
  row: CompanySearchResult;
  to: string;
  selected: boolean;
  isSaved: boolean;
  /** The row stands for this location of an employer that is known from its page. */
  isLocation?: boolean;
};

/** A row of the directory: name and what is kept of it, place and open postings. */
export function DirectoryRow({ row, to, selected, isSaved, isLocation = false }: Props) {
  const words = useCompanyWords();
  const open = isLocation ? row.openHere : row.openCount;
  return (
    <ListRow
      id={String(row.id)}
      to={to}
      selected={selected}
      title={row.companyName}
      chips={
        <>
          {isSaved && <StateChip kind="saved" />}
          {row.isSample && <StateChip kind="sample" />}
        </>
      }
      age={row.foundAs && <Trans>known as {row.foundAs}</Trans>}
      second={isLocation ? words.second({ ...row, locationCount: 1 }) : words.second(row)}
      end={open > 0 && words.openings(open)}
    />
  );
}
