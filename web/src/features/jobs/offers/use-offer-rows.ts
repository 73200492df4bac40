import { keysOf } from '@foothold/core/entities/keys-of.ts';
import { offerFields } from '@foothold/core/entities/offer/offer.ts';
import { equityKindName } from '@foothold/core/entities/offer/offer-words.messages.ts';
import { numberIn } from '@foothold/core/text/number-in.ts';
import { type MoneyRange, type OfferPay, offerPay } from '@foothold/core/tracking/offer-pay.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OfferOfJob } from '../../../data/steps/offer-reads.ts';
import { sayChoice } from '../../../platform/say.ts';
import { useSay } from '../../../platform/use-say.ts';
import type { ComparisonCell, ComparisonRow } from '../../../shared/comparison/comparison-row.ts';
import { useLabels } from '../../../shared/own-data/use-entity-texts.ts';
import { fullDate } from '../shared/job-cells.ts';
import { moneyWords } from './money-words.ts';

/** The rows of a comparison in words: the same for the screen, the copy and the file. */
export function useOfferRows(columns: readonly OfferOfJob[]): { rows: ComparisonRow[]; pays: OfferPay[] } {
  const labels = useLabels('offers', keysOf(offerFields));
  const say = useSay();
  const { t, i18n } = useLingui();
  const unknown: ComparisonCell = { lead: t`Not stated`, second: '', isUnknown: true };
  const cell = (lead: string, second = ''): ComparisonCell =>
    lead === '' ? unknown : { lead, second: second === lead ? '' : second, isUnknown: false };
  const money = (range: MoneyRange) => moneyWords(range, i18n.locale);
  /** The figure and the words it was read from; the words alone where no figure was. */
  const figure = (range: MoneyRange | null, words: string, second = words) =>
    range ? cell(money(range), second) : cell(words);
  const pays = columns.map(({ offer }) => offerPay(offer));
  const row = (
    key: string,
    label: string,
    of: (column: OfferOfJob, pay: OfferPay) => ComparisonCell,
    note = '',
  ): ComparisonRow => ({
    key,
    label,
    note,
    cells: columns.map((column, at) => of(column, pays[at] ?? offerPay(column.offer))),
  });
  const plain = (key: keyof typeof labels) => row(key, labels[key], ({ offer }) => cell(String(offer[key])));
  return {
    pays,
    rows: [
      row(
        'basePay',
        t`Base pay a year`,
        ({ offer }, { base, baseYear, isHoursAssumed }) => {
          const hours = numberIn(offer.hoursPerWeek);
          return figure(
            baseYear,
            offer.basePay,
            isHoursAssumed
              ? t`${offer.basePay}, at 40 hours a week`
              : base?.interval === 'year'
                ? ''
                : hours
                  ? t`${offer.basePay}, ${hours} hours a week`
                  : offer.basePay,
          );
        },
        '1',
      ),
      row('bonus', labels.bonus, ({ offer }, { bonus }) => figure(bonus, offer.bonus), '2'),
      row('signOn', labels.signOn, ({ offer }, { signOn }) => {
        const said = figure(signOn, offer.signOn);
        return said.isUnknown ? said : { ...said, second: said.second || t`once` };
      }),
      row(
        'equity',
        t`Equity a year`,
        ({ offer }, { equityYear }) => {
          const kind = sayChoice(say, equityKindName, offer.equityKind);
          const years = numberIn(offer.vestingYears);
          const over =
            years !== null &&
            t`${offer.equityValue} over ${plural(years, { one: '# year', other: '# years' })}`;
          if (!equityYear) return cell([kind, over || offer.equityValue].filter(Boolean).join(', '));
          return cell(money(equityYear), [kind, over].filter(Boolean).join(', '));
        },
        '2',
      ),
      plain('retirementMatch'),
      row('health', labels.health, ({ offer }, { healthMonth }) =>
        healthMonth ? cell(t`${money(healthMonth)} a month`, offer.health) : cell(offer.health),
      ),
      plain('daysOff'),
      row('onSiteDays', t`On site`, ({ offer }) =>
        /^\d+$/.test(offer.onSiteDays)
          ? cell(t`${plural(offer.onSiteDays, { one: '# day a week', other: '# days a week' })}`)
          : cell(offer.onSiteDays),
      ),
      plain('place'),
      plain('moving'),
      plain('benefits'),
      row('startDate', labels.startDate, ({ offer }) => cell(fullDate(offer.startDate))),
      plain('notes'),
    ],
  };
}

/** Rows that say something of at least one offer, and those that no offer says anything of. */
export function splitRows(rows: readonly ComparisonRow[]): {
  told: ComparisonRow[];
  untold: ComparisonRow[];
} {
  const isTold = ({ cells }: ComparisonRow) => cells.some(({ isUnknown }) => !isUnknown);
  return { told: rows.filter(isTold), untold: rows.filter((row) => !isTold(row)) };
}
