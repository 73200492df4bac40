import { withoutSteering } from '@foothold/core/text/without-steering.ts';
import * as z from 'zod';
import type { Vendor } from '../sources/vendor.ts';
import { vendors } from '../sources/vendors.ts';
import { AllowedHosts } from './allowed-hosts.ts';
import { ModelUrl } from './model-url.ts';
import { nearVariables } from './near-variables.ts';
import { OldDays } from './old-days.ts';
import { planProblems, planVariables } from './plan-variables.ts';
import { TrustProxy } from './trusted-proxies.ts';

const httpUrl = z.url({ protocol: /^https?$/, error: 'an address that starts with http:// or https://' });
const postgresUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: 'an address that starts with postgres://' })
  .optional();
const safeUrl = z
  .url('an address')
  .refine(isSafe, 'an address that starts with https://, or http:// on this machine');
const vendorKey = z.string().regex(/^[\x21-\x7e]{1,300}$/, 'the key alone, without blanks');
// These come into heads and subjects of mails: a line break in one would fail each mail, long after the start.
const text = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest, `at most ${longest} characters`)
    .refine((value) => withoutSteering(value) === value && !/[\n\t]/.test(value), 'one line of plain text');

const modelName = z.string().regex(/^[\x21-\x7e]{1,200}$/, 'the name alone, without blanks');

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'a port number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'a port number from 0 to 65535');

const Variables = z.object({
  /** Port of the web pages and the API; 0 takes any free one. */
  PORT: port.default(3000),
  /** Address to listen on. Anything but this machine itself also needs PUBLIC_URL. */
  HOST: text(255).default('127.0.0.1'),
  /** The address people reach the site at, for example https://jobs.example.org. */
  PUBLIC_URL: httpUrl
    .transform((url) => new URL(url))
    .refine((url) => url.pathname === '/' && !url.search && !url.hash && !url.username, {
      message: 'an address without a path, like https://jobs.example.org',
    })
    .transform((url) => url.origin)
    .optional(),
  /** `on`: browsers keep to https for a year on every name below PUBLIC_URL's host as well (HSTS includeSubDomains); only where all of them answer over https. `off`: on that host alone. */
  HSTS_SUBDOMAINS: z
    .enum(['on', 'off'], 'on or off')
    .default('off')
    .transform((word) => word === 'on'),
  /** Folder of the database, the saved index of postings, the generated secret and the lock. */
  DATA_DIR: text(4096).default('./.data'),
  /** Days that the daily copies of the data are kept, 0 to 3650; 0: none are made. */
  BACKUP_DAYS: z
    .string()
    .regex(/^\d{1,4}$/, 'a number of days from 0 to 3650')
    .transform(Number)
    .refine((days) => days <= 3650, 'a number of days from 0 to 3650')
    .default(7),
  /** Folder of the copies. Absent: backups in DATA_DIR. */
  BACKUP_DIR: text(4096).optional(),
  /** PostgreSQL 15 or newer with UTF-8, for example postgres://user:password@db.example.org/foothold; needs AUTH_SECRET, and a DATA_DIR of its own for each process. Absent: PGlite in DATA_DIR. */
  DATABASE_URL: postgresUrl,
  /** A read-only copy of that database: searches read from it while it answers, else from the first one. */
  DATABASE_REPLICA_URL: postgresUrl,
  /** Name shown in titles and mails. */
  SITE_NAME: text(40).default('Foothold'),
  /** `job`: the job-search site; `place`: the place-oriented one with a smaller navigation. */
  SITE_VARIANT: z.enum(['job', 'place'], 'job or place').default('job'),
  /** One sentence for the home page and the share message, at most 300 characters. */
  SITE_ABOUT_TEXT: text(300).default(
    'AI-powered search for employment and company research, with your data kept in your own browser.',
  ),
  /** Where people can write for help; messages of the support page go there. */
  SUPPORT_EMAIL: z.email('an e-mail address').default('support@example.com'),
  /** Mail server, for example smtp://user:password@mail.example.org:587; one on another machine has to encrypt (STARTTLS, or smtps://) unless the address ends in ?requireTLS=false. Absent: development mailbox on this machine. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s/]+/, 'an address that starts with smtp:// or smtps://')
    .optional(),
  /** Sender of the mails. */
  MAIL_FROM: text(320).default('Foothold <no-reply@example.com>'),
  /** Client id of the Google project (web application) that signs people in. Absent: no sign-in with Google. */
  GOOGLE_CLIENT_ID: text(300).optional(),
  /** Secret of that client, whose redirect address at Google is PUBLIC_URL with /api/auth/callback/google behind. */
  GOOGLE_CLIENT_SECRET: text(300).optional(),
  /** OpenID provider that is asked instead of Google's, as its discovery document names it. */
  GOOGLE_ISSUER: safeUrl.default('https://accounts.google.com'),
  /** Style of detailed map tiles (MapLibre style JSON), asked for only by who turns Detailed map on in Settings; its tiles, glyphs and sprites must come from the same host. Absent: the built-in map alone. */
  MAP_STYLE_URL: safeUrl.optional(),
  /** Folder with files of GeoNames, O*NET, the Census Bureau and the BLS for `npm run reference -- load`. Absent: those of the first two are fetched from the publishers. */
  REFERENCE_DIR: text(4096).optional(),
  /** Where a five-minute token of each person goes: POST {"token": "…"} at sign-in, DELETE at sign-out, both with Authorization: Bearer; its aud is the origin of this address, to be checked with /api/auth/jwks. Absent: nowhere. */
  TOKEN_SYNC_URL: safeUrl.optional(),
  /** A Photon service (https://github.com/komoot/photon) that finds street addresses, for example https://photon.example.org. Absent: offline tables only, to the postal code or city. */
  PHOTON_BASE_URL: safeUrl.optional(),
  /** The same from a Nominatim service (https://nominatim.org); one of the two at most. */
  NOMINATIM_BASE_URL: safeUrl.optional(),
  /** Key of SerpApi (https://serpapi.com), which then finds offices, shops and schools for people who are signed in; its answers are kept in memory for a day. Absent: cities only, or Overpass. */
  SERPAPI_KEY: vendorKey.optional(),
  /** Another address of SerpApi. */
  SERPAPI_BASE_URL: safeUrl.default('https://serpapi.com'),
  /** An Overpass service that finds places of OpenStreetMap, for example https://overpass-api.de; asked where there is no SERPAPI_KEY. */
  OVERPASS_BASE_URL: safeUrl.optional(),
  /** An OSRM server that knows the time of a way by car. Absent: straight-line estimates only. */
  OSRM_BASE_URL: safeUrl.optional(),
  /** Key of openrouteservice.org, which knows ways by car, by bicycle and on foot. */
  OPENROUTESERVICE_KEY: vendorKey.optional(),
  /** Another address of that service. */
  OPENROUTESERVICE_BASE_URL: safeUrl.default('https://api.openrouteservice.org'),
  /** Wikidata, which is asked about one company when a signed-in person presses for it, never before. `none`: nobody is asked. */
  WIKIDATA_BASE_URL: z.union([z.literal('none'), safeUrl]).default('https://www.wikidata.org'),
  /** The Wikipedia beside it. */
  WIKIPEDIA_BASE_URL: safeUrl.default('https://en.wikipedia.org'),
  /** Access token of the Polar organization (https://polar.sh) that takes payments, see Plans and payments. Absent: no payments, nothing is limited or counted. */
  POLAR_ACCESS_TOKEN: vendorKey.optional(),
  /** Another address of Polar: https://sandbox-api.polar.sh for trying it out, with the products of the sandbox. */
  POLAR_SERVER_URL: safeUrl.default('https://api.polar.sh'),
  /** Secret of the webhook endpoint PUBLIC_URL with /api/webhooks/polar behind, as it is shown at Polar; needed with the token. */
  POLAR_WEBHOOK_SECRET: vendorKey.optional(),
  ...planVariables,
  /** Where postings come from by themselves, by commas: `remotive`, `greenhouse:anthropic`, `lever:acme=Acme Inc.`, or a bare `greenhouse` for a few known boards. `none`: nobody is called. */
  POSTING_SOURCES: text(4096)
    .default('none')
    .transform((names) => names.split(',').map((name) => name.trim()))
    .transform((names) => names.filter((name) => name !== '' && name.toLowerCase() !== 'none')),
  /** After how many days a posting without a closing day that nobody saw again is old; `90,greenhouse=30` is another number for one source, 0 never. */
  POSTING_OLD_DAYS: OldDays.default({ usual: 90, bySource: {} }),
  /** Key of Anthropic (https://platform.claude.com), whose model then answers people. Absent: it is not asked; without any model the rules of the product answer. */
  ANTHROPIC_API_KEY: vendorKey.optional(),
  /** Another address of Anthropic. */
  ANTHROPIC_BASE_URL: ModelUrl.default('https://api.anthropic.com'),
  /** The model that is asked there. */
  ANTHROPIC_MODEL: modelName.default('claude-sonnet-5-5'),
  /** Key of Google's Gemini API (https://ai.google.dev), whose model then answers people who ask for it, and everybody where there is no ANTHROPIC_API_KEY. */
  GOOGLE_AI_API_KEY: vendorKey.optional(),
  /** Another address of the Gemini API. */
  GOOGLE_AI_BASE_URL: ModelUrl.default('https://generativelanguage.googleapis.com'),
  /** The model that is asked there. */
  GOOGLE_AI_MODEL: modelName.default('gemini-flash-latest'),
  /** A server that speaks OpenAI's chat completions, below any path: http://localhost:11434/v1 (Ollama), http://localhost:8080/v1 (llama.cpp), http://localhost:1234/v1 (LM Studio), https://api.openai.com/v1; over http in your own network only. Needs OPENAI_COMPATIBLE_MODEL. */
  OPENAI_COMPATIBLE_BASE_URL: ModelUrl.optional(),
  /** The model that is asked there, as its `/models` lists it. */
  OPENAI_COMPATIBLE_MODEL: modelName.optional(),
  /** Key of that server. Absent: it is asked without one. */
  OPENAI_COMPATIBLE_API_KEY: vendorKey.optional(),
  /** File of what models cost, in US dollars for a million tokens: {"claude-sonnet-5-5": {"input": 3, "output": 15, "asOf": "2026-11-20"}} (made-up figures: take your vendor's). People then see about how much a question costs, with that date. Absent: tokens are shown and no money. */
  AI_PRICES: text(4096).optional(),
  /** `on`: people may use a model of their own straight from their browser, at this machine, Anthropic, Google and AI_ALLOWED_HOSTS, each by a worker that reaches that one alone. `off`: nothing but this server is asked. */
  AI_OWN_MODELS: z
    .enum(['on', 'off'], 'on or off')
    .default('on')
    .transform((word) => word === 'on'),
  /** Hosts that models of people's own may be asked at through this server and from its pages, by commas: `api.example.com`, `10.0.0.5:11434`. Private addresses are warned of at the start; link-local, multicast and unspecified ones and metadata services of clouds are refused. Absent: none, but this machine's own for who sits at it. */
  AI_ALLOWED_HOSTS: AllowedHosts.default([]),
  /** Secret that signs sessions, at least 32 characters, the same for all processes of one DATABASE_URL. Absent: made at the first start and kept in DATA_DIR. */
  AUTH_SECRET: z.string().min(32, 'at least 32 characters long').optional(),
  /** The reverse proxies in front: `on` for one, their number, or their addresses and networks by commas. Who asks is read from the right end of X-Forwarded-For. */
  TRUST_PROXY: TrustProxy.default(false),
  /** fatal, error, warn, info, debug, trace or silent. */
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    )
    .default('warn'),
  /** Port of `/metrics` (Prometheus text) on this machine only; 0 takes any free one. Absent: no metrics. */
  METRICS_PORT: port.optional(),
  /** Folder of the built web pages. Absent: web/dist of this project. */
  WEB_DIR: text(4096).optional(),
});

const companyUrl = z
  .string()
  .refine((url) => url.includes('{company}') && isSafe(url.replace('{company}', 'company')), {
    message: 'an address that starts with https://, or http:// on this machine, with {company} in it',
  });
const keyKinds = { key: vendorKey, email: z.email('an e-mail address') };

/** The variables of one vendor: another address of it, and the keys of one that wants some. */
function variablesOf({ asked }: Vendor): [string, z.ZodType<string | undefined>][] {
  if (!asked) return [];
  const url = asked.address.includes('{company}') ? companyUrl : safeUrl;
  const keys = Object.entries(asked.keys ?? {});
  return [
    [asked.variable, url.optional()],
    ...keys.map(([name, kind]): [string, z.ZodType<string | undefined>] => [name, keyKinds[kind].optional()]),
  ];
}

/** What the vendors of postings read of the environment. */
const SourceVariables = z.object(Object.fromEntries(vendors.flatMap(variablesOf)));

/** The configuration of one server, parsed. `sources`: what is set of the variables of posting sources, by their names. */
export type Env = z.infer<typeof Variables> & { sources: Readonly<Record<string, string | undefined>> };

/** Every problem of the configuration, one sentence each. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** True for this machine's own host names and addresses, with or without a port. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '');
  // An IPv6 address without brackets loses its last group above, so it is compared as a whole.
  return host === '::1' || name === '[::1]' || name === 'localhost' || /^127(\.\d{1,3}){3}$/.test(name);
}

/** True for an https address, and for http on this machine: nothing secret goes anywhere else. */
export function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return !username && !password && (protocol === 'https:' || (protocol === 'http:' && isLoopback(host)));
}

/** Reads the environment; a variable that is set to nothing counts as absent. Throws ConfigurationError with all problems at once. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const problems: string[] = [];
  const parsed = Variables.safeParse(given);
  const sources = SourceVariables.safeParse(given);
  for (const issue of [...(parsed.error?.issues ?? []), ...(sources.error?.issues ?? [])])
    problems.push(`${issue.path.join('.')} must be ${issue.message}.`);
  const { HOST = '127.0.0.1', PUBLIC_URL, DATABASE_URL, DATABASE_REPLICA_URL, AUTH_SECRET } = given;
  const { PORT, METRICS_PORT } = parsed.data ?? {};
  if (METRICS_PORT && METRICS_PORT === PORT)
    problems.push(`METRICS_PORT is ${METRICS_PORT}, the same as PORT: set it to another one.`);
  if (!isLoopback(HOST) && !PUBLIC_URL)
    problems.push(
      `HOST is ${HOST}, so others can reach this server: set PUBLIC_URL to the address they use.`,
    );
  if (DATABASE_URL && !AUTH_SECRET)
    problems.push(
      'DATABASE_URL is set, so other processes can share the sessions: set AUTH_SECRET too, to the same 32 characters or more for each.',
    );
  if (DATABASE_REPLICA_URL && !DATABASE_URL)
    problems.push('DATABASE_REPLICA_URL is set without DATABASE_URL: set that to the database it copies.');
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = given;
  if (GOOGLE_CLIENT_ID && !GOOGLE_CLIENT_SECRET)
    problems.push(
      'GOOGLE_CLIENT_ID is set without GOOGLE_CLIENT_SECRET: set that to the secret of the client.',
    );
  if (GOOGLE_CLIENT_SECRET && !GOOGLE_CLIENT_ID)
    problems.push('GOOGLE_CLIENT_SECRET is set without GOOGLE_CLIENT_ID: set that to the id of the client.');
  for (const { asked } of vendors) {
    const names = Object.keys(asked?.keys ?? {});
    if (names.some((name) => given[name]) && names.some((name) => !given[name]))
      problems.push(`${names.join(' and ')} belong together: set both, or none.`);
  }
  problems.push(...planProblems(given));
  if (given.OPENAI_COMPATIBLE_BASE_URL && !given.OPENAI_COMPATIBLE_MODEL)
    problems.push(
      'OPENAI_COMPATIBLE_BASE_URL is set without OPENAI_COMPATIBLE_MODEL: set that to one of the models that its /models lists.',
    );
  if (given.OPENAI_COMPATIBLE_MODEL && !given.OPENAI_COMPATIBLE_BASE_URL)
    problems.push(
      'OPENAI_COMPATIBLE_MODEL is set without OPENAI_COMPATIBLE_BASE_URL: set that to the address of its server.',
    );
  if (given.PHOTON_BASE_URL && given.NOMINATIM_BASE_URL)
    problems.push('PHOTON_BASE_URL and NOMINATIM_BASE_URL are both set: keep the one that shall be asked.');
  if (!parsed.success || !sources.success || problems.length > 0) throw new ConfigurationError(problems);
  return { ...parsed.data, sources: sources.data };
}

/** Every variable but those of posting sources, as it is read. */
export const variableSchemas: Readonly<Record<string, z.ZodType>> = Variables.shape;

/** The names of all variables that are read. */
export const variableNames: readonly string[] = [
  ...Object.keys(Variables.shape),
  ...Object.keys(SourceVariables.shape),
];

/** One sentence for each variable that is set to something but only looks like one of ours. */
export function envWarnings(variables: Record<string, string | undefined>): string[] {
  const given = Object.keys(variables).filter((name) => variables[name]);
  return nearVariables(given, variableNames).map(
    ({ name, meant }) => `${name} is no variable of Foothold and is not used. ${meant} was probably meant.`,
  );
}

/** What a process of our own is given of the environment: nothing, but on Windows the folder that it cannot start without. */
export function childVariables(): Record<string, string> {
  const { SystemRoot } = process.env;
  return SystemRoot ? { SystemRoot } : {};
}
