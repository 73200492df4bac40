import type { Vendor } from '../vendor.ts';
import { readRemoteOk } from './format.ts';
import { remoteOk } from './request.ts';

/** Remote OK: how its rows read, and how its lists are asked for. */
export const vendor: Vendor = {
  name: 'remoteok',
  format: { label: 'Remote OK', keys: ['position', 'epoch', 'apply_url', 'slug'], read: readRemoteOk },
  asked: {
    variable: 'REMOTEOK_BASE_URL',
    address: 'https://remoteok.com',
    make: remoteOk,
  },
};
