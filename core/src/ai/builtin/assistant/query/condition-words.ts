import { dateSpanWords } from '../../../../dates/calendar-date.ts';
import { submissionMethodName } from '../../../../entities/job/job-words.messages.ts';
import { offerStatusName } from '../../../../entities/offer/offer-words.messages.ts';
import { jobTypeName } from '../../../../entities/posting/posting-words.messages.ts';
import { regionName } from '../../../../geography/region.ts';
import { numberFormat } from '../../../../text/formats.ts';
import type { Message } from '../../../../text/messages.ts';
import { interviewKindWords, sourceWords } from '../choice-words.ts';
import { dayWords, plain } from '../said-words.ts';
import { conditionTexts, stateTexts } from './condition.messages.ts';
import { type Condition, isDateField } from './record-query.ts';

/** Of dates and numbers in words. */
export type WordsContext = { today: Parameters<typeof dayWords>[1]['today']; locale?: string | undefined };

/** A condition as a chip and an answer name it: “applied on Tue, Oct 20 or before”. */
export function conditionWords(condition: Condition, context: WordsContext): Message {
  const words = bareWords(condition, context);
  return condition.not ? conditionTexts('not', { condition: words }) : words;
}

function bareWords(condition: Condition, context: WordsContext): Message {
  const { field, values, least, most } = condition;
  if (isDateField(field)) {
    const days = spanWords(condition, context);
    const state = values.length > 0 ? either(values.map(stateWords)) : stateTexts('applied');
    return conditionTexts(field, { days, state });
  }
  switch (field) {
    case 'state':
      return either(values.map(stateWords));
    case 'reply-days':
      return most !== null
        ? conditionTexts('reply-most', { count: most })
        : conditionTexts('reply-least', { count: least ?? 0 });
    case 'pay':
      return payWords(condition, context);
    case 'place':
      return either(values.map(placeWords));
    case 'near':
      return conditionTexts('near', { miles: most ?? 0, place: plain(values.join(', ')) });
    case 'stars': {
      const [count, kind] =
        least !== null && least === most
          ? [least, 'stars-exactly' as const]
          : least !== null
            ? [least, 'stars-least' as const]
            : [most ?? 5, 'stars-most' as const];
      return conditionTexts(kind, { count });
    }
    case 'has':
      return either(
        values.map(
          (value) => conditionTexts.find(`has-${value}`) ?? conditionTexts('text', { words: plain(value) }),
        ),
      );
    case 'interview-state':
    case 'task-state': {
      const area = field === 'task-state' ? 'task' : 'interview';
      return either(
        values.map(
          (value) =>
            conditionTexts.find(`${area}-${value}`) ?? conditionTexts('text', { words: plain(value) }),
        ),
      );
    }
    case 'offer-state':
      return either(
        values.map((value) =>
          value === 'open'
            ? conditionTexts('offer-open')
            : conditionTexts('offer-state', { name: offerStatusName.find(value) ?? plain(value) }),
        ),
      );
    case 'title':
    case 'text':
      return either(values.map((value) => conditionTexts(field, { words: plain(value) })));
    default:
      return either(values.map((value) => conditionTexts(field, { name: namedValue(field, value) })));
  }
}

function namedValue(field: string, value: string): Message | string {
  if (field === 'source') return sourceWords(value);
  if (field === 'method') return submissionMethodName.find(value) ?? plain(value);
  if (field === 'type') return jobTypeName.find(value) ?? plain(value);
  return field === 'kind' ? interviewKindWords(plain(value)) : plain(value);
}

const stateWords = (value: string): Message =>
  stateTexts.find(value) ?? conditionTexts('text', { words: plain(value) });

const placeWords = (value: string): Message =>
  value === 'remote'
    ? conditionTexts('remote')
    : conditionTexts('place', { place: (value.length === 2 && regionName('US', value)) || plain(value) });

function either(list: readonly Message[]): Message {
  const [first, ...rest] = list;
  if (!first) return conditionTexts('span-any');
  return rest.length === 0 ? first : conditionTexts('either', { first, rest: either(rest) });
}

function spanWords({ from, to }: Condition, context: WordsContext): Message {
  if (from === '' && to === '') return conditionTexts('span-any');
  if (from === to) return conditionTexts('span-day', { day: dayWords(from, context) });
  if (from === '') return conditionTexts('span-to', { day: dayWords(to, context) });
  if (to === '') return conditionTexts('span-from', { day: dayWords(from, context) });
  const isOtherYear = [from, to].some((day) => day.slice(0, 4) !== context.today.slice(0, 4));
  const day = { month: 'short', day: 'numeric' } as const;
  const parts = isOtherYear ? ({ ...day, year: 'numeric' } as const) : day;
  return conditionTexts('span-days', { span: dateSpanWords(from, to, context.locale, parts) });
}

function payWords({ values, least, most }: Condition, { locale }: WordsContext): Message {
  const unit = values[0] === 'hour' ? 'hour' : 'year';
  const money = (amount: number) => dollars(unit === 'hour' ? amount / 2080 : amount, locale);
  const isOpen = (amount: number) => Math.abs(amount - Math.round(amount)) > 0.005;
  if (least !== null && most !== null)
    return conditionTexts('pay-between', { unit, low: money(least), high: money(most) });
  if (least !== null)
    return conditionTexts(isOpen(least) ? 'pay-more' : 'pay-least', { unit, amount: money(least) });
  return conditionTexts(isOpen(most ?? 0) ? 'pay-less' : 'pay-most', { unit, amount: money(most ?? 0) });
}

/** US dollars, with cents only where an hour has them. */
export function dollars(amount: number, locale?: string): string {
  const isWhole = Math.abs(amount - Math.round(amount)) < 0.03;
  const digits = isWhole ? 0 : 2;
  return numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
