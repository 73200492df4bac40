import type { SampleRandom } from '@foothold/core/text/sample-random.ts';
import type { SamplePlace, SampleRole, SampleType } from './sample-trade.ts';

const signs = { USD: '$', CAD: 'CA$', GBP: '£', EUR: '€' } as const;

/**
 * Pay as an employer writes it, `$22.50 - $26.00 an hour` or `$72,000 - $88,000 a year`, from the usual range of
 * the position and the level of pay in its city. Only full-time work is stated by the year.
 */
export function samplePayText(role: SampleRole, type: SampleType, place: SamplePlace, random: SampleRandom) {
  const hours = type === 'Contract' ? 1_800 : 2_080;
  const [low, high, isHourly] = role.hour
    ? [...role.hour, true as const]
    : [...(role.year ?? [0, 0]), false as const];
  if (low <= 0) throw new Error(`The sample set has no pay for ${role.titles[0]}.`);
  const byHour = isHourly || type !== 'Full-time';
  const scale = place.pay / (byHour && !isHourly ? hours : 1);
  const min = low + (high - low) * random.next() * 0.5;
  const max = Math.min(min * (1.08 + random.next() * 0.17), high * 1.04);
  const sign = signs[place.currency ?? 'USD'];
  const say = (amount: number) => sign + (byHour ? hourly(amount * scale) : yearly(amount * scale));
  const unit = byHour ? 'an hour' : 'a year';
  return random.next() < 0.2 ? `${say(min)} ${unit}` : `${say(min)} - ${say(max)} ${unit}`;
}

function hourly(amount: number): string {
  return (Math.round(amount * 4) / 4).toFixed(2);
}

function yearly(amount: number): string {
  return (Math.round(amount / 1_000) * 1_000).toLocaleString('en-US');
}
