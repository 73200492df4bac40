import { LossAnswer } from '@foothold/core/contract/passkeys.ts';
import { exchange } from './exchange.ts';
import { adoptSignIn } from './session.ts';
import type { User } from './stored-identity.ts';

/** Signs in with a recovery code in place of the passkey; `keepOthers`: other browsers stay signed in. Throws ApiError. */
export async function signInWithRecoveryCode(code: string, keepOthers: boolean): Promise<User> {
  const body = { code, others: keepOthers ? 'keep' : 'end' };
  return adoptSignIn(await exchange('/api/auth/second/recover', { method: 'POST', body }));
}

/** Reports the passkey as lost; from when on the mailed link works without it. Throws ApiError. */
export async function reportLostPasskey(): Promise<Date> {
  const answer = await exchange('/api/auth/second/lost', { method: 'POST', body: {} });
  return new Date(LossAnswer.parse(answer).dueAt);
}
