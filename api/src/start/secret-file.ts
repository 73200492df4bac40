import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A secret file that cannot be used; the message is one sentence for the person at the console. */
export class SecretFileError extends Error {
  override name = 'SecretFileError';
}

const newSecretText = () => randomBytes(32).toString('base64url');

/**
 * The secret kept in `folder`/`name`, made once and readable by its owner only; a file that others may read is
 * closed to them. Throws SecretFileError when the file holds no secret.
 */
export async function storedSecret(folder: string, name: string, make = newSecretText): Promise<string> {
  const path = join(folder, name);
  // Linked into place whole, so that a stop in the middle never leaves a short secret; under a name that no other call has.
  const fresh = `${path}.new-${randomUUID()}`;
  await writeFile(fresh, make(), { mode: 0o600 });
  try {
    await link(fresh, path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  } finally {
    await rm(fresh, { force: true });
  }
  if (((await stat(path)).mode & 0o077) !== 0) await chmod(path, 0o600);
  const secret = (await readFile(path, 'utf8')).trim();
  if (secret.length < 32)
    throw new SecretFileError(
      `The file ${path} is damaged. Delete it and start again; everyone then signs in once more.`,
    );
  return secret;
}

/** A new secret in `folder`/`name`, readable by its owner only, in place of whatever stood there. */
export async function freshSecret(folder: string, name: string, make = newSecretText): Promise<string> {
  const secret = make();
  // Removed first: an existing file would keep the rights it has.
  await rm(join(folder, name), { force: true });
  await writeFile(join(folder, name), secret, { mode: 0o600, flag: 'wx' });
  return secret;
}
