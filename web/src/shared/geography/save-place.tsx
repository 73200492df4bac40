import type { GeoKind, GeoRow } from '@foothold/core/geography/geo.ts';
import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { savePlaceFromGeo, usePlaceOfGeo } from '../../data/places/places.ts';
import { href } from '../../platform/href.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';

type Props = {
  kind: GeoKind;
  row: GeoRow;
  /** `contained` where it is the one primary action of the screen. */
  variant?: 'contained' | 'outlined';
};

/** Saves a row of a reference list as an own place; where it was saved before, leads to that place. */
export function SavePlace({ kind, row, variant = 'outlined' }: Props) {
  const saved = usePlaceOfGeo(kind, row.id);
  const [isSaving, setSaving] = useState(false);
  if (saved?.place)
    return (
      <Button
        variant={variant}
        component={Link}
        to={href('/place/edit/:internalId', { internalId: saved.place.internalId })}
        startIcon={<Icon name="bookmark-check" size="xs" />}
      >
        <Trans>Open saved place</Trans>
      </Button>
    );
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    toastResult(await savePlaceFromGeo(kind, row), <Trans>Place saved.</Trans>);
    setSaving(false);
  };
  return (
    <Button
      variant={variant}
      aria-busy={isSaving}
      onClick={() => void save()}
      startIcon={<Icon name="bookmark" size="xs" />}
    >
      <Trans>Save place</Trans>
    </Button>
  );
}
