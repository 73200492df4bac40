import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useMobile } from '../ui/hooks/use-mobile.ts';
import { MapPane } from './map-pane.tsx';
import type { MapProps } from './map-props.ts';
import { SearchArea } from './search-area.tsx';

type Props = Omit<MapProps, 'height'> & {
  /** Searches what the map shows; null while that is searched already. */
  onSearchArea?: (() => void) | null;
  /** The `MapCard` of what is chosen. */
  card?: ReactNode;
};

/** The map in the detail of a `ListDetail`: it fills its pane, with “Search this area” and the card of what is chosen. */
export function MapBesideList({ onSearchArea, card, ...map }: Props) {
  const isMobile = useMobile();
  return (
    <Box sx={{ position: 'relative', flexGrow: 1, minHeight: 0, height: { md: '100%' } }}>
      <Box sx={{ position: 'relative', height: { md: '100%' } }}>
        <MapPane {...map} height={isMobile ? 'min(52dvh, 420px)' : '100%'} />
        {onSearchArea && <SearchArea onSearch={onSearchArea} />}
      </Box>
      {card}
    </Box>
  );
}
