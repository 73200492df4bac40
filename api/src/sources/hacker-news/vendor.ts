import type { Vendor } from '../vendor.ts';
import { readHackerNews } from './format.ts';
import { hackerNews } from './request.ts';

/** Hacker News: Who is hiring?: how its rows read, and how its lists are asked for. */
export const vendor: Vendor = {
  name: 'hackernews',
  format: {
    label: 'Hacker News: Who is hiring?',
    keys: ['children', 'created_at_i', 'story_id'],
    read: readHackerNews,
  },
  asked: {
    variable: 'HN_BASE_URL',
    address: 'https://hn.algolia.com',
    make: hackerNews,
  },
};
