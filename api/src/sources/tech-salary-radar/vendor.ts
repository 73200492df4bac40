import type { Vendor } from '../vendor.ts';
import { readTechSalaryRadar } from './format.ts';

/** tech-salary-radar: how its rows read. */
export const vendor: Vendor = {
  name: 'tech-salary-radar',
  format: {
    label: 'tech-salary-radar',
    keys: ['job_uid', 'location_raw', 'salary_min_orig', 'published_at'],
    read: readTechSalaryRadar,
  },
};
