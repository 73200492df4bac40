import * as z from 'zod/mini';

// Nothing here is a secret: what signs in is in cookies that no script can read.
const identityKey = 'foothold.identity';
const askedKey = 'foothold.asked';
const owedKey = 'foothold.sign-out-owed';
const hereCookie = 'foothold_here';

/** The signed-in user held in the client (docs/spec/entities.md, Signed-in user). */
export type User = { userId: string; email: string; name: string };

const StoredIdentity = z.object({
  userId: z.string().check(z.minLength(1)),
  email: z.string(),
  name: z.string(),
  /** False: signed in only until the browser is closed. */
  isKept: z.boolean(),
  /** Epoch milliseconds of the sign-in. */
  at: z.number(),
});

/** Who this browser belongs to, and how long. */
export type StoredIdentity = z.infer<typeof StoredIdentity>;

const AskedLink = z.object({ email: z.string(), at: z.number() });

/** The newest sign-in link this browser asked for; `at` in epoch milliseconds. */
export type AskedLink = z.infer<typeof AskedLink>;

function read<S extends z.ZodMiniType>(key: string, schema: S): z.output<S> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Writes or, for null, removes. Where the browser keeps nothing, signing in lasts as long as the page. */
function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

/** False where the browser keeps nothing for this site: signing in then lasts for this tab only (docs/spec/rules.md, Errors). */
export function canKeepSignIn(): boolean {
  try {
    localStorage.setItem(`${identityKey}.probe`, '1');
    localStorage.removeItem(`${identityKey}.probe`);
    return true;
  } catch {
    return false;
  }
}

/** True for a storage event that may have changed who is signed in. */
export function isIdentityChange(event: StorageEvent): boolean {
  return event.key === identityKey || event.key === null;
}

/** Who was signed in here last and still is, as far as this browser knows; null when nobody. */
export function storedIdentity(): StoredIdentity | null {
  const identity = read(identityKey, StoredIdentity);
  if (identity && !identity.isKept && !document.cookie.split('; ').includes(`${hereCookie}=1`)) {
    write(identityKey, null);
    return null;
  }
  return identity;
}

/** Notes who is signed in; other tabs of this browser hear of it. */
export function storeIdentity(identity: StoredIdentity | null): void {
  // A cookie without an end goes when the browser is closed, in all tabs at once; no other storage does that.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support.
  if (identity && !identity.isKept) document.cookie = `${hereCookie}=1; path=/; samesite=lax`;
  write(identityKey, identity);
}

/** The link this browser asked for within the last day, or null. */
export function askedLink(now: number): AskedLink | null {
  const asked = read(askedKey, AskedLink);
  return asked && now - asked.at < 24 * 60 * 60_000 ? asked : null;
}

/** Removes the address of a link that was asked for more than a day ago and never used. */
export function forgetOldLink(now: number): void {
  if (!askedLink(now)) write(askedKey, null);
}

/** Remembers that this browser asked for a link, so that the link needs no address here; null forgets it. */
export function storeAskedLink(asked: AskedLink | null): void {
  write(askedKey, asked);
}

/** True while the server has not heard of the last sign-out. */
export function owesSignOut(): boolean {
  return read(owedKey, z.boolean()) === true;
}

/** Notes whether the server still has to hear of a sign-out. */
export function storeOwedSignOut(isOwed: boolean): void {
  write(owedKey, isOwed || null);
}
