import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { MapPane } from '../src/maps/map-pane.tsx';
import type { MapPoint } from '../src/maps/map-props.ts';
import { MapWithList } from '../src/maps/map-with-list.tsx';
import { MapWithPages } from '../src/maps/map-with-pages.tsx';
import { FullHeight } from '../src/ui/full-height.tsx';
import { ListHead } from '../src/ui/lists/list-head.tsx';
import { ListRow } from '../src/ui/lists/list-row.tsx';
import { LocationMap } from './locations.tsx';
import { nothing, Part } from './part.tsx';

const homes: readonly MapPoint[] = [
  { id: 'work', lat: 40.4406, lng: -79.9959, label: 'Acme', kind: 'home' },
  { id: 'a', lat: 40.3276, lng: -80.0395, label: 'Bethel Park', kind: 'place', mark: 'A' },
  { id: 'b', lat: 40.4212, lng: -79.7881, label: 'Monroeville', kind: 'place', mark: 'B' },
  { id: 'c', lat: 40.5412, lng: -80.185, label: 'Sewickley', kind: 'place', mark: 'C' },
];
const center = { lat: 40.4406, lng: -79.9959 };
const rings = [
  { center, km: 8.75, label: '15 min' },
  { center, km: 17.5, label: '30 min' },
  { center, km: 26.25, label: '45 min' },
];

const cities: readonly MapPoint[] = [
  { id: '1', lat: 39.9612, lng: -82.9988, label: 'Columbus', kind: 'city' },
  { id: '2', lat: 39.7589, lng: -84.1916, label: 'Dayton', kind: 'city' },
  { id: '3', lat: 39.1031, lng: -84.512, label: 'Cincinnati', kind: 'city' },
  { id: '4', lat: 41.4993, lng: -81.6944, label: 'Cleveland', kind: 'city' },
  { id: '5', lat: 41.4978, lng: -81.6, label: 'Cleveland Heights', kind: 'city' },
  { id: '6', lat: 61.2181, lng: -149.9003, label: 'Anchorage', kind: 'city' },
  { id: '7', lat: -17.7134, lng: 178.065, label: 'Suva', kind: 'city', count: 1234 },
];

/**
 * The map by itself, with pins and rings, and the map that leads a list; not under what is over a page: maps are heavy
 * to draw. `?map=` shows one of them alone, `homes`, `cities` or `pages`, which stands by itself only.
 */
export function Maps() {
  const [params] = useSearchParams();
  if (params.get('open')) return null;
  const only = params.get('map');
  if (only === 'pages') return <PagesMap />;
  return (
    <>
      {only !== 'cities' && <HomesMap />}
      {only === null && <LocationMap />}
      {only !== 'homes' && <CitiesMap />}
    </>
  );
}

function HomesMap() {
  const [home, setHome] = useState<string | null>('a');
  return (
    <Part title="Map with pins">
      <MapPane
        ariaLabel="Homes around Acme"
        points={homes}
        rings={rings}
        selected={home}
        onSelect={setHome}
        height="440px"
      />
    </Part>
  );
}

function CitiesMap() {
  const [city, setCity] = useState<string | null>(null);
  const [moved, setMoved] = useState('');
  return (
    <Part title="Map with list">
      <FullHeight>
        <MapWithList
          ariaLabel="Cities on a map"
          label="Cities"
          points={cities}
          fit="once"
          selected={city}
          onSelect={setCity}
          onMove={({ bounds }, byPerson) =>
            setMoved(
              [bounds.west, bounds.east].map((edge) => edge.toFixed(1)).join(' to ') +
                (byPerson ? ', by person' : ''),
            )
          }
          head={(shown) => (
            <ListHead end={<span data-moved="">{moved}</span>}>
              <b>{shown.length}</b> cities
            </ListHead>
          )}
          row={({ id, label }) => (
            <ListRow
              key={id}
              id={id}
              to={`?city=${id}`}
              selected={id === city}
              title={label}
              second="A city"
            />
          )}
        />
      </FullHeight>
    </Part>
  );
}

function PagesMap() {
  const [city, setCity] = useState<string | null>(null);
  return (
    <Part title="Map with pages">
      <FullHeight>
        <MapWithPages
          ariaLabel="Own cities on a map"
          label="Own cities"
          head={<ListHead>Own cities</ListHead>}
          rows={cities}
          keyOf={({ id }) => id}
          row={({ id, label }) => (
            <ListRow
              key={id}
              id={id}
              to={`?city=${id}`}
              selected={id === city}
              title={label}
              second="A city"
            />
          )}
          pins={cities}
          elsewhere={2}
          onMove={nothing}
          landmarks={homes.slice(0, 1)}
          unplaced={null}
          selected={city}
          onSelect={setCity}
          card={null}
          state={null}
        />
      </FullHeight>
    </Part>
  );
}
