import { join } from 'node:path';
import { openPgliteDb } from '../db/pglite.ts';
import { rawPosting } from '../ingest/import/import-test-kit.ts';
import { importInto } from './posting-search-test-kit.ts';
import { threadPostingSearch } from './thread-posting-search.ts';

const [folder = '', round = ''] = process.argv.slice(2);

/** Imports, follows and saves without end, until it is killed. */
const db = await openPgliteDb(folder);
await db.migrate();
const search = threadPostingSearch({ db, folder: join(folder, 'posting-index'), now: () => new Date() });
await search.caughtUp();
process.stdout.write('follows\n');
for (let step = 0; ; step += 1) {
  const title = step % 3 === 0 ? 'Nurse' : 'Cook';
  const id = (number: number) => String((step * 7 + number) % 40);
  await importInto(db, [
    rawPosting({ externalId: id(1), title, description: `Text ${round} of ${step}.` }),
    rawPosting({ externalId: id(2), title: 'Driver', companyName: `Company ${step}` }),
  ]);
  if (step % 4 === 3) await db.query('DELETE FROM posting WHERE external_id = $1', [id(9)]);
  await search.caughtUp();
  await search.save();
}
