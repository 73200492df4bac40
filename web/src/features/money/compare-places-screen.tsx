import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { href } from '../../platform/href.ts';
import { maxColumns } from '../../shared/money/compare-keys.ts';
import { useHousehold } from '../../shared/money/use-household.ts';
import { Card } from '../../ui/card.tsx';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { MobileFoot } from '../../ui/mobile-foot.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ComparedColumns } from './compare/compared-columns.tsx';
import { useAskedColumns } from './compare/use-asked-columns.ts';
import { useComparedKeys } from './compare/use-compared-keys.tsx';
import { useStatusWords } from './compare/use-status-words.ts';

const PlaceAdder = opensLater(async () => (await import('./compare/place-adder.tsx')).PlaceAdder);

/** /places/compare: up to five cities, saved places or offers side by side, down to what is left of a month. */
export function ComparePlacesScreen() {
  const { t } = useLingui();
  const statusWords = useStatusWords();
  const compared = useComparedKeys();
  const state = useHousehold();
  const asked = useAskedColumns(compared?.keys ?? []);
  const [isAdding, setAdding] = useState(false);
  const count = asked?.length ?? 0;
  const isRead = compared !== undefined && state !== undefined && asked !== undefined;
  const isEmpty = isRead && count === 0;
  const add = (
    <Button
      variant="contained"
      disabled={count >= maxColumns}
      startIcon={<Icon name="add" size="xs" />}
      onClick={() => setAdding(true)}
    >
      <Trans>Add place</Trans>
    </Button>
  );
  return (
    <>
      <PageHead
        title={
          count > 1 ? (
            <Plural value={count} one="Compare" other="Compare # places" />
          ) : (
            <Trans>Compare places</Trans>
          )
        }
        documentTitle={t`Compare places`}
        fact={state && [statusWords(state.household.status), state.household.year].join(', ')}
        backTo={href('/places')}
        actions={!isEmpty && <Box sx={{ display: { xs: 'none', md: 'block' } }}>{add}</Box>}
      />
      {!isRead ? (
        <SkeletonRows count={8} label={t`Loading your comparison`} />
      ) : asked.length === 0 ? (
        <Nothing add={add} />
      ) : (
        <ComparedColumns asked={asked} state={state} compared={compared} />
      )}
      {!isEmpty && <MobileFoot>{add}</MobileFoot>}
      <PlaceAdder
        open={isAdding}
        onClose={() => setAdding(false)}
        keys={compared?.keys ?? []}
        onAdd={(key) => compared?.add(key)}
      />
    </>
  );
}

function Nothing({ add }: { add: ReactNode }) {
  return (
    <Card sx={{ paddingInline: { xs: '16px', md: 0 } }}>
      <EmptyState
        title={<Trans>What would be left to live on?</Trans>}
        actions={
          <>
            {add}
            <Button variant="outlined" component={Link} to={href('/places/list')}>
              <Trans>Choose from my places</Trans>
            </Button>
            <Button variant="outlined" component={Link} to={href('/places/discover')}>
              <Trans>See suggested cities</Trans>
            </Button>
          </>
        }
      >
        <Trans>
          Add cities you could live in, or offers you have. Pay, taxes, rent and prices stand side by side,
          each with its source, down to what is left of a month. What you enter about yourself stays on this
          device.
        </Trans>
      </EmptyState>
    </Card>
  );
}
