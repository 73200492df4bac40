import type { Household } from '@foothold/core/money/household.ts';
import { filingStatuses, taxYears } from '@foothold/core/money/tax-question.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { OccupationPicker } from '../../../shared/geography/occupation-picker.tsx';
import { useStoredOccupation } from '../../../shared/geography/use-stored-occupation.ts';
import type { HouseholdState } from '../../../shared/money/use-household.ts';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Picker } from '../../../ui/fields/picker.tsx';
import { token } from '../../../ui/tokens.ts';
import { AmountField } from './amount-field.tsx';
import { useStatusWords } from './use-status-words.ts';

type Props = {
  state: HouseholdState;
  /** The columns whose prices the amounts can be said at. */
  columns: readonly { key: string; name: string }[];
};

/** What the comparison asks the household: who files, what is rented, what a month costs. It stays on this device. */
export function HouseholdCard({ state: { household, change }, columns }: Props) {
  const { t } = useLingui();
  const statusWords = useStatusWords();
  const occupation = useStoredOccupation();
  const rooms = [t`Studio`, t`1 bedroom`, t`2 bedrooms`, t`3 bedrooms`, t`4 bedrooms`];
  const amount = (name: 'groceries' | 'utilities' | 'other') => ({
    kind: 'monthly' as const,
    value: household[name],
    onSay: (text: string) => change({ [name]: text }),
  });
  return (
    <Card aria-labelledby="household" id="your-month" sx={{ scrollMarginTop: '76px' }}>
      <CardHead sx={{ minHeight: 48 }}>
        <Box component="h2" id="household" sx={{ margin: 0, fontSize: '0.9375rem', fontWeight: 620 }}>
          <Trans>Your month</Trans>
        </Box>
        <Box component="span" sx={{ fontSize: '0.8125rem', color: token('text-2') }}>
          <Trans>stays on this device</Trans>
        </Box>
      </CardHead>
      <Box
        sx={{
          display: 'grid',
          gap: '12px',
          padding: '4px 16px 16px',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(2, minmax(0, 1fr))',
          },
        }}
      >
        <Wide>
          <Box
            sx={{
              marginBlockEnd: '4px',
              fontSize: '0.8125rem',
              lineHeight: '18px',
              fontWeight: 520,
              color: token('text-2'),
            }}
          >
            <Trans>Occupation, for pay in cities</Trans>
          </Box>
          <OccupationPicker occupation={occupation} />
        </Wide>
        <Wide>
          <Picker
            lead=""
            hasLabel
            label={t`Tax return`}
            value={household.status}
            options={filingStatuses.map((value) => ({
              value,
              label: statusWords(value),
            }))}
            onChange={(status) => change({ status })}
          />
        </Wide>
        {household.status === 'joint' && (
          <Wide>
            <AmountField
              label={<Trans>Your husband’s or wife’s pay a year</Trans>}
              help={<Trans>Leave it empty for none.</Trans>}
              kind="pay"
              value={household.partnerPay}
              onSay={(partnerPay) => change({ partnerPay })}
            />
          </Wide>
        )}
        <AmountField
          label={<Trans>Children under 17</Trans>}
          instead="0"
          kind="people"
          value={household.children}
          onSay={(children) => change({ children })}
        />
        <AmountField
          label={<Trans>Other dependents</Trans>}
          instead="0"
          kind="people"
          value={household.dependants}
          onSay={(dependants) => change({ dependants })}
        />
        <Picker
          lead=""
          hasLabel
          label={t`Tax year`}
          value={household.year}
          options={taxYears.map((value) => ({ value, label: value }))}
          onChange={(year) => change({ year })}
        />
        <Picker
          lead=""
          hasLabel
          label={t`You rent`}
          value={household.bedrooms}
          options={rooms.map((label, at) => ({ value: String(at) as Household['bedrooms'], label }))}
          onChange={(bedrooms) => change({ bedrooms })}
        />
        <AmountField label={<Trans>Groceries a month</Trans>} {...amount('groceries')} />
        <AmountField label={<Trans>All other spending</Trans>} {...amount('other')} />
        <AmountField label={<Trans>Utilities a month</Trans>} {...amount('utilities')} />
        <AmountField
          label={<Trans>Cost per mile</Trans>}
          kind="perMile"
          value={household.perMile}
          onSay={(perMile) => change({ perMile })}
        />
        <AmountField
          label={<Trans>Miles to work</Trans>}
          kind="miles"
          value={household.miles}
          onSay={(miles) => change({ miles })}
        />
        <AmountField
          label={<Trans>Days on site a week</Trans>}
          kind="days"
          value={household.days}
          onSay={(days) => change({ days })}
        />
        <Wide>
          <Picker
            lead=""
            hasLabel
            label={t`You entered these at the prices of`}
            value={household.pricesOf}
            options={[
              { value: '', label: t`the whole country` },
              ...columns.map(({ key, name }) => ({ value: key, label: name })),
            ]}
            onChange={(pricesOf) => change({ pricesOf })}
          />
        </Wide>
        <Wide>
          <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
            <Trans>
              Utilities count where you enter your own rent: a fair market rent includes them. $0.70 a mile is
              the IRS rate of 2025. Not counted: the earned income credit, deductions for age, tips and
              overtime, taxes of cities and counties, and what a plan at work takes.
            </Trans>
          </Box>
        </Wide>
      </Box>
    </Card>
  );
}

function Wide({ children }: { children: React.ReactNode }) {
  return <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;
}
