import type { Vendor } from '../vendor.ts';
import { readRemotive } from './format.ts';
import { remotive } from './request.ts';

/** Remotive: how its rows read, and how its lists are asked for. */
export const vendor: Vendor = {
  name: 'remotive',
  format: {
    label: 'Remotive',
    keys: ['candidate_required_location', 'publication_date', 'company_name'],
    read: readRemotive,
  },
  asked: {
    variable: 'REMOTIVE_BASE_URL',
    address: 'https://remotive.com',
    make: remotive,
  },
};
