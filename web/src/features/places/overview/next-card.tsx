import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { PlaceRow } from '../list/places-view.ts';
import { placePaths } from '../place-paths.ts';
import { LinkRows } from './link-rows.tsx';

type Props = { rows: readonly PlaceRow[]; groups: number; hasStart: boolean };

/** The step that would help most, by what is there, as a button; below it two quieter ones. */
export function NextCard({ rows, groups, hasStart }: Props) {
  const unplaced = rows.filter(({ point }) => point === null);
  const steps: { key: string; to: string; text: ReactNode }[] = [
    ...(rows.length === 0
      ? [{ key: 'add', to: placePaths.add, text: <Trans>Add the first place you think of</Trans> }]
      : []),
    ...(hasStart
      ? []
      : [
          {
            key: 'start',
            to: placePaths.from,
            text: <Trans>Set where you start from, for distances and times</Trans>,
          },
        ]),
    ...(unplaced[0]
      ? [
          {
            key: 'pin',
            to: placePaths.edit(unplaced[0].place.internalId),
            text: unplaced[0].name ? (
              <Trans>Put {unplaced[0].name} on the map</Trans>
            ) : (
              <Trans>Put a place without a name on the map</Trans>
            ),
          },
        ]
      : []),
    ...(groups === 0 && rows.length > 1
      ? [{ key: 'group', to: placePaths.groups, text: <Trans>Put your places into groups</Trans> }]
      : []),
    {
      key: 'discover',
      to: placePaths.discover,
      text: <Trans>See suggested cities, with the reasons</Trans>,
    },
    {
      key: 'compare',
      to: placePaths.compare,
      text: <Trans>Compare places, down to what is left of a month</Trans>,
    },
    { key: 'near', to: placePaths.search, text: <Trans>Find schools, gyms or offices around a place</Trans> },
    { key: 'moving', to: placePaths.moving, text: <Trans>Read facts and official pages for moving</Trans> },
  ];
  const [first, ...others] = steps;
  return (
    <SectionCard title={<Trans>Next step</Trans>}>
      {first && (
        <Button
          variant="outlined"
          component={RouterLink}
          to={first.to}
          sx={{ justifySelf: 'start', maxWidth: '100%', whiteSpace: 'normal', textAlign: 'start' }}
        >
          {first.text}
        </Button>
      )}
      <LinkRows>
        {others.slice(0, 2).map(({ key, to, text }) => (
          <li key={key}>
            <Link component={RouterLink} to={to}>
              {text}
            </Link>
          </li>
        ))}
      </LinkRows>
    </SectionCard>
  );
}
