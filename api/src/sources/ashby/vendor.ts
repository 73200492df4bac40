import type { Vendor } from '../vendor.ts';
import { readAshby } from './format.ts';
import { ashby } from './request.ts';

/** Ashby: how its rows read, and how its lists are asked for. */
export const vendor: Vendor = {
  name: 'ashby',
  format: { label: 'Ashby', keys: ['jobUrl', 'isListed', 'publishedAt'], read: readAshby },
  asked: {
    variable: 'ASHBY_BASE_URL',
    address: 'https://api.ashbyhq.com',
    make: ashby,
    // Employers with many openings, as their own career pages name them.
    starters: {
      crusoe: 'Crusoe',
      elevenlabs: 'ElevenLabs',
      harvey: 'Harvey',
      langchain: 'LangChain',
      notion: 'Notion',
      openai: 'OpenAI',
      ramp: 'Ramp',
      replit: 'Replit',
      snowflake: 'Snowflake',
      vanta: 'Vanta',
    },
  },
};
