import type { Vendor } from '../vendor.ts';
import { readAdzuna } from './format.ts';
import { adzuna } from './request.ts';

/** Adzuna: how its rows read, and how its lists are asked for. */
export const vendor: Vendor = {
  name: 'adzuna',
  format: { label: 'Adzuna', keys: ['redirect_url', 'created', 'display_name', 'area'], read: readAdzuna },
  asked: {
    variable: 'ADZUNA_BASE_URL',
    address: 'https://api.adzuna.com/v1/api',
    keys: { ADZUNA_APP_ID: 'key', ADZUNA_APP_KEY: 'key' },
    make: (access, { ADZUNA_APP_ID: appId = '', ADZUNA_APP_KEY: appKey = '' }) =>
      adzuna(access, { appId, appKey }),
    starters: { us: 'United States' },
  },
};
