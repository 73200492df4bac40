import {
  jobTypeName,
  seniorityName,
  workplaceName,
} from '@foothold/core/entities/posting/posting-words.messages.ts';
import type { Understood } from '@foothold/core/search/understood.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { sayChoice } from '../../../platform/say.ts';
import { useSay } from '../../../platform/use-say.ts';
import { useSearchOptions } from '../../../shared/search/use-search-options.ts';
import { useChoiceWords } from '../filters/use-choice-words.ts';

const choiceNames = [workplaceName, jobTypeName, seniorityName];

/** What a part of a typed search was read as, in the words of its chip. */
export function useUnderstoodWords(places: readonly { asked: string; name: string }[]) {
  const say = useSay();
  const { t } = useLingui();
  const { ageWords } = useSearchOptions();
  const { rateWords } = useChoiceWords();
  const tradeWords = ({ text, value, meanings = [], names = [] }: Understood): string => {
    const [first = '', second = ''] = meanings;
    if (meanings.length === 2) return t`${text} may mean ${first} or ${second}`;
    if (meanings.length > 2)
      return t`${text} may mean ${first} or ${plural(meanings.length - 1, { one: '# other', other: '# others' })}`;
    // A trade that is written out is as much as the first of its other names.
    const isWritten = value.toLowerCase() === text.trim().toLowerCase();
    const other = isWritten ? (names[0] ?? value) : value;
    const more = names.filter((name) => name !== other).length;
    if (more > 0) return t`${text} ≈ ${other} and ${plural(more, { one: '# more', other: '# more' })}`;
    return t`${text} ≈ ${other}`;
  };
  const payWords = ({ value, rate }: Understood): string => {
    const [least = '', currency = 'USD'] = value.split(' ');
    // A wish: what states no pay is listed too.
    const floor = rateWords(rate ?? { amount: Number(least), interval: 'year' }, currency);
    return t`${floor}, or not stated`;
  };
  return (part: Understood): string => {
    const { kind, value } = part;
    switch (kind) {
      case 'trade':
        return tradeWords(part);
      case 'place':
        return places.find(({ asked }) => asked === value)?.name ?? value;
      case 'company':
        return t`At ${value}`;
      case 'pay':
        return payWords(part);
      case 'age':
        return t`Last ${ageWords(Number(value))}`;
      case 'not':
        return t`Without ${value}`;
      case 'or':
        return t`Either side of OR`;
      case 'literal':
        return t`Exactly “${value}”`;
      default:
        return sayChoice(
          say,
          choiceNames.find((names) => names.find(value)),
          value,
        );
    }
  };
}
