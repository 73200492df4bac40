import { foldText } from '@foothold/core/text/company-name.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { usePlaceNames } from '../../../data/places/place-names.ts';
import { useLastPlaces } from '../../../data/places/places-by-id.ts';
import { useOffers } from '../../../data/steps/offer-reads.ts';
import { TitledDialog } from '../../../ui/dialogs/titled-dialog.tsx';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { token } from '../../../ui/tokens.ts';
import { CitySearch } from './city-search.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  keys: readonly string[];
  onAdd: (key: string) => void;
};

const mostPlaces = 12;

/** Adds a column: a city by its name, an offer, or a saved place. */
export function PlaceAdder({ open, onClose, keys, onAdd }: Props) {
  const { t } = useLingui();
  const offers = useOffers()?.offers ?? [];
  const places = useLastPlaces(mostPlaces) ?? [];
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
        {places.length === mostPlaces && <OtherPlace keys={keys} onAdd={add} />}
      </Box>
    </TitledDialog>
  );
}

/** Finds a saved place that is not among the last ones. */
function OtherPlace({ keys, onAdd }: { keys: readonly string[]; onAdd: (key: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const names = usePlaceNames() ?? [];
  const words = foldText(text);
  const choices = words
    ? names
        .map(({ id, name }) => ({ key: `place:${id}`, label: name || t`Without a name` }))
        .filter(({ key, label }) => !keys.includes(key) && foldText(label).includes(words))
        .slice(0, 8)
    : [];
  return (
    <ComboBox
      label={t`Another of your places`}
      icon="add"
      text={text}
      onText={setText}
      choices={choices}
      onChoose={onAdd}
      status={t`${choices.length} places`}
      note={words && choices.length === 0 && <Trans>No other place of yours is called that.</Trans>}
    />
  );
}
