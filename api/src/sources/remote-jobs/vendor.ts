import type { Vendor } from '../vendor.ts';
import { readRemoteJobs } from './format.ts';

/** remotejobs.org: how its rows read. */
export const vendor: Vendor = {
  name: 'remotejobs',
  format: {
    label: 'remotejobs.org',
    keys: ['apply_url', 'salary_text', 'posted_at', 'is_translated'],
    read: readRemoteJobs,
  },
};
