import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Leaving, LeftOut } from './leaving.ts';

const names: Readonly<Record<LeftOut, MessageDescriptor>> = {
  name: msg`your name`,
  phone: msg`your phone number`,
  email: msg`your e-mail address`,
  address: msg`your address`,
};

/** Says what of the person does not leave. */
export function useLeftOutWords(): (leaving: Pick<Leaving, 'leftOut' | 'isSigned'>) => string {
  const { t, i18n } = useLingui();
  return ({ leftOut, isSigned }) => {
    if (isSigned) return t`nothing: a letter goes with your name and how to reach you`;
    if (leftOut.length === 0) return t`nothing had to be: no name, phone, e-mail or address of yours is in it`;
    return new Intl.ListFormat(i18n.locale).format(leftOut.map((one) => i18n._(names[one])));
  };
}
