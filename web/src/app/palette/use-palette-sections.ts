import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import { nameFinder } from '@foothold/core/text/name-finder.ts';
import { findPeople } from '@foothold/core/tracking/people.ts';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { holdOwnData } from '../../data/db/hold-own-data.ts';
import { useOwnDataRefused, useOwnQuery } from '../../data/db/own-query.ts';
import { queryInterviewNames } from '../../data/interviews/interviews.ts';
import { jobFinder } from '../../data/jobs/find-jobs.ts';
import { usePlaceNames } from '../../data/places/place-names.ts';
import { useResumes } from '../../data/resumes/resumes.ts';
import { queryPeople } from '../../data/steps/people.ts';
import { useSession } from '../../platform/server/session.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { useIsOperator } from '../../shared/companies/operator-queries.ts';
import type { NavigationItem } from '../navigation.ts';
import {
  actionAddresses,
  interviewRows,
  jobRows,
  type PaletteRow,
  peopleRows,
  placeRows,
  resumeRows,
  screenRows,
} from './palette-rows.ts';
import { paletteScreens } from './palette-screens.ts';
import { usePaletteCommands } from './use-palette-commands.ts';
import { usePaletteCompanies } from './use-palette-companies.ts';

/** Rows of one kind under their head. */
export type PaletteSection = {
  kind:
    | 'jobs'
    | 'companies'
    | 'resumes'
    | 'interviews'
    | 'people'
    | 'places'
    | 'screens'
    | 'commands'
    | 'actions';
  label: string;
  rows: PaletteRow[];
};

const maxJobs = 6;
const maxResumes = 4;
const maxInterviews = 4;
const maxPeople = 4;
const maxPlaces = 4;

/**
 * What the palette offers for what is typed: records first, then screens, commands and actions; `items` are the screens in reach.
 * While it is searching, the rows are those of what was typed before.
 */
export function usePaletteSections(
  items: readonly NavigationItem[],
  typed: string,
): { sections: PaletteSection[]; isSearching: boolean } {
  const { t, i18n } = useLingui();
  const { user } = useSession();
  const { variant } = useSiteConfig();
  const userId = user?.userId;
  // A page of everybody's opens no own data by itself.
  useEffect(() => (userId ? holdOwnData(userId).letGo : undefined), [userId]);
  const [finder] = useState(jobFinder);
  // Read while the first letters are typed, so that a typo costs no wait.
  useOwnQuery('words of the palette', (db) => finder.prepare(db));
  const asked = useDeferredValue(typed.trim());
  const found = useOwnQuery(
    `palette ${asked}`,
    async (db) => ({ asked, jobs: await finder.find(db, asked, maxJobs) }),
    { keep: true },
  );
  const own: PaletteRow[] = jobRows(asked && found ? found.jobs : []);

  const hasResumes = variant === 'job';
  const resumes = useResumes();
  const titled = useMemo(
    () => (hasResumes ? (resumes?.rows ?? []) : []).filter(({ title }) => title !== ''),
    [resumes, hasResumes],
  );
  const findResumes = useMemo(
    () => nameFinder(titled.map(({ title, headline }) => `${title} ${headline}`)),
    [titled],
  );
  const foundResumes = asked ? findResumes(asked, maxResumes).flatMap((at) => titled[at] ?? []) : [];
  const held = useOwnQuery('interviews of the palette', queryInterviewNames);
  const findHeld = useMemo(
    () => nameFinder((held ?? []).map(({ companyName, jobTitle }) => `${companyName} ${jobTitle}`)),
    [held],
  );
  const foundHeld =
    asked && variant === 'job' ? findHeld(asked, maxInterviews).flatMap((at) => held?.[at] ?? []) : [];
  const known = useOwnQuery('people of the palette', queryPeople)?.people;
  const foundPeople = useMemo(
    () => (asked && known ? findPeople(known, asked).slice(0, maxPeople) : []),
    [known, asked],
  );

  const companies = usePaletteCompanies(variant === 'job' ? asked : '');

  const places = usePlaceNames();
  const findPlaces = useMemo(() => nameFinder((places ?? []).map(({ name }) => name)), [places]);
  const foundPlaces = asked ? findPlaces(asked, maxPlaces).flatMap((at) => places?.[at] ?? []) : [];

  const isRefused = useOwnDataRefused();
  const hasOwn = user !== null && !isRefused && asked !== '';
  const isSearching =
    typed.trim() !== asked ||
    (hasOwn &&
      (found?.asked !== asked ||
        places === undefined ||
        resumes === undefined ||
        held === undefined ||
        companies === undefined ||
        known === undefined));

  const isOperator = useIsOperator() ?? false;
  const offered = paletteScreens(items, variant, user !== null, isOperator).map(({ path, title, icon }) => ({
    path,
    label: i18n._(title()),
    icon,
  }));
  const screens = screenRows(offered, asked);
  const commands = usePaletteCommands()(asked);

  const to = actionAddresses(asked);
  const actions: PaletteRow[] =
    user && asked && variant === 'job'
      ? [
          { key: 'add', to: to.add, title: t`Add job “${asked}”`, sign: { icon: 'add' } },
          {
            key: 'add-company',
            to: to.addCompany,
            title: t`Add company “${asked}”`,
            sign: { icon: 'companies' },
          },
          {
            key: 'search',
            to: to.search,
            title: t`Search postings for “${asked}”`,
            sign: { icon: 'search' },
          },
        ]
      : [];

  const all: PaletteSection[] = [
    { kind: 'jobs', label: t`Jobs`, rows: own },
    { kind: 'companies', label: t`Companies`, rows: companies ?? [] },
    { kind: 'resumes', label: t`Resumes`, rows: resumeRows(foundResumes) },
    {
      kind: 'interviews',
      label: t`Interviews`,
      rows: interviewRows(foundHeld, (date) => dateWords(date, i18n.locale, { dateStyle: 'medium' })),
    },
    { kind: 'people', label: t`Contacts`, rows: peopleRows(foundPeople) },
    { kind: 'places', label: t`Places`, rows: placeRows(foundPlaces) },
    { kind: 'screens', label: t`Screens`, rows: screens },
    { kind: 'commands', label: t`Commands`, rows: commands },
    { kind: 'actions', label: t`Actions`, rows: actions },
  ];
  return { sections: all.filter(({ rows }) => rows.length > 0), isSearching };
}
