import type { Vendor } from '../vendor.ts';
import { readGreenhouse } from './format.ts';
import { greenhouse } from './request.ts';

/** Greenhouse: how its rows read, and how its lists are asked for. */
export const vendor: Vendor = {
  name: 'greenhouse',
  format: {
    label: 'Greenhouse',
    keys: ['absolute_url', 'first_published'],
    read: readGreenhouse,
  },
  asked: {
    variable: 'GREENHOUSE_BASE_URL',
    address: 'https://boards-api.greenhouse.io',
    make: greenhouse,
    // Employers with many openings, as their own career pages name them.
    starters: {
      andurilindustries: 'Anduril',
      anthropic: 'Anthropic',
      braze: 'Braze',
      cloudflare: 'Cloudflare',
      doordashusa: 'DoorDash',
      gitlab: 'GitLab',
      mixpanel: 'Mixpanel',
      natera: 'Natera',
      remotecom: 'Remote.com',
      rocketlab: 'Rocket Lab',
      sezzle: 'Sezzle',
      zscaler: 'Zscaler',
    },
  },
};
