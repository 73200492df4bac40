import { readFileSync } from 'node:fs';
import { siteText } from '@foothold/core/contract/site.messages.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { describe, expect, test } from 'vitest';
import { type ConfigurationError, envWarnings, isLoopback, readEnv, variableNames } from './env.ts';

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readEnv(variables);
  } catch (cause) {
    return (cause as ConfigurationError).problems;
  }
  return [];
}

describe('readEnv', () => {
  test('nothing set, or set to nothing, is the default', () => {
    const env = readEnv({});
    // By this text pages know that an operator wrote none, and say it in the language of the person.
    expect(env.SITE_ABOUT_TEXT).toBe(sayEnglish(siteText('about')));
    expect(env).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './.data', TRUST_PROXY: false });
    expect(
      readEnv({ PORT: '', HOST: '', DATA_DIR: '', TRUST_PROXY: '', LOG_LEVEL: '', PUBLIC_URL: '' }),
    ).toEqual(env);
  });

  test('days after which a posting is old are for all sources, and by source', () => {
    const read = (POSTING_OLD_DAYS: string) => readEnv({ POSTING_OLD_DAYS }).POSTING_OLD_DAYS;
    expect(readEnv({}).POSTING_OLD_DAYS).toEqual({ usual: 90, bySource: {} });
    expect(read('30')).toEqual({ usual: 30, bySource: {} });
    expect(read(' 60, Greenhouse=30 ,file=0')).toEqual({ usual: 60, bySource: { greenhouse: 30, file: 0 } });
    expect(read('greenhouse=30')).toEqual({ usual: 90, bySource: { greenhouse: 30 } });
  });

  test('what is set is read', () => {
    const env = readEnv({
      PORT: '8080',
      TRUST_PROXY: 'on',
      PUBLIC_URL: 'https://Jobs.example.org/',
      HOST: '0.0.0.0',
    });
    expect(env).toMatchObject({
      PORT: 8080,
      TRUST_PROXY: { hops: 1 },
      PUBLIC_URL: 'https://jobs.example.org',
    });
  });

  test('a model is asked over https, and over http in a network of one’s own', () => {
    const urls = (OPENAI_COMPATIBLE_BASE_URL: string) =>
      problemsOf({ OPENAI_COMPATIBLE_BASE_URL, OPENAI_COMPATIBLE_MODEL: 'llama3.2:latest' });
    for (const url of [
      ...[
        'https://api.openai.com/v1',
        'https://gateway.example.com/team-a/openai',
        'http://localhost:11434/v1',
      ],
      ...[
        'http://127.0.0.1:8080',
        'http://[::1]:8080/v1',
        'http://ollama:11434/v1',
        'http://192.168.1.5:1234/v1',
      ],
      ...['http://172.20.0.2', 'http://box.local:8080', 'http://[fd00::5]:8080'],
    ])
      expect([url, urls(url)]).toEqual([url, []]);
    for (const url of [
      ...[
        'http://ai.example.com/v1',
        'http://8.8.8.8',
        'http://172.40.0.1',
        'ftp://localhost',
        'localhost:11434',
      ],
      ...['https://user:password@ai.example.com', 'https://ai.example.com/v1?key=secret'],
    ])
      expect([url, urls(url)]).toEqual([
        url,
        [
          'OPENAI_COMPATIBLE_BASE_URL must be an address that starts with https://, or http:// in your own network.',
        ],
      ]);
  });

  test.each([
    ['AI_OWN_MODELS', 'yes', 'AI_OWN_MODELS must be on or off.'],
    ['ANTHROPIC_API_KEY', 'two words', 'ANTHROPIC_API_KEY must be the key alone, without blanks.'],
    ['GOOGLE_AI_MODEL', 'gemini flash', 'GOOGLE_AI_MODEL must be the name alone, without blanks.'],
    [
      'OPENAI_COMPATIBLE_BASE_URL',
      'http://localhost:11434/v1',
      'OPENAI_COMPATIBLE_BASE_URL is set without OPENAI_COMPATIBLE_MODEL: set that to one of the models that its /models lists.',
    ],
    [
      'OPENAI_COMPATIBLE_MODEL',
      'llama3.2',
      'OPENAI_COMPATIBLE_MODEL is set without OPENAI_COMPATIBLE_BASE_URL: set that to the address of its server.',
    ],
    ['PORT', '80a', 'PORT must be a port number from 0 to 65535.'],
    ['METRICS_PORT', 'on', 'METRICS_PORT must be a port number from 0 to 65535.'],
    ['METRICS_PORT', '3000', 'METRICS_PORT is 3000, the same as PORT: set it to another one.'],
    ['PORT', '-1', 'PORT must be a port number from 0 to 65535.'],
    ['PORT', '65536', 'PORT must be a port number from 0 to 65535.'],
    ['PUBLIC_URL', 'ftp://a.b', 'PUBLIC_URL must be an address that starts with http:// or https://.'],
    [
      'PUBLIC_URL',
      'https://a.b/jobs',
      'PUBLIC_URL must be an address without a path, like https://jobs.example.org.',
    ],
    [
      'GOOGLE_CLIENT_ID',
      'id',
      'GOOGLE_CLIENT_ID is set without GOOGLE_CLIENT_SECRET: set that to the secret of the client.',
    ],
    [
      'GOOGLE_CLIENT_SECRET',
      'secret',
      'GOOGLE_CLIENT_SECRET is set without GOOGLE_CLIENT_ID: set that to the id of the client.',
    ],
    [
      'GOOGLE_ISSUER',
      'http://accounts.example.org',
      'GOOGLE_ISSUER must be an address that starts with https://, or http:// on this machine.',
    ],
    [
      'TOKEN_SYNC_URL',
      'https://name:password@sync.example.org',
      'TOKEN_SYNC_URL must be an address that starts with https://, or http:// on this machine.',
    ],
    ...['soon', '-1', '4000', 'greenhouse=', 'greenhouse', '=30'].map((days) => [
      'POSTING_OLD_DAYS',
      days,
      'POSTING_OLD_DAYS must be days from 0 to 3650, and by commas source=days: 90,greenhouse=30.',
    ]),
    ['SITE_NAME', 'x'.repeat(41), 'SITE_NAME must be at most 40 characters.'],
    ['SITE_NAME', 'Foothold\nBcc: x@example.com', 'SITE_NAME must be one line of plain text.'],
    ['SITE_NAME', 'Foot\u202ehold', 'SITE_NAME must be one line of plain text.'],
    ['MAIL_FROM', 'A <a@example.com>\r\nBcc: x@example.com', 'MAIL_FROM must be one line of plain text.'],
    ['SUPPORT_EMAIL', 'nobody', 'SUPPORT_EMAIL must be an e-mail address.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.'],
    [
      'HOST',
      '0.0.0.0',
      'HOST is 0.0.0.0, so others can reach this server: set PUBLIC_URL to the address they use.',
    ],
    [
      'DATABASE_URL',
      'postgres://x',
      'DATABASE_URL is set, so other processes can share the sessions: set AUTH_SECRET too, to the same 32 characters or more for each.',
    ],
    [
      'DATABASE_REPLICA_URL',
      'postgres://x/y',
      'DATABASE_REPLICA_URL is set without DATABASE_URL: set that to the database it copies.',
    ],
  ])('%s=%s is told', (name, value, problem) => expect(problemsOf({ [name]: value })).toEqual([problem]));

  test('a database of another kind is told by what it has to be', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://x/y', AUTH_SECRET: 'x'.repeat(32) })).toEqual([
      'DATABASE_URL must be an address that starts with postgres://.',
    ]);
    const DATABASE_URL = 'postgresql://u:p@db.example.org:5433/foothold?sslmode=require';
    expect(readEnv({ DATABASE_URL, AUTH_SECRET: 'x'.repeat(32) }).DATABASE_URL).toBe(DATABASE_URL);
  });

  test('one geocoding service at most', () => {
    const here = 'http://127.0.0.1:2322';
    expect(problemsOf({ PHOTON_BASE_URL: here, NOMINATIM_BASE_URL: here })).toEqual([
      'PHOTON_BASE_URL and NOMINATIM_BASE_URL are both set: keep the one that shall be asked.',
    ]);
  });

  test('all problems at once', () => {
    expect(problemsOf({ PORT: 'x', HOST: '::', AUTH_SECRET: 'short' })).toHaveLength(3);
  });
});

test('docs/OPERATING.md lists every variable, and none that is not read', () => {
  const page = readFileSync(new URL('../../../docs/OPERATING.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual([...variableNames].sort());
});

describe('envWarnings', () => {
  test.each([
    ['SMTP_URI', 'SMTP_URL'],
    ['METRIC_PORT', 'METRICS_PORT'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['DATABASE_REPLICAS_URL', 'DATABASE_REPLICA_URL'],
    ['SITE_NAMES', 'SITE_NAME'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['port', 'PORT'],
  ])('%s is not read and %s was meant', (name, meant) =>
    expect(envWarnings({ [name]: 'x' })).toEqual([
      `${name} is no variable of Foothold and is not used. ${meant} was probably meant.`,
    ]),
  );

  test('says nothing of ours, of what is set to nothing, of later ones and of other programs', () => {
    const others = [
      'HOSTNAME HOSTTYPE PATH HOME SHELL LANG USER LOGNAME TERM PWD OLDPWD EDITOR POST SORT REPORT EXPORT',
      'HTTP_PORT HTTPS_PROXY NO_PROXY XDG_DATA_DIRS XDG_DATA_HOME MAIL MAILCHECK NODE_ENV CI TZ DEBUG PUBLIC_IP',
      'npm_config_port PGHOST PGPORT GOOGLE_CLIENT_SECRET ANTHROPIC_MODEL POLAR_SERVER_URL SERPAPI_BASE_URL',
      'CORS_ORIGINS MAP_STYLE_URL TOKEN_SYNC_URL REFERENCE_DIR POSTING_SOURCES AI_PRICES JOOBLE_KEY OSRM_BASE_URL',
    ].flatMap((line) => line.split(' '));
    const given = Object.fromEntries([...others, 'PORT', 'METRICS_PORT'].map((name) => [name, 'x']));
    expect(envWarnings({ ...given, SMTP_URI: '', METRIC_PORT: undefined })).toEqual([]);
  });
});

test.each([
  ['localhost', true],
  ['localhost:3000', true],
  ['127.0.0.1', true],
  ['127.1.2.3:80', true],
  ['::1', true],
  ['[::1]', true],
  ['[::1]:3000', true],
  ['', false],
  ['0.0.0.0', false],
  ['::', false],
  ['fe80::1', false],
  ['localhost.example.org', false],
  ['127.0.0.1.example.org', false],
  ['[::1].example.org', false],
  ['localhost:3000:3000', false],
])('isLoopback(%s) is %s', (host, expected) => expect(isLoopback(host)).toBe(expected));
