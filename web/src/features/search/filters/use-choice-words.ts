import { keysOf } from '@foothold/core/entities/keys-of.ts';
import {
  jobTypeName,
  seniorityName,
  workplaceName,
} from '@foothold/core/entities/posting/posting-words.messages.ts';
import { payWord } from '@foothold/core/parsing/pay/pay.messages.ts';
import { factFields } from '@foothold/core/search/fact-fields.ts';
import type { SearchChoices } from '@foothold/core/search/search-choices.ts';
import type { PayRate } from '@foothold/core/search/typed-pay.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import type { Message } from '@foothold/core/text/messages.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { sayChoice } from '../../../platform/say.ts';
import { useSay } from '../../../platform/use-say.ts';
import { withinSentence } from '../../../platform/within-sentence.ts';
import { shownSource } from '../../../shared/postings/shown-source.ts';
import type { ChoiceField } from '../../../shared/search/choices-address.ts';
import type { SearchFilters } from '../../../shared/search/search-address.ts';
import { useSearchOptions } from '../../../shared/search/use-search-options.ts';
import { useFactWords } from '../facts/use-fact-words.ts';
import { isFactField } from './choice-counts.ts';
import type { FilterField } from './filter-fields.ts';

const choiceNames: Readonly<Record<string, { find: (value: string) => Message | null }>> = {
  workplaces: workplaceName,
  jobTypes: jobTypeName,
  seniorities: seniorityName,
};
const named: readonly ChoiceField[] = ['companies', 'categories', 'sources'];

/** What a search keeps to and leaves out, in words. */
export function useChoiceWords() {
  const say = useSay();
  const { t, i18n } = useLingui();
  const { ageWords } = useSearchOptions();
  const { titles: factTitles, valueWords: factWords } = useFactWords();
  const or = new Intl.ListFormat(i18n.locale, { type: 'disjunction' });
  const titles: Record<FilterField, string> = {
    workplaces: t`Workplace`,
    jobTypes: t`Job type`,
    pay: t`Pay`,
    seniorities: t`Experience`,
    facts: t`More filters`,
    age: t`Posted`,
    companies: t`Company`,
    categories: t`Field`,
    sources: t`Source`,
    exclude: t`Leave out`,
  };
  /** One value of a field: “Hybrid”, “Greenhouse”, “Not stated”. */
  const valueWords = (field: ChoiceField, value: string): string => {
    if (value === 'unknown') return t`Not stated`;
    if (isFactField(field)) return factWords(factFields[field], value);
    if (field === 'sources') return shownSource(value);
    return sayChoice(say, choiceNames[field], value);
  };
  /** “Remote or hybrid”, “Acme or 3 others”. */
  const valuesWords = (field: ChoiceField, values: readonly string[]): string => {
    const all = values.map((value) => valueWords(field, value));
    const [first = '', ...rest] = all;
    if (all.length > 2) return t`${first} or ${plural(rest.length, { one: '# other', other: '# others' })}`;
    const isName = named.includes(field);
    return or.format([first, ...rest.map((one) => (isName ? one : withinSentence(one, i18n.locale)))]);
  };
  const money = (amount: number, currency: string) => {
    const digits = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {};
    return numberFormat(i18n.locale, { style: 'currency', currency, ...digits }).format(amount);
  };
  const rateWords = ({ amount, interval }: PayRate, currency: string) => {
    const pay = money(amount, currency);
    return t`${interval === 'year' ? pay : say(payWord(interval, { pay }))} and up`;
  };
  const floorWords = (amount: number, currency: string) => rateWords({ amount, interval: 'year' }, currency);
  const payWords = ({ from, currency, orNotStated }: NonNullable<SearchChoices['pay']>): string => {
    const floor = floorWords(from, currency);
    return orNotStated ? t`${floor}, or not stated` : floor;
  };
  const companyWords = ({ company, only }: SearchFilters): string => {
    const names = [...(company ? [company] : []), ...(only.companies ?? [])];
    return names.length > 0 ? t`At ${valuesWords('companies', names)}` : '';
  };
  const notStatedWords = (title: string) => t`${title}: not stated`;
  /** “Night shift”, “Shift: not stated”, “Night shift and 2 more”. */
  const factsWords = ({ only }: SearchFilters): string => {
    const all = keysOf(factFields).flatMap((field) =>
      (only[field] ?? []).map((value) =>
        value === 'unknown' ? notStatedWords(factTitles[factFields[field]]) : valueWords(field, value),
      ),
    );
    const [first = ''] = all;
    const more = all.length - 1;
    return more > 0 ? t`${first} and ${more} more` : first;
  };
  const leftOutWords = ({ exclude: { words = [], companies = [] } }: SearchFilters): string => {
    const all = [...words, ...companies];
    if (all.length === 0) return '';
    return all.length < 3 ? t`Without ${all.join(', ')}` : t`${all.length} left out`;
  };
  return {
    titles,
    valueWords,
    floorWords,
    rateWords,
    /** What is chosen in a field, as its button says it; '' while nothing is. */
    chosenWords: (filters: SearchFilters, field: FilterField): string => {
      const { only, age } = filters;
      if (field === 'pay') return only.pay ? payWords(only.pay) : '';
      if (field === 'age') return age > 0 ? t`Last ${ageWords(age)}` : '';
      if (field === 'companies') return companyWords(filters);
      if (field === 'facts') return factsWords(filters);
      if (field === 'exclude') return leftOutWords(filters);
      const words = valuesWords(field, only[field] ?? []);
      return field === 'sources' && words ? t`From ${words}` : words;
    },
  };
}
