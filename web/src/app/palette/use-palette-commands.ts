import { nameFinder } from '@foothold/core/text/name-finder.ts';
import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router';
import { setAppearance, useAppearance } from '../../platform/appearance.ts';
import { href } from '../../platform/href.ts';
import { useSession } from '../../platform/server/session.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { signingOut } from '../../shared/sign-in/signing-out.ts';
import type { PaletteRow } from './palette-rows.ts';

const most = 4;

/** A command with further words that people look for it by. */
type Command = { row: PaletteRow; words: string };

/** Finds what can be done from anywhere by its name or by other words for it; nothing while nothing is typed. */
export function usePaletteCommands(): (typed: string) => PaletteRow[] {
  const { t } = useLingui();
  const { user } = useSession();
  const { variant } = useSiteConfig();
  const { theme } = useAppearance();
  const navigate = useNavigate();
  const other = theme === 'dark' ? 'light' : 'dark';
  const jobId = jobOfPath(useLocation().pathname);
  const settings = (hash: string) => `${href('/settings')}#${hash}`;
  const own: Command[] = [
    {
      row: { key: 'backup', to: settings('backup'), title: t`Download a backup`, sign: { icon: 'download' } },
      words: t`export save copy data`,
    },
    {
      row: { key: 'restore', to: settings('backup'), title: t`Restore a backup`, sign: { icon: 'upload' } },
      words: t`import data file`,
    },
    ...(variant === 'job' && jobId !== undefined
      ? [
          {
            row: {
              key: 'fit',
              to: href('/job/apply/:internalId', { internalId: jobId, search: { part: 'fit' } }),
              title: t`See how the resume fits this job`,
              sign: { icon: 'target' },
            } as const,
            words: t`match score keywords requirements`,
          },
          {
            row: {
              key: 'optimize',
              to: href('/job/apply/:internalId', { internalId: jobId, search: { part: 'optimize' } }),
              title: t`Optimize the resume for this job`,
              sign: { icon: 'sparkles' },
            } as const,
            words: t`tailor improve rewrite wording proposals AI`,
          },
        ]
      : []),
    ...(variant === 'job'
      ? [
          {
            row: { key: 'new', to: href('/job/add'), title: t`Add job`, sign: { icon: 'add' } } as const,
            words: t`new create`,
          },
          {
            row: {
              key: 'tags',
              to: settings('tags'),
              title: t`Edit tags and own fields`,
              sign: { icon: 'settings' },
            } as const,
            words: t`labels colors custom columns`,
          },
        ]
      : []),
    {
      row: {
        key: 'sign-out',
        run: () => void navigate(href('/'), { replace: true, state: signingOut }),
        title: t`Sign out`,
        sign: { icon: 'sign-out' },
      },
      words: t`log out logout leave`,
    },
  ];
  const all: Command[] = [
    {
      row: {
        key: 'theme',
        run: () => setAppearance({ theme: other }),
        title: other === 'dark' ? t`Switch to the dark theme` : t`Switch to the light theme`,
        sign: { icon: other === 'dark' ? 'theme-dark' : 'theme-light' },
      },
      words: t`appearance mode night day color`,
    },
    ...(user ? own : []),
  ];
  const find = nameFinder(all.map(({ row, words }) => `${row.title} ${words}`));
  return (typed) => (typed.trim() === '' ? [] : find(typed, most).flatMap((at) => all[at]?.row ?? []));
}

/** The job whose screen is open. */
function jobOfPath(path: string): string | undefined {
  return /^\/job\/(?:edit|apply|application\/preparation)\/(\d{1,15})(?:\/|$)/.exec(path)?.[1];
}
