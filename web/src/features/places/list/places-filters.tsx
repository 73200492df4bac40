import type { PlaceGroup } from '@foothold/core/entities/place/place.ts';
import { placePurposes } from '@foothold/core/entities/place/place-type-name.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { shownPlaceType } from '../../../shared/geography/shown-place-type.ts';
import { FilterChip } from '../../../ui/buttons/filter-chip.tsx';
import { LiveSearchField } from '../../../ui/fields/live-search-field.tsx';
import { Picker } from '../../../ui/fields/picker.tsx';
import type { HowToGo } from '../../../ui/hooks/use-go.ts';
import { useNumbers } from '../../../ui/hooks/use-numbers.ts';
import { ListTools } from '../../../ui/lists/list-tools.tsx';
import { placePaths } from '../place-paths.ts';
import type { PlaceRow, PlacesView, Purpose } from './places-view.ts';

type Props = {
  view: PlacesView;
  groups: readonly PlaceGroup[];
  rows: readonly PlaceRow[];
  onChange: (next: PlacesView, how?: HowToGo) => void;
};

/** What narrows the own places: words, a group, and what they are kept for, each with its count. */
export function PlacesFilters({ view, groups, rows, onChange }: Props) {
  const { t } = useLingui();
  const { number } = useNumbers();
  const isKnown = view.group === null || groups.some(({ internalId }) => internalId === view.group);
  const countOf = (purpose: Purpose) =>
    rows.filter(({ purposes }) => purposes.includes(placePurposes[purpose])).length;
  const offered = (Object.keys(placePurposes) as Purpose[])
    .map((purpose) => ({ purpose, count: countOf(purpose) }))
    .filter(({ purpose, count }) => count > 0 || view.purpose === purpose);
  return (
    <>
      <ListTools>
        <LiveSearchField
          label={t`Search your places`}
          text={view.text}
          fullWidth
          onSearch={(text) => onChange({ ...view, text }, { typed: true })}
        />
        <Picker
          lead={t`Group:`}
          label={t`Group`}
          hasLabel={false}
          value={view.group ?? 0}
          options={[
            { value: 0, label: t`All places` },
            ...groups.map(({ internalId, name }) => ({ value: internalId, label: name })),
            ...(isKnown ? [] : [{ value: view.group ?? 0, label: t`A deleted group` }]),
          ]}
          onChange={(group) => onChange({ ...view, group: group || null })}
        />
        <Box>
          <Button variant="text" component={Link} to={placePaths.groups}>
            <Trans>Edit groups</Trans>
          </Button>
        </Box>
      </ListTools>
      {offered.length > 0 && (
        <Box
          role="group"
          aria-label={t`Purpose`}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', flexShrink: 0, marginBlockEnd: '12px' }}
        >
          {offered.map(({ purpose, count }) => (
            <FilterChip
              key={purpose}
              label={shownPlaceType(placePurposes[purpose])}
              count={number(count)}
              on={view.purpose === purpose}
              onClick={() => onChange({ ...view, purpose: view.purpose === purpose ? null : purpose })}
            />
          ))}
        </Box>
      )}
    </>
  );
}
