import type { Vendor } from '../vendor.ts';
import { readSmartRecruiters } from './format.ts';
import { smartRecruiters } from './request.ts';

/** SmartRecruiters: how its rows read, and how its lists are asked for. */
export const vendor: Vendor = {
  name: 'smartrecruiters',
  format: {
    label: 'SmartRecruiters',
    keys: ['releasedDate', 'typeOfEmployment', 'refNumber'],
    read: readSmartRecruiters,
  },
  asked: {
    variable: 'SMARTRECRUITERS_BASE_URL',
    address: 'https://api.smartrecruiters.com',
    make: smartRecruiters,
  },
};
