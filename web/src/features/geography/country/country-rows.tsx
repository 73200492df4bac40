import type { CountryRow } from '@foothold/core/geography/geo.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useNumbers } from '../../../ui/hooks/use-numbers.ts';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import type { Answer } from '../../../ui/notes/use-answer.ts';
import { type CountryList, countryListAddress } from './country-list.ts';

type Props = {
  answer: Pick<Answer<unknown, unknown>, 'phase' | 'shown' | 'isSlow'>;
  rows: readonly CountryRow[];
  /** Countries that the words find. */
  total: number;
  list: CountryList;
  selected: string | null;
  onGo: (parts: Partial<CountryList>) => void;
};

/** One page of the countries, or what replaces it. */
export function CountryRows({ answer, rows, total, list, selected, onGo }: Props) {
  const { t } = useLingui();
  const { people } = useNumbers();
  if (!answer.shown)
    return answer.phase === 'loading' && answer.isSlow ? (
      <SkeletonRows label={t`Looking for countries`} after={0} />
    ) : null;
  if (total === 0)
    return (
      <EmptyState
        title={<Trans>No country is called “{list.text}”</Trans>}
        actions={
          <Button variant="outlined" onClick={() => onGo({ text: '' })}>
            <Trans>Show all countries</Trans>
          </Button>
        }
      >
        <Trans>Matches names that begin with these words, or an exact code of two or three letters.</Trans>
      </EmptyState>
    );
  if (rows.length === 0)
    return (
      <EmptyState
        title={<Trans>There is no page {list.page}</Trans>}
        actions={
          <Button variant="outlined" onClick={() => onGo({ page: 1 })}>
            <Trans>Go to page 1</Trans>
          </Button>
        }
      />
    );
  const isCounted = rows.some(({ population }) => population !== null);
  return rows.map((row) => {
    const { id, name, code, code3, population } = row;
    return (
      <ListRow
        key={id}
        id={id}
        to={countryListAddress({ ...list, country: code })}
        selected={id === selected}
        title={name}
        second={`${code} · ${code3}`}
        {...(isCounted && { end: population === null ? <Trans>Not known</Trans> : people(population) })}
      />
    );
  });
}
