import type { Screen } from '../../web/src/app/screen.ts';
import { screens } from '../../web/src/app/screens.data.ts';
import { specifiedPaths } from '../../web/src/app/specified-paths.data.ts';
import { projectScreens } from '../project-screens.ts';
import { markdownTable } from './made-parts.ts';

const who: Record<Screen['access'], string> = {
  home: 'signed out; a signed-in person goes to `/work`',
  public: 'anybody',
  'own-data': 'anybody',
  'signed-in': 'signed in',
};

/** Titles of the entries by their address, out of the text of the table: plain Node cannot run its messages. */
function titlesOf(source: string): Map<string, string> {
  const rows = source.split(/^ {4}path: /m).slice(1);
  return new Map(
    rows.flatMap((row) => {
      const path = /^'([^']+)'/.exec(row)?.[1];
      // With a context it is in an object.
      const title = /title: \(\) => msg(?:`|\(\{ message: ')([^`']+)/.exec(row)?.[1];
      return path && title ? [[path, title] as const] : [];
    }),
  );
}

/** Every address: who may open it, how it is reached besides by links, and the file that shows it. */
export function screenPart(source: string): string[] {
  const files = new Map(projectScreens().map(({ path, file }) => [path, file]));
  const titles = titlesOf(source);
  const specified: ReadonlySet<string> = new Set(specifiedPaths);
  const rows = screens.map(({ path, access, navigation, palette }) => {
    const title = titles.get(path) ?? '';
    const reached = navigation ? `drawer: ${title}` : palette ? `palette: ${title}` : '';
    const file = (files.get(path) ?? '').replace('web/src/features/', '');
    const isAdded = path !== '*' && !specified.has(path);
    return [`\`${path}\`${isAdded ? ' (added)' : ''}`, who[access], reached, `\`${file}\``];
  });
  return markdownTable(['address', 'who', 'reached by', 'file below `web/src/features`'], rows);
}

/** The entries of the drawer in its order. */
export function drawerPart(source: string): string[] {
  const titles = titlesOf(source);
  const variants = (list: 'all' | readonly string[] = []) => (list === 'all' ? 'everybody' : list.join(', '));
  const rows = screens.flatMap(({ path, navigation }) =>
    navigation
      ? [
          [
            titles.get(path) ?? '',
            `\`${path.replace(/\/:.*/, '')}\``,
            navigation.group,
            variants(navigation.who),
            variants(navigation.top),
          ],
        ]
      : [],
  );
  return markdownTable(['entry', 'address', 'group', 'shown in', 'in the narrow top bar'], rows);
}
