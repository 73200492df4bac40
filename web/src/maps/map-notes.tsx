import { Trans } from '@lingui/react/macro';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { token } from '../ui/tokens.ts';

/** One line under the map. */
export const MapLine = styled('p')({
  margin: 0,
  padding: '8px 16px',
  borderBlockStart: `1px solid ${token('line')}`,
  backgroundColor: token('surface'),
  color: token('text-3'),
  fontSize: '0.75rem',
  lineHeight: '16px',
  '& button, & a': { verticalAlign: 'baseline', font: 'inherit', fontWeight: 520 },
});

// Over the foot of the map: what comes and goes must not change its size, or the map would move.
// Not quite opaque: where Chromium draws without a graphics card it leaves out what an opaque note covers of the map, but
// at the wrong end, and a strip at the top of the map has no land.
// As high as a pin is raised that is chosen, pointed at or focused, so that it never takes the place of a button here.
const Over = styled('div')({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  opacity: 0.999,
  zIndex: 3,
});

/** Why the map is a plain drawing: no WebGL, taken away, or its part of the product did not load. */
export type PlainMapReason = 'none' | 'lost' | 'not-loaded';

type Props = {
  plain: PlainMapReason | null;
  onTryAgain: () => void;
  isAtlasMissing: boolean;
  onRetryAtlas: () => void;
  /** The host whose detailed tiles did not come; null where none was asked in vain. */
  failedHost: string | null;
  /** The map is nearer than the offline basemap has anything to say. */
  isNear: boolean;
  /** The server names a host of detailed tiles. */
  canDetail: boolean;
};

/** What the map has to say about itself just now, over its foot, one line each. */
export function MapNotes(props: Props) {
  const { plain, onTryAgain, isAtlasMissing, onRetryAtlas, failedHost, isNear, canDetail } = props;
  const again = (label: ReactNode, act: () => void) => (
    <Link component="button" type="button" onClick={act}>
      {label}
    </Link>
  );
  return (
    <Over role="status">
      {plain && (
        <MapLine>
          {plain === 'none' ? (
            <Trans>
              This browser draws no interactive maps (WebGL is off). This plain map shows the same things.
            </Trans>
          ) : plain === 'lost' ? (
            <Trans>
              The browser stopped drawing the interactive map. This plain map shows the same things.
            </Trans>
          ) : (
            <Trans>The interactive map could not be loaded. This plain map shows the same things.</Trans>
          )}{' '}
          {plain !== 'none' && again(<Trans>Retry the interactive map</Trans>, onTryAgain)}
        </MapLine>
      )}
      {isAtlasMissing && (
        <MapLine>
          <Trans>The outlines of land could not be loaded. Everything else is in its place.</Trans>{' '}
          {again(<Trans>Retry the outlines</Trans>, onRetryAtlas)}
        </MapLine>
      )}
      {failedHost !== null && (
        <MapLine>
          <Trans>{failedHost} did not send a usable map. The built-in map is shown instead.</Trans>
        </MapLine>
      )}
      {isNear && (
        <MapLine>
          <Trans>Streets need detailed tiles.</Trans>{' '}
          {canDetail ? (
            <Link component={RouterLink} to="/settings">
              <Trans>Turn them on in Settings</Trans>
            </Link>
          ) : (
            <Trans>This server lists no source for them.</Trans>
          )}
        </MapLine>
      )}
    </Over>
  );
}
