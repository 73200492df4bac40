import type { JobSuggestions } from '@foothold/core/contract/jobs.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { useLingui } from '@lingui/react/macro';
import type { RecentSearch } from '../../../shared/search/recent-searches.ts';
import type { ComboChoice } from '../../../ui/fields/use-combo.ts';

/** What a suggestion stands for. */
export type Suggested = { term: string; place?: string } | { company: string };

/** The suggestions for the words of a search, each kind under its heading; `suggestedBy` reads the key of a choice. */
export function useTermSuggestions() {
  const { t, i18n } = useLingui();
  const number = numberFormat(i18n.locale);
  return {
    recent: (searches: readonly RecentSearch[]): ComboChoice[] =>
      searches.map(({ term, place }) => ({
        key: keyOf('recent', place === '' ? { term } : { term, place }),
        label: term,
        ...(place !== '' && { second: place }),
        icon: 'history',
        group: t`Recent searches`,
      })),
    found: ({ titles, companies, placed, correction }: JobSuggestions): ComboChoice[] => [
      ...(correction === null
        ? []
        : [
            {
              key: keyOf('correction', { term: correction }),
              label: correction,
              icon: 'edit' as const,
              group: t`Did you mean`,
            },
          ]),
      ...placed.map(({ term, place }) => ({
        key: keyOf('placed', { term, place }),
        label: term,
        second: place,
        icon: 'pin' as const,
        group: t`With a place`,
      })),
      ...titles.map(({ text, count }) => ({
        key: keyOf('title', { term: text }),
        label: text,
        end: count === null ? '' : number.format(count),
        icon: 'briefcase' as const,
        group: t`Titles`,
      })),
      ...companies.map(({ text, count }) => ({
        key: keyOf('company', { company: text }),
        label: text,
        end: number.format(count),
        icon: 'companies' as const,
        group: t`Companies`,
      })),
    ],
    suggestedBy: (key: string) => JSON.parse(key.slice(key.indexOf(' ') + 1)) as Suggested,
  };
}

const keyOf = (kind: string, suggested: Suggested) => `${kind} ${JSON.stringify(suggested)}`;
