import { aiProviders } from '@foothold/core/ai/ai-provider.ts';
import type { Model } from '@foothold/core/ai/model.ts';
import type { ModelPrice } from '@foothold/core/ai/model-price.ts';
import type { SiteConfig } from '@foothold/core/contract/config.ts';
import { currentSession, useSession } from '../server/session.ts';
import { lastSiteConfig, useSiteConfig } from '../server/site-config.ts';
import { browserModelItem } from './browser-model/browser-model-item.ts';
import { hostOf, type OwnModel, ownModelItem } from './own-settings.ts';

/** Who would answer a question that is asked now. */
export type Destination = {
  /** `browser`: the model of this browser, for which nothing leaves the device. */
  provider: Model['provider'];
  /** '' where this server does not say it. */
  model: string;
  /** '' where this server does not say it. */
  host: string;
  /** The person's own key or endpoint, not the operator's. */
  isOwn: boolean;
  way: OwnModel['way'];
  price: ModelPrice | null;
};

/** The model of this browser where it is turned on, the person's own, or the first that this server has; null where there is none. */
export function destinationOf(
  { aiModels, aiPrices }: Pick<SiteConfig, 'aiModels' | 'aiPrices'>,
  own: OwnModel | null,
  isBrowserModelOn = false,
): Destination | null {
  if (isBrowserModelOn)
    return { provider: 'browser', model: '', host: '', isOwn: true, way: 'browser', price: null };
  if (own?.isOn)
    return {
      ...{ provider: own.provider, model: own.model, host: hostOf(own) },
      ...{ isOwn: true, way: own.way, price: aiPrices[own.model] ?? null },
    };
  const [first] = aiProviders.flatMap((one) => aiModels.filter(({ provider }) => provider === one));
  if (!first) return null;
  const provider = first.provider as Destination['provider'];
  return { ...first, provider, isOwn: false, way: 'server' };
}

/** Who would answer, live; null where no model is at hand. */
export function useDestination(): Destination | null {
  const { user } = useSession();
  const userId = user?.userId ?? '';
  const own = ownModelItem.use(userId);
  const isBrowserModelOn = browserModelItem.use(userId)?.isOn;
  return destinationOf(useSiteConfig(), own, isBrowserModelOn);
}

/** Who would answer now. */
export function currentDestination(): Destination | null {
  const userId = currentSession().user?.userId ?? '';
  return destinationOf(lastSiteConfig(), ownModelItem.read(userId), browserModelItem.read(userId)?.isOn);
}

/** Names a destination for what was agreed to: another provider, model or host is another one. */
export function destinationName({ provider, model, host, isOwn }: Destination): string {
  return [isOwn ? 'own' : 'site', provider, host, model].join(' ');
}
