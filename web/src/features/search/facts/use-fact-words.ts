import { factKey } from '@foothold/core/entities/posting/posting-fact-key.ts';
import type { PostingFactName } from '@foothold/core/entities/posting/posting-fact-names.ts';
import { postingFactName } from '@foothold/core/entities/posting/posting-facts.messages.ts';
import { useLingui } from '@lingui/react/macro';
import { sayChoice } from '../../../platform/say.ts';
import { useSay } from '../../../platform/use-say.ts';

/** What the facts of a posting and their values are called. */
export function useFactWords() {
  const say = useSay();
  const { t } = useLingui();
  const titles: Record<PostingFactName, string> = {
    shift: t`Shift`,
    degree: t`Education`,
    experience: t`Years of experience`,
    language: t`Languages`,
    licence: t`License to drive`,
    travel: t`Travel`,
    term: t`Duration`,
    sponsorship: t`Visa`,
    clearance: t`Security clearance`,
    'fair-chance': t`Criminal record`,
  };
  return {
    titles,
    /** “Night shift”. */
    valueWords: (fact: PostingFactName, value: string) =>
      sayChoice(say, postingFactName, factKey(fact, value)),
  };
}
