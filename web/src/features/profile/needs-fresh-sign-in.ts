import { ApiError } from '../../platform/server/api-error.ts';

/** True for the refusal of a call that asks for a sign-in of the last minutes. */
export function needsFreshSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'fresh-sign-in-required';
}
