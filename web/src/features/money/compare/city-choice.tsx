import type { CityDetail } from '@foothold/core/geography/geo.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { token } from '../../../ui/tokens.ts';
import { CitySearch } from './city-search.tsx';

type Props = {
  city: CityDetail | null;
  /** The person chose it; else the place of the offer says so. */
  isOwn: boolean;
  /** '' takes the choice back. */
  onChoose: (cityId: string) => void;
};

/** The city whose taxes, rent and prices count for an offer, for one that is remote or far from where one would live. */
export function CityChoice({ city, isOwn, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'grid', gap: '8px' }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '8px',
          fontSize: '0.8125rem',
          color: token('text-2'),
        }}
      >
        <Box sx={{ flexGrow: 1 }}>
          {city ? (
            <Trans>
              Counted as living in {city.name}, {city.stateCode || city.country}.
            </Trans>
          ) : (
            <Trans>Nothing says which city this is in.</Trans>
          )}
        </Box>
        {isOwn && (
          <Button variant="text" size="small" onClick={() => onChoose('')} sx={{ color: token('accent') }}>
            <Trans>Undo choice</Trans>
          </Button>
        )}
      </Box>
      <CitySearch label={t`Where would you live?`} onChoose={onChoose} />
    </Box>
  );
}
