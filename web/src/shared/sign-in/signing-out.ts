/** What a way to the home page carries that signs out on arrival; `erase`: whose data then leaves this browser. */
export type SigningOut = { signOut: true; erase?: string };

/**
 * The state of a way home that signs out on arrival. Signing out is a way like any other, so that a screen with unsaved
 * changes asks first.
 */
export const signingOut: SigningOut = { signOut: true };

/** The same, erasing the data of an account from this browser once nobody is signed in. */
export function signingOutAndErasing(userId: string): SigningOut {
  return { signOut: true, erase: userId };
}

/** Reads the state of a location; null where it is of another kind. */
export function readSigningOut(state: unknown): SigningOut | null {
  if (typeof state !== 'object' || state === null || !('signOut' in state)) return null;
  const { erase } = state as { erase?: unknown };
  return typeof erase === 'string' && erase ? signingOutAndErasing(erase) : signingOut;
}
