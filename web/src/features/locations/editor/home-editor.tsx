import type { Home } from '@foothold/core/entities/place/home.ts';
import {
  type LocationField,
  locationValues,
  storedLocation,
} from '@foothold/core/entities/place/location-form.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { saveHome } from '../../../data/places/homes.ts';
import type { HomeKind } from '../../../data/places/travel-from.ts';
import { LocationEditor } from './location-editor.tsx';

const fields: readonly LocationField[] = ['name', 'address', 'city', 'state', 'postalCode', 'country'];

/** Edits the home or the travel-from place; nothing of it leaves the device but what is looked up. */
export function HomeEditor({ kind, home }: { kind: HomeKind; home: Home | null }) {
  const { t } = useLingui();
  const isHome = kind === 'home';
  return (
    <LocationEditor
      fields={fields}
      stored={{
        values: locationValues(home ?? { latitude: 0, longitude: 0 }),
        updatedAt: home?.updatedAt ?? '',
      }}
      onSave={(values, basedOn) => {
        const { location: _, ...stored } = storedLocation(values);
        return saveHome(kind, stored, { basedOn });
      }}
      saveLabel={isHome ? <Trans>Save home</Trans> : <Trans>Save starting point</Trans>}
      saved={isHome ? <Trans>Home saved.</Trans> : <Trans>Starting point saved.</Trans>}
      pinLabel={home?.name || (isHome ? t`Home` : t`Starting point`)}
      aside={
        <span>
          {isHome ? (
            <Trans>Your home stays in this browser.</Trans>
          ) : (
            <Trans>Distances and commutes are counted from here. It stays in this browser.</Trans>
          )}
        </span>
      }
    />
  );
}
