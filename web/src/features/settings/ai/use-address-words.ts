import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AddressProblem } from '../../../platform/ai/own-settings.ts';

const words: Readonly<Record<AddressProblem, MessageDescriptor>> = {
  empty: msg`Enter the address, such as http://localhost:11434/v1.`,
  'not-an-address': msg`This is not an address. It begins with http:// or https://.`,
  'not-http': msg`The address begins with http:// or https://.`,
  'has-sign-in': msg`Leave name and password out of the address; the key has a field of its own.`,
  'plain-http': msg`A key would cross the internet unencrypted. Use https://, or an address in your own network.`,
};

/** Says what is wrong with a base address. */
export function useAddressWords(): (problem: AddressProblem) => string {
  const { i18n } = useLingui();
  return (problem) => i18n._(words[problem]);
}
