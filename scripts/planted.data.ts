/** A violation to plant: the rule it breaks, where, the text, and words of the answer that say what to do instead. */
export type Planted = { rule: string; path: string; text: string; says: string };

const use = (from: string) => `import { x } from '${from}';\n\nexport const a = x;\n`;
const forms = (from: string): Record<string, string> => ({
  value: use(from),
  'type only': `import type { X } from '${from}';\n\nexport type A = X;\n`,
  're-export': `export { x } from '${from}';\n`,
  dynamic: `export const a = () => import('${from}');\n`,
  'effect only': `import '${from}';\n`,
  'inside a type': `export type A = import('${from}').X;\n`,
  ...(from.endsWith('.ts') && { 'as a worker': `new Worker(new URL('${from}', import.meta.url));\n` }),
});

type Arrow = [rule: string, folder: string, from: string, says: string];
const feature = 'Move it to shared/';
const component = 'Take the rest as a prop';
const floor = 'Let the feature call both';
const app = 'reached through platform/server/api.ts';
const domain = 'Take what you need as an argument';
const contract = 'What does work goes to an api module';
const module = 'Make it a port in providers/';
const adapter = 'main.ts hands it';

const arrows: Arrow[] = [
  ['feature → feature', 'web/src/features/jobs', '../search/x.ts', feature],
  ['feature → feature (new folder)', 'web/src/features/letters', '../jobs/x.ts', feature],
  ['feature → new feature', 'web/src/features/jobs', '../letters/x.ts', feature],
  [
    'feature → feature by package name',
    'web/src/features/jobs',
    '@foothold/web/src/features/work/x.ts',
    feature,
  ],
  ['feature → feature by address', 'web/src/features/jobs', '/src/features/work/x.ts', feature],
  ['feature → app', 'web/src/features/jobs', '../../app/x.ts', feature],
  ['feature → api', 'web/src/features/jobs', '@foothold/api/src/app.ts', feature],
  ['component → feature', 'web/src/ui', '../features/jobs/x.ts', component],
  ['component → app', 'web/src/ui', '../app/x.ts', component],
  ['data → platform', 'web/src/data', '../platform/x.ts', floor],
  ['data → components', 'web/src/data', '../ui/x.ts', floor],
  ['platform → data', 'web/src/platform', '../data/x.ts', floor],
  ['app → api', 'web/src/app', '../../../api/src/x.ts', app],
  ['app → api by package name', 'web/src/app', '@foothold/api/src/x.ts', app],
  ['web → api', 'web/src', '../../api/src/x.ts', app],
  ['domain → contract', 'core/src/parsing', '../contract/x.ts', domain],
  ['domain → Node', 'core/src/parsing', 'node:fs', domain],
  ['domain → library', 'core/src/parsing', '@mui/material/Button', domain],
  ['domain → web', 'core/src/parsing', '../../../web/src/data/x.ts', domain],
  ['contract → library', 'core/src/contract', 'react', contract],
  ['contract → module', 'core/src/contract', '../../../api/src/modules/jobs/x.ts', contract],
  ['contract → module by package name', 'core/src/contract', '@foothold/api/src/modules/jobs/x.ts', contract],
  ['module → module', 'api/src/modules/jobs', '../postings/x.ts', module],
  ['module → module (new folder)', 'api/src/modules/letters', '../postings/x.ts', module],
  ['module → adapter', 'api/src/modules/jobs', '../../providers/mail/smtp.ts', module],
  ['module → app', 'api/src/modules/jobs', '../../app.ts', module],
  ['module → web', 'api/src/modules/jobs', '@foothold/web/src/data/x.ts', module],
  ['adapter → module', 'api/src/providers/mail', '../../modules/jobs/x.ts', adapter],
  ['adapter → adapter', 'api/src/providers/mail', '../geocoder/offline.ts', adapter],
  ['db → module', 'api/src/db', '../modules/jobs/x.ts', 'modules call it'],
  ['api → web', 'api/src', '../../web/src/data/x.ts', 'goes to core'],
  ['api → web by package name', 'api/src', '@foothold/web/src/data/x.ts', 'goes to core'],
  ['part of a feature → feature', 'web/src/features/jobs/board/drag', '../../../search/x.ts', feature],
  ['folder of components → feature', 'web/src/ui/table', '../../features/jobs/x.ts', component],
  ['folder of data → platform', 'web/src/data/jobs', '../../platform/x.ts', floor],
  ['folder of domain → contract', 'core/src/parsing/geo', '../../contract/x.ts', domain],
  ['folder of domain → library', 'core/src/parsing/geo', 'drizzle-orm', domain],
  ['part of a module → module', 'api/src/modules/jobs/sql', '../../postings/x.ts', module],
  ['part of an adapter → adapter', 'api/src/providers/mail/wire', '../../geocoder/x.ts', adapter],
  ['domain → test data', 'core/src/parsing', '../../test-data/x.ts', domain],
  ['web → test data', 'web/src/data', '@foothold/core/test-data/x.ts', floor],
  ['api → test data', 'api/src/modules/jobs', '@foothold/core/test-data/x.ts', module],
  ['test data → domain', 'core/test-data', '../src/text/x.ts', 'it is what the code is compared with'],
  ['web → Node', 'web/src/data', 'node:fs', floor],
  ['text → contract', 'core/src/text', '../contract/x.ts', domain],
  ['files → contract', 'core/src/files', '../contract/x.ts', domain],
  ['dates → contract', 'core/src/dates', '../contract/x.ts', domain],
  ['geography → contract', 'core/src/geography', '../contract/x.ts', domain],
  ['entities → contract', 'core/src/entities', '../contract/x.ts', domain],
  ['extension messages → contract', 'core/src/extension', '../contract/x.ts', domain],
  ['search → contract', 'core/src/search', '../contract/x.ts', domain],
  ['duplicates → contract', 'core/src/duplicates', '../contract/x.ts', domain],
  ['tracking → contract', 'core/src/tracking', '../contract/x.ts', domain],
  ['transfer → contract', 'core/src/transfer', '../contract/x.ts', domain],
  ['typesetting → transfer', 'core/src/typesetting', '../transfer/x.ts', domain],
  ['writing → transfer', 'core/src/writing', '../transfer/x.ts', domain],
  ['resume-reading → search', 'core/src/resume-reading', '../search/x.ts', domain],
  ['resume-import → search', 'core/src/resume-import', '../search/x.ts', domain],
  ['money → entities', 'core/src/money', '../entities/x.ts', domain],
  ['fit → resume-reading', 'core/src/fit', '../resume-reading/x.ts', domain],
  ['resume-review → search', 'core/src/resume-review', '../search/x.ts', domain],
  ['document-reading → data', 'web/src/document-reading', '../data/x.ts', 'take the rest as an argument'],
  ['calendar-files → data', 'web/src/calendar-files', '../data/x.ts', 'take the rest as an argument'],
  ['calendar → entities', 'core/src/calendar', '../entities/x.ts', domain],
  ['interviews → tracking', 'core/src/interviews', '../tracking/x.ts', domain],
  ['practice → tracking', 'core/src/practice', '../tracking/x.ts', domain],
  ['truth → ai', 'core/src/truth', '../ai/x.ts', domain],
  ['ai → contract', 'core/src/ai', '../contract/x.ts', domain],
  ['plans → entities', 'core/src/plans', '../entities/x.ts', domain],
  ['typesetting → data', 'web/src/typesetting', '../data/x.ts', 'take the rest as an argument'],
  ['own-data → contract', 'core/src/own-data', '../contract/x.ts', domain],
  ['maps → data', 'web/src/maps', '../data/x.ts', component],
  ['shared → maps', 'web/src/shared/jobs', '../../maps/x.ts', component],
  ['config → app', 'api/src/config', '../app.ts', 'Let who needs more call it'],
  ['disk → app', 'api/src/disk', '../app.ts', 'hands it'],
  ['metrics → app', 'api/src/metrics', '../app.ts', 'hands it'],
  ['http → app', 'api/src/http', '../app.ts', 'hands it'],
  ['identity → app', 'api/src/identity', '../app.ts', 'hands it'],
  ['backup → app', 'api/src/backup', '../app.ts', 'hands it'],
  ['ingest → app', 'api/src/ingest', '../app.ts', 'hands it'],
  ['posting index → database', 'api/src/posting-index', '../db/x.ts', 'who calls it hands it'],
  ['posting search → ingest', 'api/src/posting-search', '../ingest/x.ts', 'main.ts or app.ts hands it'],
  ['reference → app', 'api/src/reference', '../app.ts', 'hands it'],
  ['start → app', 'api/src/start', '../app.ts', 'hands it'],
  ['cli → app', 'api/src/cli', '../app.ts', 'A command sees'],
  ['vendor → vendor', 'api/src/sources/lever', '../ashby/format.ts', 'what two vendors need stands there'],
  ['record → vendor', 'api/src/sources/record', '../ashby/format.ts', 'knows no vendor'],
  ['beside the vendors → ingest', 'api/src/sources', '../ingest/x.ts', 'What stands beside the vendors'],
  ['testing → web', 'api/src/testing', '@foothold/web/src/data/x.ts', 'What tests start with'],
  ['gallery → api', 'web/gallery', '@foothold/api/src/app.ts', 'it makes up'],
  ['build of the web → api', 'web', '@foothold/api/src/app.ts', 'sees the web, core and scripts'],
  ['extension → web', 'extension/src', '@foothold/web/src/data/x.ts', 'asks an open page of Foothold'],
  ['extension → Node', 'extension/src', 'node:fs', 'asks an open page of Foothold'],
  ['build of the extension → web', 'extension', '../web/vite.config.ts', 'sees its own folder and core'],
  ['rows of a browser test → screens', 'e2e/seed', '../../web/src/features/x.ts', 'no screen'],
  ['browser test → web', 'e2e', '../web/src/data/x.ts', 'from outside'],
  ['measurement → test data', 'bench', '@foothold/core/test-data/x.ts', 'sees the packages, scripts'],
  ['script → browser test', 'scripts', '../e2e/server.ts', 'What both need stands in scripts/'],
];

const power = 'Only web/src/platform';
const text = 'so that it can be translated';
const calls: [name: string, code: string][] = [
  ['fetch', "fetch('/api')"],
  ['XMLHttpRequest', 'new XMLHttpRequest()'],
  ['localStorage', "localStorage.getItem('x')"],
  ['sessionStorage', 'sessionStorage.length'],
  ['navigator', 'navigator.onLine'],
];

/** Imports that the arrows have to catch, each in every form that an import can have. */
export const plantedForFences: readonly Planted[] = arrows.flatMap(([rule, folder, from, says], at) =>
  Object.entries(forms(from)).map(([form, code]) => ({
    rule: `${rule}, ${form}`,
    path: `${folder}/a${at}-${form.replaceAll(' ', '-')}.ts`,
    text: code,
    says,
  })),
);

/** Folders that no arrow covers, each with the one that the message asks a line for. */
export const foldersWithoutArrows: readonly (readonly [path: string, folder: string])[] = [
  ['web/src/utils/words.ts', 'web/src/utils'],
  ['web/src/utils/deep/words.ts', 'web/src/utils'],
  ['web/src/features/words.ts', 'web/src/features'],
  ['api/src/services/mail.ts', 'api/src/services'],
  ['api/src/modules/mail.ts', 'api/src/modules'],
  ['core/src/lib/words.ts', 'core/src/lib'],
  ['core/src/words.ts', 'core/src/*.ts'],
  ['mobile/main.ts', 'mobile/*.ts'],
  ['web/tools/x.ts', 'web/tools/*.ts'],
];

/** What Biome has to catch with biome.json as it is. */
export const plantedForBiome: readonly Planted[] = [
  ...[
    'web/src/app',
    'web/src/features/jobs',
    'web/src/features/letters',
    'web/src/ui',
    'web/src/data',
  ].flatMap((folder) =>
    calls.map(([name, code]) => ({
      rule: `${name} in ${folder}`,
      path: `${folder}/b-${name.toLowerCase()}.ts`,
      text: `export const b = ${code};\n`,
      says: power,
    })),
  ),
  ...['web/src/app', 'web/src/features/jobs', 'web/src/ui'].map((folder) => ({
    rule: `indexedDB in ${folder}`,
    path: `${folder}/b-indexed.ts`,
    text: "export const b = indexedDB.open('x');\n",
    says: power,
  })),
  ...['web/src/features/jobs', 'web/src/data', 'web/src/platform', 'core/src/parsing'].map((folder) => ({
    rule: `process in ${folder}`,
    path: `${folder}/b-process.ts`,
    text: 'export const b = process.env.HOME;\n',
    says: 'take the value as an argument',
  })),
  ...['web/src/app', 'web/src/features/jobs', 'web/src/ui', 'web/src/data', 'web/src/platform'].map(
    (folder) => ({
      rule: `console in ${folder}`,
      path: `${folder}/b-console.ts`,
      text: "console.log('x');\n",
      says: 'show it to the person',
    }),
  ),
  ...(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'] as const).map((name) => ({
    rule: `${name} in the extension`,
    path: `extension/src/b-${name.toLowerCase()}.ts`,
    text: `export const b = () => new ${name}('/api');\n`.replace('new fetch', 'fetch'),
    says: 'speaks to no server',
  })),
  {
    rule: 'localStorage in the extension',
    path: 'extension/src/b-storage.ts',
    text: "export const b = localStorage.getItem('x');\n",
    says: 'store/store.ts',
  },
  { rule: 'console in api', path: 'api/src/noise.ts', text: "console.log('x');\n", says: 'Write to the log' },
  ...[
    ['between tags', '<p>Save job</p>'],
    ['as a string in braces', "<p>{'Save job'}</p>"],
    ['in aria-label', '<b aria-label="Save job" />'],
    ['in aria-description', '<b aria-description="Save job" />'],
    ['in title', '<b title="Save job" />'],
    ['in placeholder', '<input placeholder="Company" />'],
    ['in placeholder, in braces', "<input placeholder={'Company'} />"],
    ['in title, as a template', '<b title={`Save job`} />'],
    ['in alt', '<img alt="A map" />'],
    ['in label', '<Field label="Company" />'],
    ['beside a Trans', '<p><Trans>Save</Trans> this job</p>'],
  ].map(([where, code], at) => ({
    rule: `bare text ${where}`,
    path: `web/src/features/jobs/text-${at}.tsx`,
    text: `export const A = () => ${code};\n`,
    says: text,
  })),
  {
    rule: 'file name in camelCase',
    path: 'web/src/data/jobList.ts',
    text: 'export const jobList = 1;\n',
    says: 'kebab-case',
  },
  {
    rule: 'type imported as a value',
    path: 'core/src/parsing/c.ts',
    text: "import { T } from './t.ts';\n\nexport type C = T;\n",
    says: 'import type',
  },
];

const imports = (...from: string[]) =>
  `${from.map((one, at) => `import { x as x${at} } from '${one}';\n`).join('')}\nexport const ok = [${from.map((_, at) => `x${at}`).join(', ')}];\n`;

/** What the arrows must let stand: a rule that refuses everything would catch all of the above, too. */
export const allowedForFences: Readonly<Record<string, string>> = {
  'web/src/features/letters/ok.ts': imports(
    '../../ui/a.ts',
    '../../data/b.ts',
    '../../platform/c.ts',
    '@foothold/core/entities/job/job.ts',
    './e.ts',
    'react',
  ),
  'web/src/ui/ok.ts': imports(
    '../data/a.ts',
    '../platform/b.ts',
    './c.ts',
    '@foothold/core/entities/job/job.ts',
  ),
  'web/src/app/ok.ts': imports('../features/jobs/a.ts', '../ui/b.ts', '../platform/c.ts', '../data/d.ts'),
  'api/src/modules/letters/ok.ts': imports(
    '../../http/bind.ts',
    '../../db/db.ts',
    '../../providers/mail/port.ts',
    './d.ts',
  ),
  'api/src/providers/mail/ok.ts': imports('./port.ts', '../../db/db.ts', 'nodemailer'),
  'api/src/ok.ts': imports(
    './modules/jobs/routes.ts',
    './providers/mail/smtp.ts',
    '@foothold/core/entities/job/job.ts',
  ),
  'core/src/parsing/ok.ts': imports('zod/mini', './a.ts', './geo/b.ts'),
  'core/src/parsing/geo/ok.ts': imports('../a.ts', './b.ts'),
  'core/src/parsing/ok.test.ts': imports('../../test-data/a.ts', 'vitest', 'node:fs', '../contract/a.ts'),
  'core/src/contract/ok.ts': imports('zod/mini', '../entities/a.ts'),
  'web/src/features/letters/parts/ok.ts': imports('../a.ts', './b.ts', '../../../ui/table/c.ts'),
  'web/src/main.ts': imports('./app/a.ts', '/src/platform/b.ts'),
  'api/src/modules/letters/sql/ok.ts': imports('../a.ts', '../../../db/db.ts'),
  'api/src/modules/letters/ok.test.ts': imports(
    '../postings/a.ts',
    '../../app.ts',
    '@foothold/core/test-data/a.ts',
  ),
};

/** What Biome must let stand. */
export const allowedForBiome: Readonly<Record<string, string>> = {
  'web/src/data/ok.ts': "export const ok = () => indexedDB.open('x');\n",
  'web/src/platform/ok.ts':
    "export const ok = () => [fetch('/api'), localStorage.length, navigator.onLine];\n",
  'web/src/data/kit.test.ts': 'globalThis.x = [process.env.HOME, localStorage];\n',
  'web/src/features/jobs/own-name.ts':
    'export function own(navigator: { language: string }, refetch: () => void) {\n  refetch();\n  return navigator.language;\n}\n',
  'web/src/features/jobs/ok.tsx':
    'export const Ok = () => (\n  <p title={t`Jobs`} aria-controls={id}>\n    <Trans>\n      Save <b>this job</b>\n    </Trans>{\' \'}\n    · <Trans id="x">Now</Trans> {status}\n  </p>\n);\n',
  'scripts/ok.ts': "console.log('x');\n",
};

/** What the house rules have to catch; `rule` is the name of one of them. */
export const plantedForHouse: readonly Planted[] = [
  ['file length', 'core/src/parsing/long.ts', 'x\n'.repeat(301), 'split it by what it says'],
  ['file length', 'web/src/features/letters/long.tsx', 'x\n'.repeat(301), 'split it by what it says'],
  ['file length', 'scripts/long.ts', 'x\n'.repeat(301), 'split it by what it says'],
  ['zod/mini', 'core/src/parsing/plan.ts', "import * as z from 'zod';\n", "from 'zod/mini'"],
  ['zod/mini', 'core/src/contract/plan.ts', "import type * as z from 'zod';\n", "from 'zod/mini'"],
  ['zod/mini', 'web/src/data/plan.ts', "import { z } from 'zod/v4';\n", "from 'zod/mini'"],
  ['zod/mini', 'web/src/features/jobs/plan.ts', "export { z } from 'zod/v4/classic';\n", "from 'zod/mini'"],
  ['zod/mini', 'web/src/app/plan.ts', "const z = await import('zod');\n", "from 'zod/mini'"],
  ['no barrels', 'web/src/ui/index.ts', '', 'import it from there'],
  [
    'browser powers only in platform',
    'web/src/features/jobs/load.ts',
    "await window.fetch('/api');\n",
    'web/src/platform',
  ],
  [
    'browser powers only in platform',
    'web/src/data/load.ts',
    "globalThis['localStorage'].x = '1';\n",
    'web/src/platform',
  ],
  [
    'browser powers only in platform',
    'web/src/app/load.ts',
    'const { navigator } = window;\n',
    'web/src/platform',
  ],
  ['browser powers only in platform', 'web/src/ui/load.ts', "document.cookie = 'a=b';\n", 'web/src/platform'],
  [
    'environment only where it is read',
    'api/src/modules/jobs/key.ts',
    'const key = process.env.KEY;\n',
    'api/src/config/env.ts',
  ],
  [
    'environment only where it is read',
    'api/src/app.ts',
    'const { env } = process;\n',
    'api/src/config/env.ts',
  ],
  [
    'environment only where it is read',
    'api/src/db/x.ts',
    "import { env } from 'node:process';\n",
    'api/src/config/env.ts',
  ],
  [
    'sides follow the writing',
    'web/src/ui/card.tsx',
    'const Card = { marginLeft: 8 };\n',
    'write …InlineStart',
  ],
  [
    'sides follow the writing',
    'web/src/app/shell/top-bar.tsx',
    "const sx = { padding: { xs: 0, md: '4px 8px 4px 16px' } };\n",
    'write …InlineStart',
  ],
  [
    'addresses through href',
    'web/src/features/jobs/job-link.tsx',
    `const to = \`/job/edit/\${id}\`;\n`,
    "write href('/job/edit/:internalId', { internalId })",
  ],
  [
    'clock and chance are arguments',
    'core/src/parsing/today.ts',
    'const now = new Date();\n',
    'take it as an argument',
  ],
  [
    'clock and chance are arguments',
    'core/src/parsing/uid.ts',
    'crypto.randomUUID();\n',
    'take it as an argument',
  ],
  ...[
    "const answer = await fetch('https://example.com');\n",
    'const access = { base, fetch, userAgent };\n',
    'await globalThis.fetch(url);\n',
    "import { request } from 'node:https';\n",
    "import { type IncomingMessage, request as httpRequest } from 'node:http';\n",
    "import { connect, isIP } from 'node:net';\n",
    "import * as tls from 'node:tls';\n",
    "const { connect } = await import('node:tls');\n",
    "import { request } from 'undici';\n",
    "import { createTransport } from 'nodemailer';\n",
    "import { Socket } from 'node:net';\nnew Socket().connect(25);\n",
  ].map((text) => ['connections through one door', 'api/src/modules/jobs/ask.ts', text, 'doorFetch']),
  ...[
    `const at = new Date(\`\${date}T00:00:00Z\`);\n`,
    `const at = Date.parse(date + 'T12:00');\n`,
    'const day = now.toISOString().slice(0, 10);\n',
    "const [day] = now.toISOString().split('T');\n",
    "const day = new Date('2026-11-20');\n",
    'const day = new Date(job.datePosted);\n',
    'now.setHours(0, 0, 0, 0);\n',
    "const words = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });\n",
  ].map((text) => ['days are days', 'web/src/features/jobs/day.ts', text, 'Take dateWords']),
  [
    'tests stand alone',
    'api/src/ingest/jobs.test.ts',
    "const file = new URL('../../../../shared/data/postings/jobs.csv', import.meta.url);\n",
    'take realFile',
  ],
  [
    'tests stand alone',
    'api/src/ingest/cases.test.ts',
    "const file = new URL('../../../../cases/resumes/', import.meta.url);\n",
    'take realFile',
  ],
  ['tests stand alone', 'scripts/zip.test.ts', "const folder = join(root, '../data');\n", 'take realFile'],
  [
    'tests stand alone',
    'core/src/parsing/real-test-kit.ts',
    'export const folder = process.env.REAL_FILES;\n',
    'take realFile',
  ],
].map(([rule = '', path = '', text = '', says = '']) => ({ rule, path, text, says }));

/** What the house rules must let stand. */
export const allowedForHouse: Readonly<Record<string, string>> = {
  'core/src/parsing/cities.data.ts': 'x\n'.repeat(900),
  'core/src/contract/jobs.ts': 'x\n'.repeat(300),
  'core/src/entities/job/job.ts': "import * as z from 'zod/mini';\nconst day = new Date(0);\n",
  'api/src/config/env.ts': "import * as z from 'zod';\nexport const env = process.env;\n",
  'api/src/main.ts': 'readEnv(process.env);\n',
  'api/src/providers/outbound/open-connection.ts': "import { request } from 'node:http';\n",
  'api/src/http/server.ts':
    "import { createServer, type ClientRequest } from 'node:http';\nimport { isIP, Socket } from 'node:net';\nconst isOurs = (one: unknown) => one instanceof Socket;\nawait access.fetch(url); // `fetch` and 'sec-fetch-site'\n",
  'api/src/providers/mail/smtp.ts': "import { createTransport } from 'nodemailer';\n",
  'api/src/testing/ask.ts': "await fetch('http://127.0.0.1:3000');\n",
  'api/src/modules/jobs/pid.ts': 'export const a = process.pid;\nconst { env } = options;\n',
  'web/src/main.tsx': '',
  'web/src/features/jobs/row.tsx': 'prefetch(1); refetch(); window.scrollTo(0, 0);\n',
  'web/src/data/fixtures/v1.ts': '',
  'web/src/platform/server/api.ts': 'await window.fetch(url); document.cookie;\n',
  'web/src/platform/server/exchange.ts': `type Path = \`/api/\${string}\`;\n`,
  'scripts/check.ts': 'process.env.PATH;\n',
  'core/src/dates/calendar-date.ts': 'date.toISOString().slice(0, 10);\n',
  'web/src/features/jobs/saved.ts': 'new Date(job.updatedAt); text.slice(0, 10);\n',
};

/** A small server with one file nobody imports and one export nobody uses. */
export const plantedForKnip: Readonly<Record<string, string>> = {
  'api/src/main.ts': "import { used } from './used.ts';\n\nused();\n",
  'api/src/used.ts': 'export function used() {}\nexport function forgotten() {}\n',
  'api/src/orphan.ts': 'export const orphan = 1;\n',
};
