import type { Vendor } from '../vendor.ts';
import { readArbeitnow } from './format.ts';
import { arbeitnow } from './request.ts';

/** Arbeitnow: how its rows read, and how its lists are asked for. */
export const vendor: Vendor = {
  name: 'arbeitnow',
  format: { label: 'Arbeitnow', keys: ['job_types', 'slug', 'company_name'], read: readArbeitnow },
  asked: {
    variable: 'ARBEITNOW_BASE_URL',
    address: 'https://www.arbeitnow.com',
    make: arbeitnow,
  },
};
