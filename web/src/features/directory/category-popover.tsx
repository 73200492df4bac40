import { companyCategoryName } from '@foothold/core/entities/company/company-category.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHiddenCompanies } from '../../data/settings/hidden-companies.ts';
import { sayChoice } from '../../platform/say.ts';
import { useSay } from '../../platform/use-say.ts';
import { companyFacetsQuery } from '../../shared/companies/directory-queries.ts';
import { Tick } from '../../ui/buttons/tick.tsx';
import { PopoverSheet, SheetBody } from '../../ui/dialogs/popover-sheet.tsx';
import { useNumbers } from '../../ui/hooks/use-numbers.ts';
import { token } from '../../ui/tokens.ts';
import type { DirectoryState } from './directory-address.ts';
import { directoryRequest } from './directory-request.ts';
import type { DirectoryScope } from './use-directory.ts';

type Props = {
  open: boolean;
  anchor: HTMLElement | null;
  state: DirectoryState;
  scope: DirectoryScope;
  onClose: () => void;
  onChange: (categories: string[]) => void;
};

/** Categories to tick, each with how many employers of the search are in it. They apply at once. */
export function CategoryPopover({ open, anchor, state, scope, onClose, onChange }: Props) {
  const { t } = useLingui();
  return (
    <PopoverSheet open={open} anchor={anchor} onClose={onClose} title={t`Category`} width={340}>
      <SheetBody>
        <Ticks state={state} scope={scope} onChange={onChange} />
      </SheetBody>
    </PopoverSheet>
  );
}

function Ticks({ state, scope, onChange }: Pick<Props, 'state' | 'scope' | 'onChange'>) {
  const sayText = useSay();
  const { number } = useNumbers();
  const hidden = useHiddenCompanies() ?? [];
  const query = useQuery(companyFacetsQuery(directoryRequest(state, { hidden, ...scope })));
  // A tick shows at once; the address, and with it the search, follows.
  const [chosen, setChosen] = useState<readonly string[]>(state.categories);
  const counted = query.data?.categories ?? [];
  const values = [...new Set([...counted.map(({ value }) => value), ...chosen])];
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    setChosen(next);
    onChange([...next]);
  };
  const say = query.isPending ? (
    query.fetchStatus === 'paused' ? (
      <Trans>You are offline. Categories load when you are online again.</Trans>
    ) : (
      <Trans>Counting…</Trans>
    )
  ) : query.isError ? (
    <Trans>Categories could not be loaded. Close this and open it again to retry.</Trans>
  ) : values.length === 0 ? (
    <Trans>None of the companies found has a category yet.</Trans>
  ) : null;
  return (
    <>
      <Box sx={{ display: 'grid', rowGap: { md: '2px' }, justifyItems: 'start' }}>
        {values.map((value) => (
          <Tick key={value} checked={chosen.includes(value)} onChange={() => toggle(value)}>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {sayChoice(sayText, companyCategoryName, value)}
            </Box>{' '}
            <Box component="span" sx={{ color: token('text-2') }}>
              {number(counted.find((one) => one.value === value)?.count ?? 0)}
            </Box>
          </Tick>
        ))}
      </Box>
      {say && (
        <Box role="status" sx={{ fontSize: '0.8125rem', color: token('text-2') }}>
          {say}
        </Box>
      )}
    </>
  );
}
