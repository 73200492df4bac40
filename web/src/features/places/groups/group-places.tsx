import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import { PlaceByName } from '../../../shared/geography/place-by-name.tsx';
import { token } from '../../../ui/tokens.ts';
import { placePaths } from '../place-paths.ts';

type Props = {
  /** All own places by name. */
  places: readonly { id: number; name: string }[];
  keys: ReadonlySet<number>;
  groupId: number;
  onAdd: (id: number) => void;
  onTakeOut: (id: number) => void;
};

/** Places of a group that are listed here; the rest is in the list of places. */
const listed = 50;

/** The places of a group, and the way to put in another one. */
export function GroupPlaces({ places, keys, groupId, onAdd, onTakeOut }: Props) {
  const { t } = useLingui();
  const its = useMemo(() => places.filter(({ id }) => keys.has(id)), [places, keys]);
  const more = its.length - listed;
  return (
    <Box sx={{ marginBlockStart: '16px', display: 'grid', gap: '8px', maxWidth: 560 }}>
      <PlaceByName label={t`Add one of your places`} places={places} taken={keys} onChoose={onAdd} />
      <Box
        component="ul"
        aria-label={t`Places of this group`}
        sx={{ margin: 0, padding: 0, listStyle: 'none' }}
      >
        {its.slice(0, listed).map(({ id, name }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: '12px',
              minHeight: 44,
              borderBlockEnd: `1px solid ${token('line')}`,
            }}
          >
            <Link
              component={RouterLink}
              to={placePaths.edit(id)}
              sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}
            >
              {name || t`Without a name`}
            </Link>
            <Button variant="text" size="small" aria-label={t`Remove ${name}`} onClick={() => onTakeOut(id)}>
              <Trans>Remove</Trans>
            </Button>
          </Box>
        ))}
      </Box>
      {more > 0 && (
        <Link component={RouterLink} to={placePaths.listOf({ group: groupId })}>
          <Plural value={more} one="# more is in the list" other="# more are in the list" />
        </Link>
      )}
      <div>
        <Button variant="text" component={RouterLink} to={placePaths.addIn(groupId)}>
          <Trans>Add a new place to this group</Trans>
        </Button>
      </div>
    </Box>
  );
}
