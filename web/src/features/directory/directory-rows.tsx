import { useLingui } from '@lingui/react/macro';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import type { DirectoryState } from './directory-address.ts';
import { DirectoryEmpty } from './directory-empty.tsx';
import { DirectoryRow } from './directory-row.tsx';
import type { DirectoryList, DirectoryScope } from './use-directory.ts';
import { useSavedNames } from './use-saved-names.ts';

type Props = {
  found: DirectoryList;
  state: DirectoryState;
  scope: DirectoryScope;
  selected: string | null;
  addressOf: (next: DirectoryState) => string;
};

/** The rows of a search, or what is in their place. */
export function DirectoryRows({ found: { list }, state, scope, selected, addressOf }: Props) {
  const { t } = useLingui();
  const isSaved = useSavedNames();
  const { shown } = list;
  if (!shown)
    return list.phase === 'loading' && list.isSlow ? (
      <SkeletonRows label={t`Searching the directory`} after={0} />
    ) : null;
  const { results, pagination } = shown.answer;
  if (results.length === 0)
    return list.isFormer ? null : (
      <DirectoryEmpty
        state={state}
        addressOf={addressOf}
        pages={pagination.totalResults > 0 ? pagination.totalPages : 0}
        group={scope.group}
      />
    );
  return results.map((row) => (
    <DirectoryRow
      key={row.id}
      row={row}
      to={addressOf({ ...state, open: String(row.id) })}
      selected={String(row.id) === selected}
      isSaved={isSaved(row.companyName)}
      of={scope.group !== null ? 'own-location' : scope.isByLocation ? 'location' : 'employer'}
    />
  ));
}
