import type { SourceBoard } from '../providers/posting-sources/port.ts';

const boards = (list: Readonly<Record<string, string>>): readonly SourceBoard[] =>
  Object.entries(list).map(([token, company]) => ({ token, company }));

/** Boards that a source's bare name stands for: employers with many openings, as their own career pages name them; the country of Adzuna. */
export const starterBoards: Readonly<Record<string, readonly SourceBoard[]>> = {
  adzuna: boards({ us: 'United States' }),
  greenhouse: boards({
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
  }),
  lever: boards({
    brightedge: 'BrightEdge',
    outreach: 'Outreach',
    palantir: 'Palantir',
    ro: 'Ro',
    veeva: 'Veeva Systems',
    wattpad: 'Wattpad',
    zoox: 'Zoox',
  }),
  ashby: boards({
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
  }),
};
