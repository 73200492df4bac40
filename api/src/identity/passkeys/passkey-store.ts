import { randomBytes } from 'node:crypto';
import { maxPasskeys, type OwnPasskey } from '@foothold/core/contract/passkeys.ts';
import type { Db, Queryable } from '../../db/db.ts';
import { AppError } from '../../errors.ts';
import { passkeyMessage } from './passkey.messages.ts';
import type { CreatedPasskey } from './passkey-checks.ts';

type Row = {
  id: string;
  name: string;
  is_synced: boolean;
  created_at: string;
  last_used_at: string | null;
};

/** How a browser recognizes a passkey that it may use or must not create again. */
export type CredentialRef = { id: string; type: 'public-key'; transports?: string[] };

/** A stored passkey with its owner, for the check of a signature. */
export type StoredPasskey = { id: string; userId: string; email: string; publicKey: string };

const columns = 'id, name, is_synced, created_at::text, last_used_at::text';

const shown = (row: Row): OwnPasskey => ({
  id: row.id,
  name: row.name,
  isSynced: row.is_synced,
  createdAt: new Date(row.created_at).toISOString(),
  lastUsedAt: row.last_used_at && new Date(row.last_used_at).toISOString(),
});

/** The passkeys of an account, the oldest first. */
export async function passkeysOf(db: Queryable, userId: string): Promise<OwnPasskey[]> {
  const rows = await db.query<Row>(
    `SELECT ${columns} FROM passkeys WHERE user_id = $1 ORDER BY created_at, id`,
    [userId],
  );
  return rows.map(shown);
}

/** The passkeys of an account as browsers know them. */
export async function credentialsOf(db: Queryable, userId: string): Promise<CredentialRef[]> {
  const rows = await db.query<{ credential_id: string; transports: string[] }>(
    'SELECT credential_id, transports FROM passkeys WHERE user_id = $1 ORDER BY created_at, id',
    [userId],
  );
  return rows.map(({ credential_id: id, transports }) => ({ id, type: 'public-key' as const, transports }));
}

/** Adds a passkey. Throws AppError `conflict` where there are ten, or where it is known already. */
export async function addPasskey(
  db: Db,
  given: CreatedPasskey & { userId: string; name: string; at: Date },
): Promise<OwnPasskey> {
  return db.transaction(async (tx) => {
    // Held until the end, so that two at once are counted one after the other.
    await tx.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [given.userId]);
    const present = await tx.query('SELECT 1 FROM passkeys WHERE user_id = $1', [given.userId]);
    if (present.length >= maxPasskeys)
      throw new AppError('conflict', passkeyMessage('too-many', { count: maxPasskeys }));
    const [row] = await tx.query<Row>(
      `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, name, is_synced, created_at)
       VALUES ($1, $2, $3, $4, $5::bigint, $6::text[], $7, $8, $9::timestamptz)
       ON CONFLICT (credential_id) DO NOTHING RETURNING ${columns}`,
      [
        randomBytes(16).toString('base64url'),
        given.userId,
        given.credentialId,
        given.publicKey,
        given.counter,
        given.transports,
        given.name,
        given.isSynced,
        given.at.toISOString(),
      ],
    );
    if (!row) throw new AppError('conflict', passkeyMessage('known-already'));
    return shown(row);
  });
}

/** Removes a passkey of an account; returns its name, or null when it has none of that id. */
export async function removePasskey(db: Queryable, userId: string, id: string): Promise<string | null> {
  const [row] = await db.query<{ name: string }>(
    'DELETE FROM passkeys WHERE user_id = $1 AND id = $2 RETURNING name',
    [userId, id],
  );
  return row?.name ?? null;
}

/** The passkey of a credential id, or null. */
export async function findPasskey(db: Queryable, credentialId: string): Promise<StoredPasskey | null> {
  const [row] = await db.query<{ id: string; user_id: string; email: string; public_key: string }>(
    `SELECT passkeys.id, user_id, email, public_key FROM passkeys JOIN users ON users.id = user_id
     WHERE credential_id = $1`,
    [credentialId],
  );
  return row ? { id: row.id, userId: row.user_id, email: row.email, publicKey: row.public_key } : null;
}

/**
 * Stores that a passkey signed with this counter; false where the counter did not rise, as with a copy of the device
 * (WebAuthn 3, 6.1.1). One statement, so that of two answers with one counter only one gets through.
 */
export async function noteCounter(
  db: Queryable,
  { id, counter, at }: { id: string; counter: number; at: Date },
): Promise<boolean> {
  const used = await db.query(
    `UPDATE passkeys SET counter = $2::bigint, last_used_at = $3::timestamptz
     WHERE id = $1 AND (counter < $2::bigint OR (counter = 0 AND $2::bigint = 0)) RETURNING 1`,
    [id, counter, at.toISOString()],
  );
  return used.length > 0;
}
