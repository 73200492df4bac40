import type { Vendor } from '../vendor.ts';
import { readRecruitee } from './format.ts';
import { recruitee } from './request.ts';

/** Recruitee: how its rows read, and how its lists are asked for. */
export const vendor: Vendor = {
  name: 'recruitee',
  format: { label: 'Recruitee', keys: ['careers_url', 'careers_apply_url', 'slug'], read: readRecruitee },
  asked: {
    variable: 'RECRUITEE_BASE_URL',
    address: 'https://{company}.recruitee.com',
    make: recruitee,
  },
};
