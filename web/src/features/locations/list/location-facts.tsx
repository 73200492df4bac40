import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { token } from '../../../ui/tokens.ts';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
  gap: '6px 16px',
  margin: 0,
  fontSize: '0.875rem',
  lineHeight: '20px',
  '& dt': { color: token('text-2') },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** What is known of a location, by name; a fact that is not known is left out. */
export function LocationFacts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <List>
      {facts.map(
        ([name, value]) =>
          value !== '' &&
          value !== null && [<dt key={`name ${name}`}>{name}</dt>, <dd key={`value ${name}`}>{value}</dd>],
      )}
    </List>
  );
}
