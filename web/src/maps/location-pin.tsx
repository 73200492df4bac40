import type { Point } from '@foothold/core/geography/commute.ts';
import { mapCenter } from '@foothold/core/geography/geo.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { degreesText, type FoundPlace } from '../shared/geography/location/found-place.ts';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { token } from '../ui/tokens.ts';
import { MapPane } from './map-pane.tsx';
import type { MapView } from './map-props.ts';

type Props = {
  point: Point | null;
  label: string;
  /** The person put the pin elsewhere. */
  onMove: (place: FoundPlace) => void;
  children?: ReactNode;
};

/** The map beside a form: its pin, and a way to put the pin where the map is, by mouse, finger or keyboard. */
export function LocationPin({ point, label, onMove, children }: Props) {
  const { t } = useLingui();
  const [middle, setMiddle] = useState<MapView['center'] | null>(null);
  const pin = point && { id: 'pin', ...point, label, kind: 'place' as const };
  return (
    <Card aria-label={t`Pin on the map`} sx={{ overflow: 'hidden' }}>
      <MapPane
        ariaLabel={point ? t`${label} on the map` : t`Map without a pin yet`}
        points={pin ? [pin] : []}
        selected={pin ? 'pin' : null}
        view={{ center: point ?? mapCenter, zoom: point ? 9 : 3 }}
        fit="view"
        height="420px"
        onMove={(view) => setMiddle(view.center)}
      />
      <Box
        sx={{
          display: 'grid',
          gap: '8px',
          padding: '12px 16px',
          borderBlockStart: `1px solid ${token('line')}`,
          fontSize: '0.875rem',
          lineHeight: '20px',
          color: token('text-2'),
        }}
      >
        {point ? (
          children
        ) : (
          <span>
            <Trans>There are no coordinates yet, so no distance can be calculated from here.</Trans>
          </span>
        )}
        <div>
          <Button
            variant="outlined"
            startIcon={<Icon name="pin" size="xs" />}
            disabled={middle === null}
            sx={{ maxWidth: '100%', whiteSpace: 'normal', textAlign: 'start' }}
            onClick={() =>
              middle && onMove({ latitude: degreesText(middle.lat), longitude: degreesText(middle.lng) })
            }
          >
            <Trans>Put the pin in the middle of the map</Trans>
          </Button>
        </div>
      </Box>
    </Card>
  );
}
