import type { Vendor } from '../vendor.ts';
import { readOpenJobsData } from './format.ts';

/** open-jobs-data: how its rows read. */
export const vendor: Vendor = {
  name: 'open-jobs-data',
  format: {
    label: 'open-jobs-data',
    keys: ['company', 'platform', 'jobId', 'applyUrl', 'firstSeenAt'],
    read: readOpenJobsData,
  },
};
