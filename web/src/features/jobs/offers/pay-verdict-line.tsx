import { type OfferPay, type PayVerdict, payVerdict } from '@foothold/core/tracking/offer-pay.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ComparisonVerdict } from '../../../shared/comparison/comparison-verdict.tsx';
import { moneyWords } from './money-words.ts';

/** Which offer pays more a year, or that it is too close to call, or why nothing is said. */
export function PayVerdictLine({ pays, names }: { pays: readonly OfferPay[]; names: readonly string[] }) {
  const { i18n } = useLingui();
  if (pays.length < 2) return null;
  const verdict = payVerdict(pays);
  return (
    <ComparisonVerdict>
      <Words verdict={verdict} names={names} locale={i18n.locale} />
    </ComparisonVerdict>
  );
}

type WordsProps = { verdict: PayVerdict; names: readonly string[]; locale: string };

function Words({ verdict, names, locale }: WordsProps) {
  if (verdict.kind === 'unknown')
    return <Trans>Not every base pay is stated as a figure, so pay is not compared.</Trans>;
  if (verdict.kind === 'currencies')
    return <Trans>The offers are in different currencies, so pay is not compared: rates change.</Trans>;
  const { kind, first, second, apart, sureApart, currency } = verdict;
  const words = (amount: number) =>
    moneyWords({ low: Math.abs(amount), high: Math.abs(amount), currency }, locale);
  const [ahead, behind] = [names[first] ?? '', names[second] ?? ''];
  const difference = words(apart);
  const sure = words(sureApart);
  if (kind === 'ahead')
    return (
      <>
        <strong>
          <Trans>
            {ahead} pays the most a year, {difference} more than {behind}.
          </Trans>
        </strong>{' '}
        <Trans>Before tax, and without what living there costs.</Trans>
      </>
    );
  return (
    <>
      <strong>
        <Trans>Too close to call: {difference} a year apart.</Trans>
      </strong>{' '}
      {sureApart < 0 ? (
        <Trans>
          By base pay alone, {behind} has {sure} more.
        </Trans>
      ) : sureApart > 0 ? (
        <Trans>
          By base pay alone, {ahead} has {sure} more.
        </Trans>
      ) : (
        <Trans>Base pay is the same.</Trans>
      )}
    </>
  );
}
