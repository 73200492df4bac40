import {
  type OwnProfile,
  userDelete,
  userGet,
  userUpdate,
  userUpsert,
} from '@foothold/core/contract/user.ts';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';
import { adoptProfile, currentSession } from './session.ts';

/** Sends the profile after signing in (docs/spec/calls.md); false when nobody is signed in or it did not arrive. */
export async function sendProfile(): Promise<boolean> {
  const { user } = currentSession();
  if (!user) return false;
  try {
    // The name that stands in for a missing one is nobody's.
    await call(userUpsert, { body: { name: user.name === 'User' ? '' : user.name } });
    return true;
  } catch (cause) {
    if (cause instanceof ApiError) return false;
    throw cause;
  }
}

/** The profile as the server has it, shown in all tabs from then on; false when nobody is signed in. Throws ApiError. */
export async function readProfile(signal?: AbortSignal): Promise<OwnProfile | false> {
  const { user } = currentSession();
  if (!user) return false;
  const profile = await call(userGet, { params: { id: user.userId }, signal });
  adoptProfile(profile);
  return profile;
}

/** Gives the account a name; false when nobody is signed in (docs/spec/readings.md R32). Throws ApiError. */
export async function renameProfile(name: string): Promise<OwnProfile | false> {
  const { user } = currentSession();
  if (!user) return false;
  const profile = await call(userUpdate, { params: { id: user.userId }, body: { name } });
  adoptProfile(profile);
  return profile;
}

/** Deletes the account on the server; true also when there is no user (docs/spec/readings.md R32). Throws ApiError. */
export async function deleteUser(): Promise<true> {
  const { user } = currentSession();
  if (user) await call(userDelete, { params: { id: user.userId } });
  return true;
}
