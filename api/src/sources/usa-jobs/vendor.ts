import type { Vendor } from '../vendor.ts';
import { readUsaJobs } from './format.ts';
import { usaJobs } from './request.ts';

/** USAJOBS: how its rows read, and how its lists are asked for. */
export const vendor: Vendor = {
  name: 'usajobs',
  format: { label: 'USAJOBS', keys: ['MatchedObjectId', 'MatchedObjectDescriptor'], read: readUsaJobs },
  asked: {
    variable: 'USAJOBS_BASE_URL',
    address: 'https://data.usajobs.gov',
    keys: { USAJOBS_EMAIL: 'email', USAJOBS_KEY: 'key' },
    make: (access, { USAJOBS_EMAIL: email = '', USAJOBS_KEY: key = '' }) =>
      usaJobs({ ...access, headers: { 'user-agent': email, 'authorization-key': key } }),
  },
};
