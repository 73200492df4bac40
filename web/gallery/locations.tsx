import { locationValues } from '@foothold/core/entities/place/location-form.ts';
import { locationLabel } from '@foothold/core/entities/place/place-words.messages.ts';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { LocationPin } from '../src/maps/location-pin.tsx';
import { CommuteFacts } from '../src/shared/geography/commute-facts.tsx';
import { FoundRow } from '../src/shared/geography/location/found-row.tsx';
import { LocationFields } from '../src/shared/geography/location/location-fields.tsx';
import { PlaceFinder } from '../src/shared/geography/location/place-finder.tsx';
import { PlaceByName } from '../src/shared/geography/place-by-name.tsx';
import { nothing, Part } from './part.tsx';

const columbus = { lat: 39.9612, lng: -82.9988 };
const fields = locationLabel.names;

/** How a place is found, told by its fields and put on a map, and the way to it. */
export function Locations() {
  const { control } = useForm({ defaultValues: locationValues({ latitude: 0, longitude: 0 }) });
  return (
    <>
      <Part title="Finding a place">
        <PlaceFinder onChoose={nothing} />
        <Box component="ul" sx={{ margin: 0, padding: 0 }}>
          <FoundRow title="Columbus" second="Ohio, US" name="Columbus" onUse={nothing} />
        </Box>
        <PlaceByName
          label="Add one of your places"
          places={[{ id: 1, name: 'Columbus' }]}
          taken={new Set()}
          onChoose={nothing}
        />
      </Part>
      <Part title="Fields of a location">
        <LocationFields control={control} fields={fields} />
        <div>
          <CommuteFacts to={columbus} />
        </div>
      </Part>
    </>
  );
}

/** The map beside the form of a location. */
export function LocationMap() {
  return <LocationPin point={columbus} label="Columbus" onMove={nothing} />;
}
