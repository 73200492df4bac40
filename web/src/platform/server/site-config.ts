import { configGet, SiteConfig } from '@foothold/core/contract/config.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

const key = 'foothold.config';

/** Shown until a server has answered for the first time. */
const firstConfig: SiteConfig = {
  siteName: 'Foothold',
  aboutSiteText: '',
  supportEmail: '',
  variant: 'job',
  signIn: { email: 'smtp', google: false },
  aiProviders: [],
  aiModels: [],
  aiPrices: {},
  aiOwnModels: false,
  billing: false,
  postingSources: [],
  mapStyleUrl: null,
  placeService: '',
  routeModes: [],
  version: '',
};

/** What this server offered last, or the plain defaults. */
export function lastSiteConfig(): SiteConfig {
  try {
    const parsed = SiteConfig.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : firstConfig;
  } catch {
    return firstConfig;
  }
}

async function fetchConfig(signal: AbortSignal): Promise<SiteConfig> {
  const config = await call(configGet, { signal });
  try {
    localStorage.setItem(key, JSON.stringify(config));
  } catch {
    // Without storage it is asked for again at the next start.
  }
  return config;
}

/** What this server offers; until it answers, what it offered last. */
export const siteConfigQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => fetchConfig(signal),
  placeholderData: lastSiteConfig,
  staleTime: 10 * 60_000,
});

/** What this server offers: its newest answer, the last one known, or the plain defaults; never undefined. */
export function useSiteConfig(): SiteConfig {
  return useQuery(siteConfigQuery).data ?? firstConfig;
}
