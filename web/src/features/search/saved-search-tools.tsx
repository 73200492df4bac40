import type { SavedSearch } from '@foothold/core/search/saved-search.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { SearchState } from '../../shared/search/search-address.ts';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import type { SavedSearchLook } from './use-saved-search-look.ts';

const SavedSearchPopover = opensLater(
  async () => (await import('./saved-search-popover.tsx')).SavedSearchPopover,
);

const look = { minHeight: { md: 32 }, fontSize: '0.8125rem', paddingInline: '6px', flexShrink: 0 } as const;

/** Saves the search that is shown, and leads to the saved ones; on a phone both behind one button. */
export function SavedSearchTools({
  state,
  look: { all, shown, at },
}: {
  state: SearchState;
  look: SavedSearchLook;
}) {
  const { t } = useLingui();
  const isMobile = useMobile();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNaming, setNaming] = useState(false);
  if (!all) return null;
  const open = (holder: HTMLElement, naming: boolean) => {
    setNaming(naming);
    setAnchor(holder);
  };
  const opens = { 'aria-haspopup': 'dialog', 'aria-expanded': anchor !== null } as const;
  return (
    <>
      {isMobile ? (
        <IconButton
          {...opens}
          aria-label={t`Saved searches`}
          onClick={({ currentTarget }) => open(currentTarget, all.length === 0)}
        >
          <Icon name={shown ? 'bookmark-check' : 'bookmark'} size="sm" />
        </IconButton>
      ) : (
        <>
          {!shown && (
            <Button
              {...opens}
              variant="text"
              onClick={({ currentTarget }) => open(currentTarget, true)}
              startIcon={<Icon name="bookmark" size={16} />}
              sx={look}
            >
              <Trans>Save search</Trans>
            </Button>
          )}
          {all.length > 0 && (
            <Button
              {...opens}
              variant="text"
              onClick={({ currentTarget }) => open(currentTarget, false)}
              endIcon={<Icon name="chevron-down" size={14} />}
              sx={look}
            >
              <Label shown={shown} />
            </Button>
          )}
        </>
      )}
      <SavedSearchPopover
        open={anchor !== null}
        anchor={anchor}
        isNaming={isNaming}
        onNaming={setNaming}
        state={state}
        all={all}
        shown={shown}
        at={at}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}

function Label({ shown }: { shown: SavedSearch | null }) {
  if (!shown) return <Trans>Saved searches</Trans>;
  return (
    <span style={{ maxWidth: 150, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
      {shown.name}
    </span>
  );
}
