import { createHash, randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@foothold/core/contract/passkeys.ts';
import type { Queryable } from '../../db/db.ts';

/** Crockford's base 32: no letter that is taken for a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 24 signs of 5 bits: 120 bits, from which on a plain hash is enough (OWASP ASVS 5, 6.5.2 asks for 112). */
const signs = 24;

function newCode(): string {
  const code = Array.from({ length: signs }, () => alphabet[randomInt(alphabet.length)]).join('');
  return code.match(/.{4}/g)?.join('-') ?? code;
}

/** A code as it is hashed, however it was typed: O is 0, I and L are 1. */
const plain = (code: string) =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

const hashOf = (code: string, userId: string) =>
  createHash('sha256')
    .update(`${userId}\n${plain(code)}`)
    .digest('base64url');

/** Replaces the recovery codes of an account that asks for a passkey; returns the new ones, of which hashes are kept. */
export async function renewCodes(tx: Queryable, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await tx.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
  await tx.query('INSERT INTO recovery_codes (code_hash, user_id) SELECT unnest($1::text[]), $2', [
    codes.map((code) => hashOf(code, userId)),
    userId,
  ]);
  return codes;
}

/** Uses a recovery code up; false where it is none of the account. */
export async function useCode(db: Queryable, userId: string, code: string): Promise<boolean> {
  const used = await db.query(
    'DELETE FROM recovery_codes WHERE code_hash = $1 AND user_id = $2 RETURNING 1',
    [hashOf(code, userId), userId],
  );
  return used.length > 0;
}
