import { Plural, Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { PlaceGroups } from '../../../data/places/place-groups.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { placePaths } from '../place-paths.ts';
import { LinkRows } from './link-rows.tsx';

/** Groups that the overview lists; the rest stands on their own screen. */
const listed = 8;

/** The groups with how many places each holds (docs/spec/readings.md R29). */
export function GroupsCard({ groups }: { groups: PlaceGroups }) {
  const { rows, placesOf } = groups;
  return (
    <SectionCard title={<Trans>Groups</Trans>}>
      {rows.length > 0 ? (
        <LinkRows>
          {rows.slice(0, listed).map(({ internalId, name }) => (
            <li key={internalId}>
              <Link component={RouterLink} to={placePaths.group(internalId)}>
                {name}
              </Link>
              <span>
                <Plural value={placesOf.get(internalId)?.size ?? 0} one="# place" other="# places" />
              </span>
            </li>
          ))}
        </LinkRows>
      ) : (
        <Trans>
          Where you might move, retire, travel or spend a vacation: a group keeps such places together.
        </Trans>
      )}
      <Button
        variant="text"
        component={RouterLink}
        to={placePaths.groups}
        sx={{ marginInlineStart: '-12px' }}
      >
        {rows.length > 0 ? <Trans>All groups</Trans> : <Trans>Add a group</Trans>}
      </Button>
    </SectionCard>
  );
}
