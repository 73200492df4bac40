import { commuteSpeed } from '@foothold/core/geography/commute.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useTravelFrom } from '../../../data/places/homes.ts';
import { href } from '../../../platform/href.ts';
import { useTravelNames } from '../../../shared/geography/use-travel-names.ts';
import { Picker } from '../../../ui/fields/picker.tsx';
import { token } from '../../../ui/tokens.ts';
import { commuteChoices, type JobsView, travelModes } from '../list/jobs-view.ts';
import { FilterGroup } from './filter-choice.tsx';

type Props = { view: JobsView; onChange: (next: JobsView) => void };

/** Narrows the list by the estimated way from where the person starts; says what has to be set where nothing is. */
export function FilterCommute({ view, onChange }: Props) {
  const { t } = useLingui();
  const names = useTravelNames();
  const travel = useTravelFrom();
  if (!travel) return null;
  const speed = commuteSpeed(view.travel);
  return (
    <FilterGroup title={t`Commute`}>
      {travel.from ? (
        <Box sx={{ display: 'grid', gap: '8px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          <Picker
            lead=""
            label={t`At most`}
            hasLabel={false}
            value={view.within}
            options={[
              { value: 0, label: t`Any time` },
              ...commuteChoices.map((minutes) => ({ value: minutes as number, label: t`${minutes} min` })),
            ]}
            onChange={(within) => onChange({ ...view, within })}
          />
          <Picker
            lead=""
            label={t`Travel mode`}
            hasLabel={false}
            value={view.travel}
            options={travelModes.map((mode) => ({ value: mode, label: names[mode] }))}
            onChange={(mode) => onChange({ ...view, travel: mode })}
          />
          <Box sx={{ gridColumn: '1 / -1', fontSize: '0.75rem', lineHeight: '16px', color: token('text-3') }}>
            <Trans>
              Estimated in a straight line at {speed} km/h. Jobs without coordinates are left out.
            </Trans>
          </Box>
        </Box>
      ) : (
        <Box sx={{ fontSize: '0.8125rem' }}>
          <Link component={RouterLink} to={href('/location/from')}>
            <Trans>Set where you start from</Trans>
          </Link>
        </Box>
      )}
    </FilterGroup>
  );
}
