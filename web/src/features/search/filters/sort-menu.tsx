import { type SearchSort, searchSorts } from '@foothold/core/search/search.ts';
import { Trans } from '@lingui/react/macro';
import ButtonBase from '@mui/material/ButtonBase';
import { type ReactNode, useId, useState } from 'react';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';

const SortChoices = opensLater(async () => (await import('./sort-choices.tsx')).SortChoices);

const labels: Record<SearchSort, ReactNode> = {
  relevance: <Trans>Best match</Trans>,
  newest: <Trans>Newest first</Trans>,
  distance: <Trans>Nearest first</Trans>,
  pay: <Trans>Highest pay first</Trans>,
};

const look = {
  fontSize: { xs: '1rem', md: '0.8125rem' },
  lineHeight: '18px',
  fontWeight: 570,
  color: token('text-2'),
} as const;

type Props = {
  sort: SearchSort;
  hasTerm: boolean;
  /** There is a place to be near to. */
  hasPlace: boolean;
  onSort: (sort: SearchSort) => void;
};

/** How the postings are ordered, and the other orders. */
export function SortMenu({ sort, hasTerm, hasPlace, onSort }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ButtonBase
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          ...look,
          gap: '8px',
          minHeight: { xs: 44, md: 32 },
          paddingInline: '6px',
          marginInlineEnd: '-6px',
          borderRadius: '16px',
        }}
      >
        {labels[sort]}
        <Icon name="chevron-down" size={14} />
      </ButtonBase>
      <SortChoices
        open={anchor !== null}
        anchor={anchor}
        labelId={id}
        labels={labels}
        sorts={searchSorts.filter(
          (one) => (hasTerm || one !== 'relevance') && (hasPlace || one !== 'distance' || one === sort),
        )}
        sort={sort}
        onSort={onSort}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
