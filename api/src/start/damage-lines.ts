import { type Copy, copiesIn } from '../backup/backup-list.ts';
import { sizeText } from '../disk/disk-space.ts';
import type { DamagedDataError } from './open-checked.ts';

/** Copies that are named; `list` shows the others. */
const maxNamed = 3;

const lineOf = ({ name, bytes, manifest }: Copy) => `- ${name} (${manifest?.madeAt}, ${sizeText(bytes)})`;

/** What a person at the console has to know when the database is damaged: what is safe, and how to put a copy back. */
export async function damageLines(cause: DamagedDataError, copies: string): Promise<string> {
  const usable = (await copiesIn(copies).catch(() => [])).filter(
    ({ manifest }) => manifest?.kind === 'pglite',
  );
  const [newest] = usable;
  const untouched = cause.isUntouched
    ? 'Nothing was changed.'
    : 'It was opened to read its log, and nothing else was changed.';
  if (!newest)
    return `${cause.message} ${untouched} There are no copies in ${copies}. Keep the folder; to begin with an empty database, set DATA_DIR to another one. Postings can be imported again, accounts cannot.`;
  return [
    `${cause.message} ${untouched} Put the newest copy back with`,
    `  npm run backup -- restore ${newest.name}`,
    `which keeps what is there now. Copies in ${copies}, the newest first:`,
    ...usable.slice(0, maxNamed).map(lineOf),
    ...(usable.length > maxNamed ? [`- and ${usable.length - maxNamed} more: npm run backup -- list`] : []),
  ].join('\n');
}
