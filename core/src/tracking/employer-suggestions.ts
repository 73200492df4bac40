/** What suggestions of employers are drawn from: own data, as few of it as they need. */
export type SuggestionSources = {
  /** Plain titles of saved jobs, newest first. */
  jobTitles: readonly string[];
  /** Plain titles of the work in resumes, newest first. */
  resumeTitles: readonly string[];
  /** Places to look around, the one that counts most first. */
  places: readonly SuggestionPlace[];
};

/** A place of the person: where distances start, home, or a place they keep. `text` is what a search takes. */
export type SuggestionPlace = { kind: 'from' | 'home' | 'place'; text: string };

/** A question to the directory, with the reason for asking it. */
export type EmployerSuggestion = {
  /** Words that titles of open postings have to say; '' for any posting. */
  title: string;
  because: { kind: 'jobs'; count: number } | { kind: 'resume' } | null;
  place: SuggestionPlace | null;
};

const maxTitles = 3;
const maxPlaces = 2;

/**
 * The employers worth suggesting: those that hire for what the person saved most, then for what they did last, around
 * where they are; and the first title once more around the next of their places. Nothing is asked where nothing is known.
 */
export function employerSuggestions(sources: SuggestionSources): EmployerSuggestion[] {
  const { places } = sources;
  const counts = new Map<string, { title: string; count: number }>();
  for (const title of sources.jobTitles.map((one) => one.trim()).filter(Boolean)) {
    const key = title.toLowerCase();
    counts.set(key, { title: counts.get(key)?.title ?? title, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  // Of equal counts the newest is first, as the map does.
  const fromJobs = [...counts.values()].sort((a, b) => b.count - a.count);
  const fromResumes = [...new Map(sources.resumeTitles.map((one) => [one.trim().toLowerCase(), one.trim()]))]
    .filter(([key]) => key !== '' && !counts.has(key))
    .map(([, title]) => title);
  const titles: Pick<EmployerSuggestion, 'title' | 'because'>[] = [
    ...fromJobs.slice(0, fromResumes.length > 0 ? maxTitles - 1 : maxTitles).map(({ title, count }) => ({
      title,
      because: { kind: 'jobs' as const, count },
    })),
    ...fromResumes.map((title) => ({ title, because: { kind: 'resume' as const } })),
  ].slice(0, maxTitles);
  const [first = null, ...others] = distinctPlaces(places);
  if (titles.length === 0) return first ? [{ title: '', because: null, place: first }] : [];
  const [best] = titles;
  return [
    ...titles.map((title) => ({ ...title, place: first })),
    ...(best ? others.slice(0, maxPlaces - 1).map((place) => ({ ...best, place })) : []),
  ];
}

function distinctPlaces(places: readonly SuggestionPlace[]): SuggestionPlace[] {
  const seen = new Set<string>();
  return places.filter(({ text }) => {
    const key = text.trim().toLowerCase();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
