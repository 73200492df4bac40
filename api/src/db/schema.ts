import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const writtenAt = { createdAt: instant('created_at').notNull(), updatedAt: instant('updated_at').notNull() };

/** Accounts: name '' until the person gives one, e-mail in lower case. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull(),
  image: text('image'),
  ...writtenAt,
});

/** Living sign-ins; a row's end ends its cookie and its bearer tokens. */
export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  token: text('token').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
  /** Never written: nobody needs to know where a person was. */
  ipAddress: text('ip_address'),
  /** Browser and system in words, such as “Chrome on Windows”; nothing else of what the browser says. */
  userAgent: text('user_agent'),
  ...writtenAt,
});

/** Identities at other providers that belong to a user. */
export const accounts = pgTable('accounts', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: instant('access_token_expires_at'),
  refreshTokenExpiresAt: instant('refresh_token_expires_at'),
  scope: text('scope'),
  password: text('password'),
  ...writtenAt,
});

/** The identity library's own short-lived values. */
export const verifications = pgTable('verifications', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: instant('expires_at').notNull(),
  ...writtenAt,
});

/** Key pairs that sign bearer tokens; the private half is encrypted with the server's secret. */
export const jwks = pgTable('jwks', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at'),
});
