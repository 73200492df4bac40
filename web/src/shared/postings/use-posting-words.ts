import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { workplaceName } from '@foothold/core/entities/posting/posting-words.messages.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSay } from '../../platform/use-say.ts';
import { ageOf, daysAgoWords, fullDate, placeOf, unseenDay, workplaceToSay } from './posting-words.ts';

/** A posting in words: for its row, and for the lines of its detail. */
export function usePostingWords(now: Date) {
  const say = useSay();
  const { t, i18n } = useLingui();
  const reader = { now, locale: i18n.locale };
  const place = (posting: JobSearchResult): string => {
    const { name, others } = placeOf(posting);
    const more = others > 0 ? t`${plural(others, { one: '+# place', other: '+# places' })}` : '';
    return [name, more].filter(Boolean).join(' ');
  };
  /** “Last seen Aug 12” for what nobody saw since, else its age. */
  const age = (posting: JobSearchResult): string => {
    const seen = unseenDay(posting, reader);
    if (seen) return t`Last seen ${seen}`;
    const found = ageOf(posting, reader);
    if (!found) return '';
    if ('date' in found) return found.date;
    return found.days === 0 ? t`Today` : t`${found.days} d`;
  };
  /** “November 20, 2026, today”, ahead “…, in 3 days”; '' for what is no date. */
  const day = (text: string): string => {
    const found = fullDate(text, reader);
    return found ? `${found.date}, ${daysAgoWords(found.days, i18n.locale)}` : '';
  };
  const posted = (posting: JobSearchResult): string => {
    const found = fullDate(posting.datePosted, reader);
    // A clock that is ahead posts tomorrow.
    return found
      ? `${found.date}, ${daysAgoWords(Math.max(0, found.days), i18n.locale)}`
      : t`Date not stated`;
  };
  const workplace = (posting: JobSearchResult): string => {
    const said = workplaceToSay(posting);
    return said ? say(workplaceName(said)) : '';
  };
  /** Place and way of working: “Columbus, OH +2 places · Remote”. */
  const where = (posting: JobSearchResult): string =>
    [place(posting), workplace(posting)].filter(Boolean).join(' · ');
  /** “6 mi”, from the place that was searched for; '' where that has no middle, and for remote work. */
  const away = (posting: JobSearchResult): string => {
    const miles = posting.distanceMiles === null ? 0 : Math.round(posting.distanceMiles);
    if (miles < 1 || workplaceToSay(posting) === 'remote') return '';
    return t`${numberFormat(i18n.locale).format(miles)} mi`;
  };
  const second = (posting: JobSearchResult): string =>
    [posting.companyName || t`Company not stated`, where(posting)].filter(Boolean).join(' · ');
  return {
    age,
    posted,
    day,
    where,
    /** “Copperline Freight · Columbus, OH”. */
    second,
    /** The same, with how far it is. */
    secondNear: (posting: JobSearchResult) => [second(posting), away(posting)].filter(Boolean).join(' · '),
    /** The full date for a tooltip, and whether it is the day of posting or only the day it was first seen. */
    ageTitle: (posting: JobSearchResult) => {
      const first =
        posting.dateKind === 'seen' ? t`First seen ${posted(posting)}` : t`Posted ${posted(posting)}`;
      const seen = day(posting.unseenSince ?? '');
      return seen ? t`Last seen ${seen}. ${first}` : first;
    },
  };
}
