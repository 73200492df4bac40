import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { nameFinder } from '@foothold/core/text/name-finder.ts';
import type { Person } from '@foothold/core/tracking/people.ts';
import type { FoundJob } from '../../data/jobs/find-jobs.ts';
import { href } from '../../platform/href.ts';
import type { IconName } from '../../ui/icons/icon-names.ts';

/** A place to go to, a record, a screen or an action made from the typed words; or something to do at once. */
export type PaletteRow = ({ to: string; run?: never } & Shown) | ({ run: () => void; to?: never } & Shown);

type Shown = {
  key: string;
  title: string;
  second?: string;
  /** A job shows its status, anything else its icon. */
  sign: { status: JobStatus } | { icon: IconName };
};

/** A screen by its name and address. */
export type PaletteScreen = { path: string; label: string; icon: IconName };

const maxScreens = 6;

/** The rows of found jobs; a job without a company stands by its title. */
export function jobRows(jobs: readonly FoundJob[]): PaletteRow[] {
  return jobs.map(({ internalId, jobTitle, companyName, status }) => ({
    key: `job-${internalId}`,
    to: href('/job/edit/:internalId', { internalId }),
    title: companyName || jobTitle,
    ...(companyName && { second: jobTitle }),
    sign: { status },
  }));
}

/** The screens whose name holds words that begin as typed, a typo allowed; all of them while nothing is typed. */
export function screenRows(screens: readonly PaletteScreen[], typed: string): PaletteRow[] {
  const most = typed.trim() === '' ? screens.length : maxScreens;
  return nameFinder(screens.map(({ label }) => label))(typed, most)
    .flatMap((at) => screens[at] ?? [])
    .map(({ path, label, icon }) => ({ key: `screen-${path}`, to: path, title: label, sign: { icon } }));
}

/** The rows of people, each with where they work. */
export function peopleRows(
  people: readonly Pick<Person, 'uid' | 'name' | 'role' | 'companies'>[],
): PaletteRow[] {
  return people.map(({ uid, name, role, companies }) => {
    const second = [role, ...companies].filter(Boolean).join(' · ');
    return {
      key: `person-${uid}`,
      to: href('/contacts', { search: { person: uid } }),
      title: name,
      ...(second && { second }),
      sign: { icon: 'profile' },
    };
  });
}

/** The rows of interviews, each leading to its place in the calendar. */
export function interviewRows(
  interviews: readonly Pick<Interview, 'internalId' | 'companyName' | 'jobTitle' | 'dateOfInterview'>[],
  dayWords: (date: string) => string,
): PaletteRow[] {
  return interviews.map(({ internalId, companyName, jobTitle, dateOfInterview }) => {
    const second = [dayWords(dateOfInterview.slice(0, 10)), companyName && jobTitle];
    return {
      key: `interview-${internalId}`,
      to: href('/interviews', { search: { open: String(internalId) } }),
      title: companyName || jobTitle,
      second: second.filter(Boolean).join(' · '),
      sign: { icon: 'interviews' },
    };
  });
}

/** The rows of own companies, each leading to its page; a watched one says what is new there. */
export function companyRows(
  companies: readonly { internalId: number; companyName: string; place: string; news: string }[],
): PaletteRow[] {
  return companies.map(({ internalId, companyName, place, news }) => {
    const second = [place, news].filter(Boolean).join(' · ');
    return {
      key: `company-${internalId}`,
      to: href('/company/details/:internalId', { internalId }),
      title: companyName,
      ...(second && { second }),
      sign: { icon: 'companies' },
    };
  });
}

/** The rows of own places, each leading to where its address and point are kept. */
export function placeRows(places: readonly { id: number; name: string }[]): PaletteRow[] {
  return places.map(({ id, name }) => ({
    key: `place-${id}`,
    to: href('/place/edit/:internalId', { internalId: id }),
    title: name,
    sign: { icon: 'places' },
  }));
}

/** The rows of own resumes, each leading to its editor. */
export function resumeRows(
  resumes: readonly { internalId: number; title: string; headline: string }[],
): PaletteRow[] {
  return resumes.map(({ internalId, title, headline }) => ({
    key: `resume-${internalId}`,
    to: href('/resume/edit/:internalId', { internalId }),
    title,
    ...(headline && { second: headline }),
    sign: { icon: 'resumes' },
  }));
}

/** What can be made of the typed words: a new job, a new company, a search of the postings. */
export function actionAddresses(typed: string): { add: string; addCompany: string; search: string } {
  const words = typed.replace(/\s+/g, ' ').trim();
  return {
    add: href('/job/add', { search: { title: words } }),
    addCompany: href('/company/add', { search: { name: words } }),
    search: href('/jobs/search', { search: { term: words } }),
  };
}
