import { clientFailures } from '@foothold/core/contract/client-failures.messages.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSay } from '../../../platform/use-say.ts';

const words: Readonly<Record<string, MessageDescriptor>> = {
  'key-refused': msg`The key was refused.`,
  'no-credit': msg`The account of the key had no credit left.`,
  quota: msg`The key has reached its rate limit for now.`,
  overloaded: msg`The model was overloaded or still loading.`,
  'model-unknown': msg`There was no model of this name at this address.`,
  'too-long': msg`It was more text than the model accepts.`,
  unreachable: msg`The model could not be reached.`,
  'timed-out': msg`The model took too long.`,
  'not-understood': msg`The model answered in a form that could not be read.`,
  'not-allowed': msg`The model is not offered to this account or from this country.`,
  'plan-limit': msg`The plan had no more questions left.`,
  'too-many-requests': msg`Too many questions came in a short time.`,
  offline: msg`You were offline.`,
};

/** Says why a call failed, from its code; one of a later release has general words. */
export function useProblemWords(): (code: string) => string {
  const say = useSay();
  const { t, i18n } = useLingui();
  return (code) => {
    if (Object.hasOwn(words, code)) return i18n._(words[code] as MessageDescriptor);
    const failure = clientFailures.find(code);
    return failure ? say(failure) : t`It failed for a reason that is not known here.`;
  };
}
