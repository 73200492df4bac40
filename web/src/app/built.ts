import { paths } from './paths.ts';

/** Screens of the navigation that stand; the others join when they are built, so that no link leads nowhere. */
const built: ReadonlySet<string> = new Set([
  paths.home,
  paths.about,
  paths.privacy,
  paths.terms,
  paths.support,
  paths.resources,
  paths.settings,
  paths.work,
  paths.profile,
  paths.jobSearch,
  paths.jobs,
  paths.applications,
  paths.cities,
  paths.location,
]);

/** Whether a screen stands behind an address of the navigation. */
export function isBuilt(path: string): boolean {
  return built.has(path);
}
