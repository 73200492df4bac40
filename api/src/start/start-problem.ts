import { ConfigurationError, type Env } from '../config/env.ts';
import { DatabaseError, UnfitDatabaseError } from '../db/database-error.ts';
import { FolderLockedError } from '../db/lock.ts';
import { FolderOwnerError } from '../db/private-folder.ts';
import { DiskFullError } from '../disk/disk-space.ts';
import { DamagedDataError, NoDataError } from './open-checked.ts';
import { SecretFileError } from './secret-file.ts';

const systemProblems: Record<string, (env: Env) => string> = {
  EADDRNOTAVAIL: (env) => `This machine has no address ${env.HOST}. Set HOST to one that it has.`,
  ENOTFOUND: (env) => `This machine has no address ${env.HOST}. Set HOST to one that it has.`,
  EACCES: (env) => `The data folder ${env.DATA_DIR} cannot be written. Change its rights, or set DATA_DIR.`,
  EPERM: (env) => `The data folder ${env.DATA_DIR} cannot be written. Change its rights, or set DATA_DIR.`,
  ENOENT: (env) => `The data folder ${env.DATA_DIR} cannot be made there. Set DATA_DIR to another one.`,
  EROFS: (env) => `The data folder ${env.DATA_DIR} cannot be written. Set DATA_DIR to one that can.`,
  ENOTDIR: (env) => `The data folder ${env.DATA_DIR} is not a folder. Set DATA_DIR to one.`,
  EEXIST: (env) => `The data folder ${env.DATA_DIR} is not a folder. Set DATA_DIR to one.`,
  ENOSPC: (env) =>
    `The disk of the data folder ${env.DATA_DIR} is full. Everything that was saved is there. Free some space, or set DATA_DIR to a folder on a larger disk, and start again.`,
};

const databaseProblems: [RegExp, string][] = [
  [/^28/, 'The database of DATABASE_URL refuses this user or password. Set DATABASE_URL to what it takes.'],
  [
    /^3D/,
    'The server of DATABASE_URL has no database of that name. Create it, or set DATABASE_URL to another.',
  ],
  [/^42501/, 'The user of DATABASE_URL may not create tables there. Make it the owner of the database.'],
  [
    /^53300/,
    'The server of DATABASE_URL takes no more connections. Stop a program that holds some, or raise its max_connections.',
  ],
];

/** The database's own failure, also inside what speaks to it for us. */
function databaseFailure(cause: unknown): DatabaseError | null {
  if (cause instanceof DatabaseError) return cause;
  return cause instanceof Error && cause.cause ? databaseFailure(cause.cause) : null;
}

function databaseProblem({ code = '', message }: DatabaseError): string | null {
  const known = databaseProblems.find(([pattern]) => pattern.test(code));
  if (known) return known[1];
  // The address itself may hold a password; the reason names host and port.
  return /^(?:08|57)/.test(code)
    ? `The database of DATABASE_URL does not answer: ${message}. Start it, or set DATABASE_URL to one that runs.`
    : null;
}

/** Why the server cannot start or a command cannot run, as lines for the person at the console; null for what nobody foresaw. */
export function startProblem(cause: unknown, env: Env | undefined): string | null {
  if (cause instanceof ConfigurationError)
    return [
      'Foothold cannot start with this configuration:',
      ...cause.problems.map((one) => `- ${one}`),
    ].join('\n');
  if (cause instanceof FolderLockedError || cause instanceof SecretFileError) return cause.message;
  if (cause instanceof DamagedDataError || cause instanceof NoDataError) return cause.message;
  if (cause instanceof FolderOwnerError || cause instanceof DiskFullError) return cause.message;
  if (cause instanceof UnfitDatabaseError) return cause.message;
  const failure = env?.DATABASE_URL ? databaseFailure(cause) : null;
  if (failure) return databaseProblem(failure);
  const { code, syscall, port } = (cause ?? {}) as NodeJS.ErrnoException & { port?: number };
  if (!env || !code) return null;
  const variable = port && port === env.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE')
    return `Port ${port ?? env.PORT} is taken. Stop the program that uses it, or set ${variable} to a free one.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port ?? env.PORT} is not allowed for this user. Set ${variable} to a number above 1023.`;
  return systemProblems[code]?.(env) ?? null;
}
