import { FolderLockedError } from './db/lock.ts';
import { ConfigurationError, type Env } from './env.ts';
import { SecretFileError } from './secret-file.ts';

const systemProblems: Record<string, (env: Env) => string> = {
  EADDRINUSE: (env) => `Port ${env.PORT} is taken. Stop the program that uses it, or set PORT to a free one.`,
  EADDRNOTAVAIL: (env) => `This machine has no address ${env.HOST}. Set HOST to one that it has.`,
  ENOTFOUND: (env) => `This machine has no address ${env.HOST}. Set HOST to one that it has.`,
  EACCES: (env) => `The data folder ${env.DATA_DIR} cannot be written. Change its rights, or set DATA_DIR.`,
  EPERM: (env) => `The data folder ${env.DATA_DIR} cannot be written. Change its rights, or set DATA_DIR.`,
  ENOENT: (env) => `The data folder ${env.DATA_DIR} cannot be made there. Set DATA_DIR to another one.`,
  EROFS: (env) => `The data folder ${env.DATA_DIR} cannot be written. Set DATA_DIR to one that can.`,
  ENOTDIR: (env) => `The data folder ${env.DATA_DIR} is not a folder. Set DATA_DIR to one.`,
  EEXIST: (env) => `The data folder ${env.DATA_DIR} is not a folder. Set DATA_DIR to one.`,
  ENOSPC: () => 'The disk is full. Free some space and start again; nothing is lost.',
};

/** Why the server cannot start or a command cannot run, as lines for the person at the console; null for what nobody foresaw. */
export function startProblem(cause: unknown, env: Env | undefined): string | null {
  if (cause instanceof ConfigurationError)
    return [
      'Foothold cannot start with this configuration:',
      ...cause.problems.map((one) => `- ${one}`),
    ].join('\n');
  if (cause instanceof FolderLockedError || cause instanceof SecretFileError) return cause.message;
  const { code, syscall } = (cause ?? {}) as NodeJS.ErrnoException;
  if (!env || !code) return null;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${env.PORT} is not allowed for this user. Set PORT to a number above 1023.`;
  return systemProblems[code]?.(env) ?? null;
}
