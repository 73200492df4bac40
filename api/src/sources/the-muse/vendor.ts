import type { Vendor } from '../vendor.ts';
import { readTheMuse } from './format.ts';
import { theMuse } from './request.ts';

/** The Muse: how its rows read, and how its lists are asked for. */
export const vendor: Vendor = {
  name: 'themuse',
  format: {
    label: 'The Muse',
    keys: ['contents', 'publication_date', 'model_type', 'refs', 'landing_page'],
    read: readTheMuse,
  },
  asked: {
    variable: 'THEMUSE_BASE_URL',
    address: 'https://www.themuse.com',
    make: theMuse,
  },
};
