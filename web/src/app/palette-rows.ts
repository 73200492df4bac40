import { foldText } from '@foothold/core/domain/company-name.ts';
import type { JobStatus } from '@foothold/core/domain/job-status.ts';
import { nearWords } from '@foothold/core/domain/near-words.ts';
import type { IconName } from '../components/icon-names.ts';
import type { FoundJob } from '../data/find-jobs.ts';
import { paths } from './paths.ts';

/** A place to go to: a record, a screen, or an action made from the typed words. */
export type PaletteRow = {
  key: string;
  to: string;
  title: string;
  second?: string;
  /** A job shows its status, anything else its icon. */
  sign: { status: JobStatus } | { icon: IconName };
};

/** A screen by its name and address. */
export type PaletteScreen = { path: string; label: string; icon: IconName };

const mostScreens = 6;

/** The rows of found jobs; a job without a company stands by its title. */
export function jobRows(jobs: readonly FoundJob[]): PaletteRow[] {
  return jobs.map(({ internalId, jobTitle, companyName, status }) => ({
    key: `job-${internalId}`,
    to: `${paths.jobEdit}/${internalId}`,
    title: companyName || jobTitle,
    ...(companyName && { second: jobTitle }),
    sign: { status },
  }));
}

/** The screens whose name holds words that begin as typed, a slip allowed; all of them while nothing is typed. */
export function screenRows(screens: readonly PaletteScreen[], typed: string): PaletteRow[] {
  const asked = foldText(typed).split(' ').filter(Boolean);
  const names = screens.map(({ label }) => foldText(label).split(' '));
  const vocabulary = [...new Set(names.flat())];
  const meant = asked.map((word) => {
    const exact = vocabulary.filter((one) => one.startsWith(word));
    return new Set(exact.length > 0 ? exact : nearWords(word, vocabulary));
  });
  return screens
    .filter((_, at) => meant.every((words) => names[at]?.some((word) => words.has(word))))
    .slice(0, asked.length === 0 ? screens.length : mostScreens)
    .map(({ path, label, icon }) => ({ key: `screen-${path}`, to: path, title: label, sign: { icon } }));
}

/** What can be made of the typed words: a new job, a search of the postings. */
export function actionAddresses(typed: string): { add: string; search: string } {
  const words = typed.replace(/\s+/g, ' ').trim();
  return {
    add: `${paths.jobAdd}?${new URLSearchParams({ title: words })}`,
    search: `${paths.jobSearch}?${new URLSearchParams({ term: words })}`,
  };
}
