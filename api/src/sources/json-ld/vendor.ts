import type { Vendor } from '../vendor.ts';
import { readJsonLd } from './format.ts';

/** schema.org JobPosting: how its rows read. */
export const vendor: Vendor = {
  name: 'json-ld',
  format: { label: 'schema.org JobPosting', keys: [], read: readJsonLd },
};
