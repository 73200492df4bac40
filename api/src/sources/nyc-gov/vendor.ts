import type { Vendor } from '../vendor.ts';
import { readNycGov } from './format.ts';

/** New York City jobs: how its rows read. */
export const vendor: Vendor = {
  name: 'nyc-gov',
  format: {
    label: 'New York City jobs',
    keys: ['Job ID', 'Agency', 'Business Title', 'Posting Type', 'Salary Frequency'],
    read: readNycGov,
  },
};
