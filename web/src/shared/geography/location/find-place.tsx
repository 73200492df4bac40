import { countryName } from '@foothold/core/geography/country.ts';
import type { GeoMatch } from '@foothold/core/geography/geo.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useId } from 'react';
import { useSetting } from '../../../data/settings/settings.ts';
import { ApiError } from '../../../platform/server/api-error.ts';
import { FieldLabel } from '../../../ui/fields/field-label.tsx';
import { useOnline } from '../../../ui/hooks/use-online.ts';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { OfflineNote } from '../../../ui/notes/offline-note.tsx';
import { ToldWords } from '../../../ui/notes/told-words.tsx';
import { token } from '../../../ui/tokens.ts';
import { geocodeQuery } from '../geo-queries.ts';
import { type FoundPlace, placeOfMatch } from './found-place.ts';
import { FoundRow } from './found-row.tsx';
import { useMatchWords } from './use-match-words.ts';

type Props = {
  typed: string;
  onType: (typed: string) => void;
  /** What was asked; '' while nothing was. */
  asked: string;
  onAsk: (asked: string) => void;
  onChoose: (place: FoundPlace) => void;
  inputRef: Ref<HTMLInputElement>;
};

/** Finds a place by words: an address, a postal code, a city. What was found is offered, never taken by itself. */
export function FindPlace({ typed, onType, asked, onAsk, onChoose, inputRef }: Props) {
  const id = useId();
  const { t } = useLingui();
  const isOnline = useOnline();
  return (
    <>
      <Box
        component="form"
        role="search"
        aria-label={t`Find a place`}
        onSubmit={(event) => {
          event.preventDefault();
          onAsk(typed.trim());
        }}
      >
        <FieldLabel htmlFor={id}>
          <Trans>Find a place</Trans>
        </FieldLabel>
        <Box sx={{ display: 'flex', gap: '8px' }}>
          <OutlinedInput
            id={id}
            fullWidth
            inputRef={inputRef}
            value={typed}
            onChange={({ target }) => onType(target.value)}
            placeholder={t`City, postal code or street address`}
            inputProps={{ maxLength: 500, autoComplete: 'off', enterKeyHint: 'search' }}
          />
          <Button variant="outlined" type="submit" disabled={typed.trim() === ''} sx={{ flexShrink: 0 }}>
            <Trans>Find place</Trans>
          </Button>
        </Box>
      </Box>
      {!isOnline && (
        <OfflineNote>
          <Trans>
            Places cannot be looked up until you are online again. You can fill in the fields and save them.
          </Trans>
        </OfflineNote>
      )}
      {isOnline && asked !== '' && <Found key={asked} asked={asked} onChoose={onChoose} />}
    </>
  );
}

function Found({ asked, onChoose }: { asked: string; onChoose: (place: FoundPlace) => void }) {
  const { t } = useLingui();
  const country = useSetting('jobSearch', 'countrycode');
  const words = useMatchWords();
  const { data, isFetching, error, refetch } = useQuery({
    ...geocodeQuery(asked, country && countryName(country) ? { country } : {}),
    enabled: country !== undefined,
  });
  if (isFetching)
    return (
      <Box role="status" sx={{ fontSize: '0.8125rem', color: token('text-2') }}>
        <Trans>Looking for {asked}…</Trans>
      </Box>
    );
  if (error)
    return (
      <ErrorNote
        title={<Trans>The place could not be looked up</Trans>}
        retry={{ label: <Trans>Retry</Trans>, onClick: () => void refetch() }}
        requestId={error instanceof ApiError ? error.requestId : ''}
      >
        {error instanceof ApiError && <ToldWords of={error} />}
      </ErrorNote>
    );
  if (!data) return null;
  const found = data.flatMap((match) => {
    const place = placeOfMatch(match);
    return place ? [{ match, place }] : [];
  });
  const credits = [...new Set(found.flatMap(({ match }) => match.attribution ?? []))];
  if (found.length === 0)
    return (
      <Note kind="quiet" icon="info" role="status" title={<Trans>No place was found for “{asked}”.</Trans>}>
        <Trans>Fewer words often find it: the city and the state, or the postal code.</Trans>
      </Note>
    );
  return (
    <div>
      <Box role="status" sx={{ fontSize: '0.8125rem', color: token('text-2') }}>
        <Plural
          value={found.length}
          one="One place was found. Is it this one?"
          other="# places were found. Which one is it?"
        />
      </Box>
      <Box component="ul" aria-label={t`Places found`} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {found.map(({ match, place }) => (
          <FoundRow
            key={keyOf(match)}
            title={match.text}
            second={words(match)}
            name={match.text}
            onUse={() => onChoose(place)}
          />
        ))}
      </Box>
      {credits.length > 0 && (
        <Box
          sx={{ marginBlockStart: '8px', fontSize: '0.75rem', lineHeight: '16px', color: token('text-3') }}
        >
          {credits.join(', ')}
        </Box>
      )}
    </div>
  );
}

const keyOf = ({ kind, id, text }: GeoMatch) => `${kind} ${id} ${text}`;
