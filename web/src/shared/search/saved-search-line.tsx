import { newSince, type SavedSearch } from '@foothold/core/search/saved-search.ts';
import { totalText } from '@foothold/core/search/search.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { saveSetting, useSetting } from '../../data/settings/settings.ts';
import { Hint } from '../../ui/hint.tsx';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { momentText } from '../../ui/moment-text.ts';
import { StateChip } from '../../ui/state-chip.tsx';
import { token } from '../../ui/tokens.ts';
import { savedAddress, savedCountry } from './saved-search-state.ts';
import type { NewCount } from './use-new-counts.ts';
import { useSavedSearchWords } from './use-saved-search-words.ts';

const Way = styled(Link)({
  flexGrow: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  paddingBlock: 8,
  color: token('text'),
  textDecoration: 'none',
  '&:hover strong': { textDecoration: 'underline' },
  '&[aria-current] strong': { color: token('accent') },
});

const cut = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

type Props = {
  search: SavedSearch;
  count: NewCount;
  isOpen: boolean;
  onOpen?: (() => void) | undefined;
  onRename?: () => void;
  onDelete?: () => void;
};

/** One saved search: its name over what it asks for, and how many postings are new. */
export function SavedSearchLine({ search, count, isOpen, onOpen, onRename, onDelete }: Props) {
  const { t } = useLingui();
  const words = useSavedSearchWords();
  const navigate = useNavigate();
  const client = useQueryClient();
  const country = useSetting('jobSearch', 'countrycode');
  const { name } = search;
  const address = savedAddress(search);
  const wanted = savedCountry(search.countrycode);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '4px' }}>
      <Way
        to={address}
        {...(isOpen && { 'aria-current': 'true' as const })}
        onClick={async (event) => {
          onOpen?.();
          // An answer that is kept may lack what the count has told of.
          void client.invalidateQueries({ queryKey: ['jobs', 'search'] });
          if (savedCountry(country) === wanted) return;
          // The country is no part of an address: it is one of the settings of the search.
          event.preventDefault();
          await saveSetting('jobSearch', 'countrycode', wanted);
          void navigate(address);
        }}
      >
        <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
          <Box component="strong" sx={{ ...cut, fontWeight: 570 }} title={name}>
            {name}
          </Box>
          <Box
            component="span"
            sx={{
              display: 'block',
              overflowWrap: 'anywhere',
              fontSize: '0.8125rem',
              lineHeight: '18px',
              color: token('text-2'),
            }}
          >
            {words(search)}
          </Box>
        </Box>
        <News search={search} count={count} />
      </Way>
      {onRename && (
        <Hint text={t`Rename`}>
          <IconButton aria-label={t`Rename ${name}`} onClick={onRename}>
            <Icon name="edit" size="xs" />
          </IconButton>
        </Hint>
      )}
      {onDelete && (
        <Hint text={t`Delete`}>
          <IconButton aria-label={t`Delete ${name}`} onClick={onDelete} sx={{ marginInlineEnd: '-8px' }}>
            <Icon name="delete" size="xs" />
          </IconButton>
        </Hint>
      )}
    </Box>
  );
}

/** “3 new”; without a connection when it was looked at last. */
function News({ search, count }: { search: SavedSearch; count: NewCount }) {
  const { i18n } = useLingui();
  const isOnline = useOnline();
  const since = newSince(search);
  if (!isOnline)
    return since === '' ? null : (
      <Quiet>
        <Trans>Looked at {momentText(since)}</Trans>
      </Quiet>
    );
  if (!count) return null;
  if (count.total === 0)
    return (
      <Quiet style={{ whiteSpace: 'nowrap' }}>
        <Trans>Nothing new</Trans>
      </Quiet>
    );
  const total = totalText(count.total, count.isCapped, i18n.locale);
  return (
    <StateChip kind="plain">
      <Trans>{total} new</Trans>
    </StateChip>
  );
}

const Quiet = styled('span')({
  flexShrink: 0,
  maxWidth: '42%',
  textAlign: 'end',
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: token('text-3'),
});
