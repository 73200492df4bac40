import type { Vendor } from '../vendor.ts';
import { readWeWorkRemotely } from './format.ts';

/** We Work Remotely: how its rows read. */
export const vendor: Vendor = {
  name: 'weworkremotely',
  format: {
    label: 'We Work Remotely',
    keys: ['source', 'company', 'tags', 'postedAt', 'location'],
    read: readWeWorkRemotely,
  },
};
