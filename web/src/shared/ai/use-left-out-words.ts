import type { LeftOut } from '@foothold/core/ai/leave-out.ts';
import { leftOutKinds } from '@foothold/core/ai/privacy/cut.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Outgoing } from './outgoing.ts';

const names: Readonly<Record<LeftOut['kind'], MessageDescriptor>> = {
  name: msg`your name`,
  phone: msg`your phone number`,
  'e-mail': msg`your e-mail address`,
  address: msg`your address`,
  link: msg`links to your pages`,
  contact: msg`names and details of your contacts`,
};

/** Says what of the person does not leave. */
export function useLeftOutWords(): (leaving: Pick<Outgoing, 'leftOut' | 'isSigned'>) => string {
  const { t } = useLingui();
  const listOf = useLeftOutKinds();
  return ({ leftOut, isSigned }) => {
    if (isSigned) return t`nothing: a letter goes with your name and how to reach you`;
    if (leftOut.length === 0)
      return t`nothing had to be: no name, phone, e-mail or address of yours was found`;
    return listOf(leftOut);
  };
}

/** Names the kinds of what was left out, as a list in words. */
export function useLeftOutKinds(): (leftOut: readonly { kind: string }[]) => string {
  const { i18n } = useLingui();
  return (leftOut) => {
    const kinds = leftOutKinds.filter((kind) => leftOut.some((one) => one.kind === kind));
    return new Intl.ListFormat(i18n.locale).format(kinds.map((kind) => i18n._(names[kind])));
  };
}
