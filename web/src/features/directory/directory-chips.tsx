import { companyCategoryName } from '@foothold/core/entities/company/company-category.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { sayChoice } from '../../platform/say.ts';
import { useSay } from '../../platform/use-say.ts';
import { FilterChip, FilterChipOpen } from '../../ui/buttons/filter-chip.tsx';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { Picker } from '../../ui/fields/picker.tsx';
import { type DirectoryState, withSearch } from './directory-address.ts';
import type { DirectoryScope } from './use-directory.ts';

const CategoryPopover = opensLater(async () => (await import('./category-popover.tsx')).CategoryPopover);

type Props = {
  state: DirectoryState;
  scope: DirectoryScope;
  onChange: (next: DirectoryState) => void;
};

/** What narrows a search of the directory beside its fields, and its order. */
export function DirectoryChips({ state, scope, onChange }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { categories, hiring, box, place, sort } = state;
  const change = (parts: Partial<DirectoryState>) => onChange(withSearch(state, parts));
  const [first = '', ...more] = categories.map((one) => sayChoice(say, companyCategoryName, one));
  const sorts = [
    { value: 'best' as const, label: t`best match` },
    { value: 'hiring' as const, label: t`most open postings` },
    { value: 'newest' as const, label: t`newest posting` },
    { value: 'name' as const, label: t`name` },
    ...(place && !box ? [{ value: 'distance' as const, label: t`nearest` }] : []),
  ];
  const sorted = sorts.some(({ value }) => value === sort) ? sort : 'best';
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', marginBlockStart: '8px' }}
    >
      <FilterChip label={<Trans>Hiring now</Trans>} on={hiring} onClick={() => change({ hiring: !hiring })} />
      <FilterChipOpen
        label={
          categories.length === 0
            ? t`Category`
            : more.length === 0
              ? first
              : t`${first} and ${more.length} more`
        }
        on={categories.length > 0}
        hasArrow
        isOpen={isOpen}
        onOpen={(element) => {
          setAnchor(element);
          setOpen(true);
        }}
        onClear={() => change({ categories: [] })}
      />
      {box && (
        <FilterChip label={<Trans>In the area you chose</Trans>} on onClick={() => change({ box: null })} />
      )}
      <Box sx={{ marginInlineStart: 'auto', minWidth: { md: 210 } }}>
        <Picker
          lead={t`Sort:`}
          label={t`Sort by`}
          hasLabel={false}
          value={sorted}
          options={sorts}
          onChange={(next) => change({ sort: next })}
        />
      </Box>
      <CategoryPopover
        open={isOpen}
        anchor={anchor}
        state={state}
        scope={scope}
        onClose={() => setOpen(false)}
        onChange={(next) => change({ categories: next })}
      />
    </Box>
  );
}
