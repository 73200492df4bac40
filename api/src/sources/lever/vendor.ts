import type { Vendor } from '../vendor.ts';
import { readLever } from './format.ts';
import { lever } from './request.ts';

/** Lever: how its rows read, and how its lists are asked for. */
export const vendor: Vendor = {
  name: 'lever',
  format: { label: 'Lever', keys: ['text', 'categories', 'hostedUrl', 'createdAt'], read: readLever },
  asked: {
    variable: 'LEVER_BASE_URL',
    address: 'https://api.lever.co',
    make: lever,
    // Employers with many openings, as their own career pages name them.
    starters: {
      brightedge: 'BrightEdge',
      outreach: 'Outreach',
      palantir: 'Palantir',
      ro: 'Ro',
      veeva: 'Veeva Systems',
      wattpad: 'Wattpad',
      zoox: 'Zoox',
    },
  },
};
