import { placeTypes } from '@foothold/core/entities/place/place-types.data.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState } from 'react';
import { shownPlaceType } from '../../../shared/geography/shown-place-type.ts';
import { Picker } from '../../../ui/fields/picker.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';

/** Where a search looks: what the map shows, or around where the person starts. */
export type SearchWhere = 'map' | 'start';

type Props = {
  words: string;
  type: string;
  /** What the starting point is called; '' where there is none. */
  startName: string;
  where: SearchWhere;
  onSearch: (asked: { words: string; type: string; where: SearchWhere }) => void;
};

const searchable = placeTypes.filter(([, isSearchable]) => isSearchable).map(([word]) => word);
const others = placeTypes.filter(([, isSearchable]) => !isSearchable).map(([word]) => word);

/** What is looked for, of which type, and where. */
export function PlaceSearchForm({ words, type, startName, where, onSearch }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(words);
  const [chosen, setChosen] = useState({ type, where });
  // What was asked by other hands: Back, a remembered search that came late.
  useEffect(() => setTyped(words), [words]);
  useEffect(() => setChosen({ type, where }), [type, where]);
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({ words: typed.trim(), ...chosen });
      }}
      sx={{
        display: 'grid',
        gap: '8px',
        flexShrink: 0,
        marginBlockEnd: '12px',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 220px 220px auto' },
      }}
    >
      <OutlinedInput
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        placeholder={t`Name or words: climbing, Montessori, Acme`}
        inputProps={{ 'aria-label': t`Words to look for`, maxLength: 200 }}
        startAdornment={<Icon name="search" size="xs" color={token('text-2')} />}
        sx={{ gap: '10px', paddingInline: '14px 10px', '& input': { paddingInline: 0 } }}
      />
      <Picker
        lead={t`Type:`}
        label={t`Type of place`}
        hasLabel={false}
        value={chosen.type}
        options={[
          { value: '', label: t`Any type` },
          ...searchable.map((word) => ({ value: word as string, label: shownPlaceType(word) })),
        ]}
        onChange={(next) => setChosen({ ...chosen, type: next })}
      />
      <Picker
        lead={t`Where:`}
        label={t`Where`}
        hasLabel={false}
        value={chosen.where}
        options={[
          { value: 'map', label: t`What the map shows` },
          ...(startName ? [{ value: 'start' as const, label: t`Around ${startName}` }] : []),
        ]}
        onChange={(next) => setChosen({ ...chosen, where: next })}
      />
      <Button variant="contained" type="submit">
        <Trans>Search places</Trans>
      </Button>
      <Box sx={{ gridColumn: '1 / -1', fontSize: '0.75rem', lineHeight: '16px', color: token('text-3') }}>
        <Trans>Not searched for here, since they have lists of their own:</Trans>{' '}
        {others.map(shownPlaceType).join(', ')}
      </Box>
    </Box>
  );
}
