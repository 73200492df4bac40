import type { SavedSearch } from '@foothold/core/search/saved-search.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { deleteSearch, renameSearch } from '../../data/settings/saved-searches.ts';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { token } from '../../ui/tokens.ts';
import { SavedSearchLine } from './saved-search-line.tsx';
import { SavedSearchName } from './saved-search-name.tsx';
import { useNewCounts } from './use-new-counts.ts';

type Props = {
  searches: readonly SavedSearch[];
  /** Offers another name and deleting. */
  isEditable?: boolean;
  /** The one that is open now. */
  openId?: number | undefined;
  /** One was opened, renamed or deleted: what is over the page makes way for what that shows. */
  onDone?: () => void;
};

/** Saved searches, each the way to its list, with what is new since it was looked at last. */
export function SavedSearchRows({ searches, isEditable = false, openId, onDone }: Props) {
  const { t } = useLingui();
  const counts = useNewCounts(searches);
  const [renamed, setRenamed] = useState<number | null>(null);
  return (
    <Box component="ul" aria-label={t`Saved searches`} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {searches.map((search, at) => {
        const { internalId: id, name } = search;
        return (
          <Box
            component="li"
            key={id}
            sx={{ '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` } }}
          >
            {renamed === id ? (
              <Box sx={{ paddingBlock: '12px' }}>
                <SavedSearchName
                  proposed={name}
                  action={<Trans>Save name</Trans>}
                  onCancel={() => setRenamed(null)}
                  onName={async (next) => {
                    const isDone = toastResult(
                      await renameSearch(id, next),
                      <Trans>Saved search renamed.</Trans>,
                    );
                    if (isDone) setRenamed(null);
                    if (isDone) onDone?.();
                    return isDone;
                  }}
                />
              </Box>
            ) : (
              <SavedSearchLine
                search={search}
                count={counts[at] ?? null}
                isOpen={id === openId}
                onOpen={onDone}
                {...(isEditable && {
                  onRename: () => setRenamed(id),
                  onDelete: async () => {
                    const isDone = toastResult(await deleteSearch(id), <Trans>Saved search deleted.</Trans>);
                    if (isDone) onDone?.();
                  },
                })}
              />
            )}
          </Box>
        );
      })}
    </Box>
  );
}
