import { keysOf } from '@foothold/core/entities/keys-of.ts';
import { jobTypes } from '@foothold/core/entities/posting/posting.ts';
import { seniorities } from '@foothold/core/entities/posting/seniority-names.ts';
import { workplaces } from '@foothold/core/entities/posting/workplace-names.ts';
import { factValuesOf } from '@foothold/core/search/fact-fields.ts';
import type { SearchFacets } from '@foothold/core/search/search-choices.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { type ChoiceField, withValues } from '../../../shared/search/choices-address.ts';
import type { SearchFilters } from '../../../shared/search/search-address.ts';
import { Tick } from '../../../ui/buttons/tick.tsx';
import { token } from '../../../ui/tokens.ts';
import { choiceCounts, isFactField } from './choice-counts.ts';
import { useChoiceWords } from './use-choice-words.ts';

type Props = {
  field: ChoiceField;
  filters: SearchFilters;
  /** Null while there are no counts. */
  facets: SearchFacets | null;
  isWaiting?: boolean;
  onSearch: (filters: SearchFilters) => void;
};

const listed: Partial<Record<ChoiceField, readonly string[]>> = {
  workplaces: [...keysOf(workplaces), 'unknown'],
  jobTypes: [...keysOf(jobTypes), 'unknown'],
  seniorities: [...keysOf(seniorities), 'unknown'],
};

/** The values of a field that has its own order; of every other field the counts say them. */
function valuesInOrder(field: ChoiceField): readonly string[] | undefined {
  // Languages have no order but how many ask for them.
  if (field === 'languages') return undefined;
  return isFactField(field) ? [...factValuesOf(field), 'unknown'] : listed[field];
}

/** The values of a field that the postings found have, each to be ticked; what nothing has is not offered. */
export function FilterValues({ field, filters, facets, isWaiting = false, onSearch }: Props) {
  const { i18n } = useLingui();
  const { valueWords } = useChoiceWords();
  const chosen: readonly string[] = filters.only[field] ?? [];
  const rows = valuesOf(field, chosen, facets);
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    const company = field === 'companies' ? '' : filters.company;
    onSearch({ ...filters, company, only: withValues(filters.only, field, inOrder(field, next)) });
  };
  if (rows.length === 0 && !isWaiting)
    return (
      <Box sx={{ fontSize: '0.875rem', color: token('text-2') }}>
        <Trans>The jobs found do not differ in this.</Trans>
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', rowGap: { md: '2px' }, justifyItems: 'start' }}>
      {rows.map(({ value, count }) => (
        <Tick key={value} checked={chosen.includes(value)} onChange={() => toggle(value)}>
          {valueWords(field, value)}{' '}
          {count !== null && (
            <Box component="span" sx={{ marginInlineStart: '4px', color: token('text-2') }}>
              {numberFormat(i18n.locale).format(count)}
            </Box>
          )}
        </Tick>
      ))}
    </Box>
  );
}

type Row = { value: string; count: number | null };

/** A field of fixed values has them in their own order, every other by how many there are; what is chosen always stands. */
function valuesOf(field: ChoiceField, chosen: readonly string[], facets: SearchFacets | null): Row[] {
  const own = valuesInOrder(field);
  const counted = choiceCounts(facets, field);
  const countOf = (value: string) =>
    facets ? (counted.find((one) => one.value === value)?.count ?? 0) : null;
  const values = own ?? [...new Set([...counted.map(({ value }) => value), ...chosen])];
  return values
    .map((value) => ({ value, count: countOf(value) }))
    .filter(({ value, count }) => count !== 0 || chosen.includes(value));
}

function inOrder(field: ChoiceField, values: readonly string[]): readonly string[] {
  return valuesInOrder(field)?.filter((value) => values.includes(value)) ?? values;
}
