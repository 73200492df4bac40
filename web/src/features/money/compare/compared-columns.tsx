import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { pointOf } from '@foothold/core/geography/commute.ts';
import { placeScores, readWeights } from '@foothold/core/money/place-score.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTravelFrom } from '../../../data/places/homes.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { ColumnName } from '../../../shared/comparison/column-name.tsx';
import { ComparisonLayout } from '../../../shared/comparison/comparison-layout.tsx';
import { ComparisonNotes } from '../../../shared/comparison/comparison-notes.tsx';
import { ComparisonShare } from '../../../shared/comparison/comparison-share.tsx';
import { ComparisonTable } from '../../../shared/comparison/comparison-table.tsx';
import { shownPlace } from '../../../shared/geography/shown-place.ts';
import { idIn } from '../../../shared/money/compare-keys.ts';
import type { AskedColumn, MoneyColumn } from '../../../shared/money/money-column.ts';
import { MoneyVerdictLine } from '../../../shared/money/money-verdict-line.tsx';
import type { HouseholdState } from '../../../shared/money/use-household.ts';
import { useMoneyColumns } from '../../../shared/money/use-money-columns.ts';
import { useMoneyRows } from '../../../shared/money/use-money-rows.ts';
import { useStoredText } from '../../../shared/money/use-stored-text.ts';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { token } from '../../../ui/tokens.ts';
import { wayToWork } from './commute.ts';
import { scoreFigures } from './score-figures.ts';
import type { ComparedKeys } from './use-compared-keys.tsx';
import { useOpenings } from './use-openings.ts';
import { usePlaceRows } from './use-place-rows.ts';

const HouseholdCard = partLater(async () => (await import('./household-card.tsx')).HouseholdCard);
const ColumnCard = partLater(async () => (await import('./column-card.tsx')).ColumnCard);
const WeightsCard = partLater(async () => (await import('./weights-card.tsx')).WeightsCard);

type Props = { asked: readonly AskedColumn[]; state: HouseholdState; compared: ComparedKeys };

/** The comparison itself: the table, who leaves more, the sources; beside it what the person says. */
export function ComparedColumns({ asked, state, compared }: Props) {
  const { t } = useLingui();
  const { household } = state;
  const columns = useMoneyColumns(asked, household);
  /** “Columbus, OH”; an offer or saved place as it is called. */
  const nameOf = ({ name, city, key, state: known }: MoneyColumn) => {
    if (name) return name;
    if (city) return [city.name, city.stateCode || city.country].filter(Boolean).join(', ');
    return known === 'loading' ? t`Loading …` : t`City ${idIn(key, 'city')}`;
  };
  const names = columns.map(nameOf);
  const [isWhole, setWhole] = useState(false);
  const [chosenKey, setChosenKey] = useState('');
  const chosen = Math.max(
    0,
    columns.findIndex(({ key }) => key === chosenKey),
  );
  const column = columns[chosen];
  const kept = useStoredText('weights');
  const weights = readWeights(kept?.text ?? '');
  const from = useTravelFrom()?.from;
  const places = columns.filter(({ offer }) => offer === null);
  const home = from ? pointOf(from) : null;
  const figures = scoreFigures(places, home);
  const found = placeScores(figures, weights);
  const ways = columns.map((one) =>
    wayToWork(one, { home, livesThere: Boolean(household.columns[one.key]?.city) }),
  );
  const openings = useOpenings(columns);
  const scores = found && columns.map((one) => found[places.indexOf(one)] ?? null);
  const money = useMoneyRows(columns, household);
  const more = usePlaceRows(columns, {
    scores: places.length > 1 ? scores : null,
    numbers: money.numbers,
    openings,
    ways,
    isWhole,
  });
  const rows = [money.pay, ...(isWhole ? money.long : money.short), money.total, ...more];
  const notes = money.numbers.notes();
  return (
    <ComparisonLayout
      columns={columns.length}
      aside={
        <>
          {column && (
            <ColumnCard
              key={column.key}
              column={column}
              name={names[chosen] ?? ''}
              state={state}
              way={ways[chosen] ?? null}
              homeName={(from && (from.name || shownPlace(from))) || t`home`}
              onRemove={() => compared.remove(column.key, names[chosen] ?? '')}
            />
          )}
          <HouseholdCard
            state={state}
            columns={columns.flatMap(({ key, place }, at) =>
              place.parities ? [{ key, name: names[at] ?? '' }] : [],
            )}
          />
          {places.length > 1 && (
            <WeightsCard
              weights={weights}
              scores={
                found &&
                places.flatMap((one, at) => {
                  const score = found[at];
                  return score ? [{ name: nameOf(one), score }] : [];
                })
              }
              onWeigh={(part, weight) => kept?.store(JSON.stringify({ ...weights, [part]: weight }))}
            />
          )}
        </>
      }
    >
      <Box
        data-no-print=""
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '8px',
          padding: { xs: '8px 0', md: '10px 20px' },
          borderBlockEnd: `1px solid ${token('line')}`,
        }}
      >
        <Button variant="outlined" size="small" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? <Trans>Show fewer rows</Trans> : <Trans>Show each tax and cost</Trans>}
        </Button>
        <Button
          variant="outlined"
          size="small"
          onClick={() => document.getElementById('your-month')?.scrollIntoView({ block: 'start' })}
          sx={{ display: { lg: 'none' } }}
        >
          <Trans>Change your month</Trans>
        </Button>
        <ComparisonShare
          names={names}
          rows={rows}
          notes={notes}
          title={t`Compare places`}
          today={calendarDate(systemClock.now())}
          fileName="places"
        />
      </Box>
      <ComparisonTable
        label={t`Places`}
        corner={<Trans>US dollars a month</Trans>}
        names={names}
        rows={rows}
        chosen={chosen}
        head={(at) => (
          <>
            <ColumnName
              name={names[at] ?? ''}
              isChosen={at === chosen}
              onChoose={() => setChosenKey(columns[at]?.key ?? '')}
            />
            <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
              {columns[at]?.under}
            </Box>
          </>
        )}
      />
      {columns.every((one) => one.state !== 'loading') && (
        <MoneyVerdictLine lefts={columns.map(({ month }) => month)} names={names} />
      )}
      <ComparisonNotes>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
        <span>
          <Trans>
            Estimates for choosing, no tax advice. Rents may be off by 10%, prices by 5%, a median wage by
            10%.
          </Trans>
        </span>
      </ComparisonNotes>
    </ComparisonLayout>
  );
}
