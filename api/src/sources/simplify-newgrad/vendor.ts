import type { Vendor } from '../vendor.ts';
import { readSimplifyNewgrad } from './format.ts';

/** Simplify new-grad list: how its rows read. */
export const vendor: Vendor = {
  name: 'simplify-newgrad',
  format: {
    label: 'Simplify new-grad list',
    keys: ['company_name', 'date_posted', 'date_updated', 'is_visible', 'locations'],
    read: readSimplifyNewgrad,
  },
};
