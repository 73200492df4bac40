import type { SearchFacets } from '@foothold/core/search/search-choices.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { withPay } from '../../../shared/search/choices-address.ts';
import type { SearchFilters } from '../../../shared/search/search-address.ts';
import { Tick } from '../../../ui/buttons/tick.tsx';
import { RadioList } from '../../../ui/fields/radio-list.tsx';
import { token } from '../../../ui/tokens.ts';
import { useChoiceWords } from './use-choice-words.ts';

type Props = {
  filters: SearchFilters;
  facets: SearchFacets | null;
  onSearch: (filters: SearchFilters) => void;
};

/** The least pay a year, with how many jobs reach it; and whether those that state none stay, since most say nothing. */
export function FilterPay({ filters, facets, onSearch }: Props) {
  const { t, i18n } = useLingui();
  const { floorWords } = useChoiceWords();
  const { pay } = filters.only;
  const number = numberFormat(i18n.locale);
  const currency = pay?.currency ?? facets?.pay.currency ?? 'USD';
  const floors = (facets?.pay.currency === currency ? facets.pay.floors : [])
    .map(({ value, count }) => ({ from: Number(value), count }))
    .filter(({ from, count }) => from > 0 && (count > 0 || from === pay?.from));
  const isListed = floors.some(({ from }) => from === pay?.from);
  const shown = pay && !isListed ? [{ from: pay.from, count: null }, ...floors] : floors;
  const set = (from: number, orNotStated: boolean) =>
    onSearch({
      ...filters,
      only: withPay(filters.only, from > 0 ? { from, currency, orNotStated } : null),
    });
  const silent = facets ? facets.pay.notStated + facets.pay.inOtherCurrencies : null;
  return (
    <>
      <RadioList
        label={t`Pay a year`}
        value={pay?.from ?? 0}
        options={[
          { value: 0, label: t`Any pay` },
          ...shown.map(({ from, count }) => ({
            value: from,
            label: floorWords(from, currency),
            ...(count !== null && { count: number.format(count) }),
          })),
        ]}
        onChange={(from) => set(from, pay?.orNotStated ?? true)}
      />
      {pay ? (
        <Box
          sx={{
            marginBlockStart: '8px',
            paddingBlockStart: '8px',
            borderBlockStart: `1px solid ${token('line')}`,
          }}
        >
          <Tick checked={pay.orNotStated} onChange={(checked) => set(pay.from, checked)}>
            <Trans>Also jobs that do not state pay</Trans>{' '}
            {silent !== null && (
              <Box component="span" sx={{ marginInlineStart: '4px', color: token('text-2') }}>
                {number.format(silent)}
              </Box>
            )}
          </Tick>
        </Box>
      ) : (
        facets &&
        silent !== null &&
        silent > 0 && (
          <Box
            sx={{
              marginBlockStart: '8px',
              fontSize: '0.8125rem',
              lineHeight: '18px',
              color: token('text-2'),
            }}
          >
            <SilentWords pay={facets.pay} />
          </Box>
        )
      )}
    </>
  );
}

function SilentWords({ pay }: Pick<SearchFacets, 'pay'>) {
  const { i18n } = useLingui();
  const number = numberFormat(i18n.locale);
  const silent = number.format(pay.notStated);
  const all = number.format(pay.counted);
  const others = number.format(pay.inOtherCurrencies);
  return (
    <>
      <Trans>
        {silent} of {all} do not state pay.
      </Trans>{' '}
      {pay.inOtherCurrencies > 0 && <Trans>{others} state it in another currency.</Trans>}
    </>
  );
}
