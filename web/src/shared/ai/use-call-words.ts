import { useLingui } from '@lingui/react/macro';
import type { Destination } from '../../platform/ai/destination.ts';

const providers = { anthropic: 'Anthropic', google: 'Google', 'openai-compatible': '' } as const;

/** Puts tokens, money and who answers into words. */
export function useCallWords() {
  const { t, i18n } = useLingui();
  const money = (dollars: number) =>
    new Intl.NumberFormat(i18n.locale, {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: 2,
      // A call may cost a tenth of a cent.
      maximumFractionDigits: dollars >= 0.01 || dollars === 0 ? 2 : 4,
    }).format(dollars);
  const count = (tokens: number) => i18n.number(tokens);
  /** Rounded to two digits, as an estimate is. */
  const about = (tokens: number) => i18n.number(Number(tokens.toPrecision(2)));
  const who = ({ provider, model, host }: Pick<Destination, 'model' | 'host'> & { provider: string }) => {
    if (provider === 'browser') return t`the model of this browser`;
    const vendor = Object.hasOwn(providers, provider) ? providers[provider as keyof typeof providers] : '';
    const at = vendor || host;
    if (model && at) return t`${model} at ${at}`;
    return model || at || t`the model of this site`;
  };
  return { money, count, about, who };
}
