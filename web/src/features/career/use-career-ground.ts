import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { pointOf } from '@foothold/core/geography/commute.ts';
import { useOwnDataOpen, useOwnQuery } from '../../data/db/own-query.ts';
import { useHome } from '../../data/places/homes.ts';
import { useCityPlaces } from '../../data/places/saved-cities.ts';
import { defaultResume } from '../../data/resumes/default-resume.ts';
import { systemClock } from '../../data/rows/clock.ts';
import type { CareerContext, KnownPlace } from './make-answer.ts';

/** What the person has here for an answer, with the places to begin with, a line each; undefined while it loads. */
export function useCareerContext():
  | { ground: CareerContext; places: string; latestTitle: string }
  | undefined {
  const isOpen = useOwnDataOpen();
  const found = useOwnQuery('career resume', async (db) => ({ resume: await defaultResume(db) }), {
    keep: true,
  });
  const home = useHome('home');
  const cities = useCityPlaces(3);
  if (!isOpen || !found || !home || !cities) return undefined;
  const known: KnownPlace[] = [
    ...(home.home ? [{ ...home.home, point: pointOf(home.home), isHome: true }] : []),
    ...cities.map((place) => ({ ...place, point: pointOf(place), isHome: false })),
  ].map(({ city, state, point, isHome }) => ({ city, state, point, isHome }));
  const { resume } = found;
  const lines = known
    .filter(({ city }) => city !== '')
    .map(({ city, state }) => [city, state].filter(Boolean).join(', '));
  const [latest] = resume?.experience.filter(({ isHidden }) => !isHidden) ?? [];
  return {
    ground: { resume, known, today: calendarDate(systemClock.now()) },
    places: [...new Set(lines.length > 0 ? lines : [resume?.resume.location ?? ''])]
      .filter(Boolean)
      .join('\n'),
    latestTitle: latest?.title ?? '',
  };
}
