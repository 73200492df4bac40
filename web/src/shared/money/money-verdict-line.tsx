import type { MoneyLeft } from '@foothold/core/money/money-left.ts';
import { moneyVerdict } from '@foothold/core/money/money-verdict.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ComparisonVerdict } from '../comparison/comparison-verdict.tsx';
import { useCents } from './use-cents.ts';

/** Where the most is left of a month, that it is too close to call, or why nothing is said. */
export function MoneyVerdictLine({
  lefts,
  names,
}: {
  lefts: readonly MoneyLeft[];
  names: readonly string[];
}) {
  const words = useVerdict(lefts, names);
  if (!words) return null;
  return <ComparisonVerdict>{words}</ComparisonVerdict>;
}

function useVerdict(lefts: readonly MoneyLeft[], names: readonly string[]): ReactNode {
  const { i18n } = useLingui();
  const { whole } = useCents();
  const verdict = moneyVerdict(lefts);
  const list = (places: readonly number[]) =>
    new Intl.ListFormat(i18n.locale).format(places.map((at) => names[at] ?? ''));
  if (verdict.kind === 'alone') return null;
  if (verdict.kind === 'unknown')
    return <Trans>What is left is not compared: it is not known for {list(verdict.places)}.</Trans>;
  if (verdict.kind === 'unequal')
    return (
      <Trans>
        What is left is not compared: {list(verdict.places)} lacks a cost or tax that is counted elsewhere.
        Enter it in that column.
      </Trans>
    );
  const { kind, first, second, apart, error } = verdict;
  const [ahead, behind] = [names[first] ?? '', names[second] ?? ''];
  const difference = whole(apart);
  const off = whole(error);
  if (kind === 'ahead')
    return (
      <>
        <strong>
          <Trans>
            {ahead} leaves the most, {difference} a month more than {behind}.
          </Trans>
        </strong>{' '}
        <Trans>That is more than the {off} by which estimates may be off.</Trans>
      </>
    );
  return (
    <>
      <strong>
        <Trans>
          {ahead} and {behind} are too close to call: {difference} a month apart.
        </Trans>
      </strong>{' '}
      <Trans>Rent, prices and pay may be off by {off}.</Trans>
    </>
  );
}
