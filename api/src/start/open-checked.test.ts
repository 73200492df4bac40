import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openChecked } from './open-checked.ts';

const folder = mkdtempSync(join(tmpdir(), 'foothold-major-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder of another PostgreSQL is refused by both versions before it is opened', async () => {
  const postgres = join(folder, 'postgres');
  for (const name of ['global', 'base', 'pg_wal', 'pg_xact'])
    mkdirSync(join(postgres, name), { recursive: true });
  writeFileSync(join(postgres, 'global/pg_control'), Buffer.alloc(8192));
  writeFileSync(join(postgres, 'PG_VERSION'), '17\n');
  let isOpened = false;
  const open = () => {
    isOpened = true;
    throw new Error('It was opened.');
  };
  await expect(openChecked(folder, open)).rejects.toThrow(
    /was made by PostgreSQL 17, this version of Foothold has 18\. Start it with the version that made it\./,
  );
  expect(isOpened).toBe(false);
});
