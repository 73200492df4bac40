import { readFile } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { BackupError } from '../backup/backup-file.ts';
import { type Copy, copiesFolder, copiesIn, isWhole } from '../backup/backup-list.ts';
import { backupFormat, backupMaker, backupOrder, usualTarget } from '../backup/backup-make.ts';
import { restoreDatabase, restoreFolder } from '../backup/backup-restore.ts';
import { type Env, readEnv } from '../config/env.ts';
import { FolderLockedError, lockFolder } from '../db/lock.ts';
import { sizeText } from '../disk/disk-space.ts';
import { openDb } from '../start/open-data.ts';
import { startProblem } from '../start/start-problem.ts';
import { carryOut } from './command-order.ts';

const help = `Makes, lists and restores copies of the server's data: accounts, sign-ins, postings, and the kept secret.

  npm run backup -- make [FILE|FOLDER]
  npm run backup -- list
  npm run backup -- restore NAME|FILE [--yes]

A copy is one file. It is made while the server runs and while it does not, and nothing has to wait for it. Without a
name it goes to the folder of copies, backups in DATA_DIR or BACKUP_DIR, where the server puts its daily ones.

A restore needs the server stopped. The copy is checked as a whole and opened beside the data before it takes its place;
the data that was there is kept. With DATABASE_URL the copy is pg_dump's and goes into that database in one transaction;
--yes says that what is there may be replaced.
`;

/** A command line that means nothing; exit code 2. */
class UsageError extends Error {}

type Command = { verb: 'make' | 'list' | 'restore' | 'help'; name: string | undefined; yes: boolean };

function commandOf(args: string[]): Command {
  const parse = () =>
    parseArgs({
      args,
      allowPositionals: true,
      options: { yes: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (cause) {
    throw new UsageError(`${(cause as Error).message.split('. ')[0]}.`);
  }
  const { values, positionals } = parsed;
  const [verb, name, ...more] = positionals;
  const yes = values.yes ?? false;
  if (values.help || verb === 'help') return { verb: 'help', name: undefined, yes };
  if (verb === undefined) throw new UsageError('Say what to do: make, list or restore NAME.');
  if (verb !== 'make' && verb !== 'list' && verb !== 'restore')
    throw new UsageError(`There is no command ${verb}; there are: make, list, restore NAME.`);
  if (more.length > 0 || (verb === 'list' && name !== undefined))
    throw new UsageError('That is one name too many.');
  if (verb === 'restore' && name === undefined)
    throw new UsageError('Name the copy to restore; list shows them.');
  return { verb, name, yes };
}

let env: Env | undefined;
const now = () => new Date();
const say = (line: string) => void process.stdout.write(`${line}\n`);
const fromHere = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

async function make(options: Env, name: string | undefined): Promise<number> {
  const { version } = JSON.parse(
    await readFile(new URL('../../../package.json', import.meta.url), 'utf8'),
  ) as {
    version: string;
  };
  const { DATABASE_URL: databaseUrl } = options;
  const target = name === undefined ? usualTarget : `${fromHere(name)}${/[/\\]$/.test(name) ? '/' : ''}`;
  const folder = resolve(options.DATA_DIR);
  const copies = copiesFolder(options);
  return carryOut(
    { files: [target], format: backupFormat },
    {
      env: options,
      // Without the tables brought up to date: a copy before a new version is the one that is wanted.
      open: async () => ({ db: await openDb({ folder, databaseUrl, mustExist: true }) }),
      here: ({ db }) =>
        backupOrder(backupMaker({ db, folder, copies, version, now, databaseUrl, environment: process.env })),
    },
  );
}

async function lineOf(copy: Copy): Promise<string> {
  const { name, bytes, manifest } = copy;
  if (!manifest) return `${name}  ${sizeText(bytes)}  damaged`;
  const of = manifest.kind === 'pglite' ? 'data folder' : `PostgreSQL ${manifest.postgres}`;
  const state = (await isWhole(copy)) ? 'whole' : 'damaged';
  return `${name}  ${manifest.madeAt}  ${sizeText(bytes)}  Foothold ${manifest.version}  ${of}  ${state}`;
}

async function list(options: Env): Promise<number> {
  const folder = copiesFolder(options);
  const copies = await copiesIn(folder);
  say(copies.length === 0 ? `There are no copies in ${folder}.` : `Copies in ${folder}, the newest first:`);
  for (const copy of copies) say(await lineOf(copy));
  return 0;
}

async function pathOf(options: Env, name: string): Promise<string> {
  const folder = copiesFolder(options);
  const copies = await copiesIn(folder);
  const known = copies.find((copy) => copy.name === name || copy.name === `${name}.tar`);
  if (known) return known.path;
  return isAbsolute(name) || name.includes('/') || name.includes('\\') ? fromHere(name) : join(folder, name);
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const asked = createInterface(process.stdin, process.stdout);
  const answer = await asked.question(`${question} Go on? (yes/no) `);
  asked.close();
  return answer.trim().toLowerCase() === 'yes';
}

async function restore(options: Env, { name = '', yes }: Command): Promise<number> {
  process.umask(0o077);
  const folder = resolve(options.DATA_DIR);
  const path = await pathOf(options, name);
  const lock = await lockFolder(folder).catch((cause: unknown) => {
    if (!(cause instanceof FolderLockedError)) throw cause;
    throw new BackupError(
      `The data folder ${folder} is in use by process ${cause.holder.pid}. Stop the server first; nothing was changed.`,
    );
  });
  try {
    const { DATABASE_URL: databaseUrl } = options;
    if (!databaseUrl) {
      await restoreFolder({ folder, path, now: now(), tell: say });
      return 0;
    }
    const db = await openDb({ folder, databaseUrl });
    try {
      const answer = yes ? async () => true : confirm;
      await restoreDatabase({ db, path, databaseUrl, environment: process.env, confirm: answer, tell: say });
    } finally {
      await db.close();
    }
    return 0;
  } finally {
    await lock.release();
  }
}

async function run(): Promise<number> {
  const command = commandOf(process.argv.slice(2));
  if (command.verb === 'help') {
    process.stdout.write(help);
    return 0;
  }
  env = readEnv(process.env);
  if (command.verb === 'make') return make(env, command.name);
  return command.verb === 'list' ? list(env) : restore(env, command);
}

try {
  process.exitCode = await run();
} catch (cause) {
  const isUsage = cause instanceof UsageError;
  const problem = isUsage
    ? `${cause.message} --help shows how.`
    : cause instanceof BackupError
      ? cause.message
      : startProblem(cause, env);
  process.stderr.write(`${problem ?? `The command failed: ${(cause as Error).stack}`}\n`);
  process.exitCode = isUsage ? 2 : 1;
}
