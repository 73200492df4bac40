import type { Vendor } from '../vendor.ts';
import { readWorkable } from './format.ts';
import { workable } from './request.ts';

/** Workable: how its rows read, and how its lists are asked for. */
export const vendor: Vendor = {
  name: 'workable',
  format: { label: 'Workable', keys: ['shortcode', 'telecommuting', 'shortlink'], read: readWorkable },
  asked: {
    variable: 'WORKABLE_BASE_URL',
    address: 'https://apply.workable.com',
    make: workable,
  },
};
