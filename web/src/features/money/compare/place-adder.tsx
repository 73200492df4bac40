import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { usePlaceNames } from '../../../data/places/place-names.ts';
import { useLastPlaces } from '../../../data/places/places-by-id.ts';
import { useOffers } from '../../../data/steps/offer-reads.ts';
import { PlaceByName } from '../../../shared/geography/place-by-name.tsx';
import { idIn } from '../../../shared/money/compare-keys.ts';
import { TitledDialog } from '../../../ui/dialogs/titled-dialog.tsx';
import { token } from '../../../ui/tokens.ts';
import { CitySearch } from './city-search.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  keys: readonly string[];
  onAdd: (key: string) => void;
};

const maxPlaces = 12;

/** Adds a column: a city by its name, an offer, or a saved place. */
export function PlaceAdder({ open, onClose, keys, onAdd }: Props) {
  const { t } = useLingui();
  const offers = useOffers()?.offers ?? [];
  const places = useLastPlaces(maxPlaces) ?? [];
  const names = usePlaceNames() ?? [];
  const add = (key: string) => {
    onAdd(key);
    onClose();
  };
  const choices = [
    ...offers.map(({ offer, job }) => ({
      key: `offer:${offer.internalId}`,
      name: offer.isPresent ? t`Where you are` : job?.companyName || job?.jobTitle || t`Offer`,
      under: [offer.isPresent ? offer.companyName : job?.jobTitle, offer.basePay].filter(Boolean).join(' · '),
    })),
    ...places.map(({ internalId, name, city, state }) => ({
      key: `place:${internalId}`,
      name: name || city,
      under: [t`saved place`, city !== name && city, state].filter(Boolean).join(' · '),
    })),
  ].filter(({ key }) => !keys.includes(key));
  return (
    <TitledDialog open={open} onClose={onClose} title={<Trans>Add to the comparison</Trans>} width={520}>
      <Box
        sx={{
          padding: '16px 20px 20px',
          display: 'grid',
          gap: '16px',
          minHeight: 320,
          alignContent: 'start',
          overflowY: 'auto',
        }}
      >
        <CitySearch autoFocus label={t`City, such as Columbus, OH`} onChoose={(id) => add(`city:${id}`)} />
        {choices.length > 0 && (
          <Box
            component="ul"
            aria-label={t`Offers and saved places`}
            sx={{ margin: 0, padding: 0, listStyle: 'none' }}
          >
            {choices.map(({ key, name, under }) => (
              <Box
                component="li"
                key={key}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: '12px',
                  minHeight: 52,
                  borderBlockEnd: `1px solid ${token('line')}`,
                }}
              >
                <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Box sx={{ fontWeight: 520 }}>{name}</Box>
                  <Box sx={{ fontSize: '0.8125rem', color: token('text-2') }}>{under}</Box>
                </Box>
                <Button variant="outlined" size="small" aria-label={t`Add ${name}`} onClick={() => add(key)}>
                  <Trans>Add</Trans>
                </Button>
              </Box>
            ))}
          </Box>
        )}
        {places.length === maxPlaces && (
          <PlaceByName
            label={t`Another of your places`}
            places={names}
            taken={new Set(keys.map((key) => idIn(key, 'place')))}
            onChoose={(id) => add(`place:${id}`)}
          />
        )}
      </Box>
    </TitledDialog>
  );
}
