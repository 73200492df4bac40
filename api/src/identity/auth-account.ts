import type { AuthContext } from 'better-auth';

type Accounts = AuthContext['internalAdapter'];
type User = NonNullable<Awaited<ReturnType<Accounts['findUserByEmail']>>>['user'];

/** Whose owner has just been proven: of an address by a link, of an address and a Google account by Google. */
export type Proven = {
  /** In the form accounts keep (EmailAddress). */
  email: string;
  /** The account itself, where a passkey or a recovery code proved it. */
  userId?: string | undefined;
  google?: { subject: string; name: string } | undefined;
};

/** The account of a passkey or a recovery code, which none is made for. */
async function ofPasskey(accounts: Accounts, userId: string, { google }: Proven): Promise<User> {
  const user = await accounts.findUserById(userId);
  if (!user) throw new Error('The account is gone.');
  if (!google) return user;
  const owner = await accounts.findAccountOwnerByKey({ providerId: 'google', accountId: google.subject });
  if (owner?.kind !== 'owned')
    await accounts.linkAccount({ userId, providerId: 'google', accountId: google.subject });
  return user;
}

async function known(accounts: Accounts, { email, google }: Proven): Promise<User | null> {
  if (google) {
    const owner = await accounts.findAccountOwnerByKey({ providerId: 'google', accountId: google.subject });
    // Another address at Google by now moves nothing.
    if (owner?.kind === 'owned') return owner.user;
  }
  const user = (await accounts.findUserByEmail(email))?.user;
  if (!user) return null;
  // Without proof of its own it may be somebody else's, who waits for the owner of the address to come by.
  if (google && !user.emailVerified) throw new Error('The address of the account is not verified.');
  if (google)
    await accounts.linkAccount({ userId: user.id, providerId: 'google', accountId: google.subject });
  return user;
}

async function made(accounts: Accounts, { email, google }: Proven): Promise<User> {
  const user = { email, emailVerified: true, name: google?.name ?? '' };
  if (!google) return accounts.createUser(user, { method: 'magic-link' });
  // Google's tokens are not kept: nothing here asks Google for anything later.
  const account = { providerId: 'google', accountId: google.subject };
  return (await accounts.createOAuthUser(user, account)).user;
}

/** The account of somebody proven, and whether it began just now. */
export type FoundAccount = { user: User; isNew: boolean };

/** The account of somebody proven: theirs at Google, else the one of the address, else a new one. */
export async function accountOf(accounts: Accounts, proven: Proven): Promise<FoundAccount> {
  const { userId } = proven;
  if (userId) return { user: await ofPasskey(accounts, userId, proven), isNew: false };
  const find = async () => {
    const user = await known(accounts, proven);
    return user ? { user, isNew: false } : { user: await made(accounts, proven), isNew: true };
  };
  try {
    return await find();
  } catch (cause) {
    // Two sign-ins of one new person at the same moment: the other one made the account.
    const other = await known(accounts, proven).catch(() => null);
    if (other) return { user: other, isNew: false };
    throw cause;
  }
}
