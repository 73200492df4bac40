import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentPosition, type GeolocationProblem, type Position } from '../../../platform/geolocation.ts';
import { useOnline } from '../../../ui/hooks/use-online.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { token } from '../../../ui/tokens.ts';
import { reverseQuery } from '../geo-queries.ts';
import { type FoundPlace, placeOfPosition } from './found-place.ts';
import { FoundRow } from './found-row.tsx';
import { useGeolocationWords } from './use-geolocation-words.ts';

type Stage = { at: 'rest' } | { at: 'looking' } | { at: 'found'; position: Position };

/** Asks the browser where the device is, then which place that is; the person says whether it is right. */
export function MyLocation({ onChoose }: { onChoose: (place: FoundPlace) => void }) {
  const [stage, setStage] = useState<Stage>({ at: 'rest' });
  const [problem, setProblem] = useState<GeolocationProblem | null>(null);
  const words = useGeolocationWords();
  const look = async () => {
    setProblem(null);
    setStage({ at: 'looking' });
    const answer = await currentPosition();
    if (answer.ok) return setStage({ at: 'found', position: answer.position });
    setStage({ at: 'rest' });
    setProblem(answer.problem);
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' }}>
        <Button
          variant="outlined"
          startIcon={<Icon name="target" size="xs" />}
          aria-busy={stage.at === 'looking'}
          onClick={() => stage.at !== 'looking' && void look()}
        >
          <Trans>Use my location</Trans>
        </Button>
        <Box component="span" role="status" sx={{ fontSize: '0.8125rem', color: token('text-2') }}>
          {stage.at === 'looking' && <Trans>Looking, for 7 seconds at most…</Trans>}
        </Box>
      </Box>
      {problem && (
        <Note
          kind="quiet"
          icon="info"
          role="alert"
          title={words(problem).title}
          onDismiss={() => setProblem(null)}
        >
          {words(problem).help}
        </Note>
      )}
      {stage.at === 'found' && (
        <Here
          position={stage.position}
          onChoose={(place) => {
            setStage({ at: 'rest' });
            onChoose(place);
          }}
        />
      )}
    </>
  );
}

/** A hundred meters are enough to name a city, and tell the server less about where somebody is. */
const coarse = (degrees: number) => Number(degrees.toFixed(3));

function Here({ position, onChoose }: { position: Position; onChoose: (place: FoundPlace) => void }) {
  const { t, i18n } = useLingui();
  const isOnline = useOnline();
  const point = { lat: coarse(position.lat), lng: coarse(position.lng) };
  const { data: match, isFetching, isError } = useQuery({ ...reverseQuery(point), enabled: isOnline });
  if (isFetching)
    return (
      <Box role="status" sx={{ fontSize: '0.8125rem', color: token('text-2') }}>
        <Trans>Looking up the name of this place…</Trans>
      </Box>
    );
  const [lat, lng] = [position.lat, position.lng].map((degrees) => degrees.toFixed(4));
  const meters = new Intl.NumberFormat(i18n.locale).format(Math.round(position.accuracy));
  const name = match?.text ?? t`${lat}, ${lng}`;
  return (
    <>
      {!match && (
        <Note kind="quiet" icon="info" role="status">
          {isOnline && !isError ? (
            <Trans>No city is known within 200 km of here.</Trans>
          ) : (
            <Trans>The name of this place could not be looked up. Its coordinates work anyway.</Trans>
          )}
        </Note>
      )}
      <Box component="ul" aria-label={t`Your location`} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        <FoundRow
          title={match ? t`You are in or near ${name}` : name}
          second={t`Found by this device, to ${meters} m`}
          name={name}
          onUse={() => onChoose(placeOfPosition(position, match ?? null))}
        />
      </Box>
    </>
  );
}
