import { posix } from 'node:path';

/** A source file of the project: path from its root with forward slashes, and its text. */
export type SourceFile = { path: string; text: string };

/** Lines that a file may have; tables of data are exempt. */
const maxLines = 300;

type Rule = {
  applies: (path: string) => boolean;
  /** What is wrong with the file and what to do about it; '' when nothing is. */
  problem: (file: SourceFile) => string;
};

const isData = (path: string) => /\.data\.tsx?$/.test(path);
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

const powers =
  '(?:fetch|XMLHttpRequest|WebSocket|EventSource|localStorage|sessionStorage|indexedDB|caches|navigator)';
const throughWindow = new RegExp(`\\b(?:window|globalThis|self)\\b\\W{1,4}${powers}\\b`);
const outOfWindow = new RegExp(`\\b${powers}\\b[^{}=;]*\\}\\s*=\\s*(?:window|globalThis|self)\\b`);

const physicalSide =
  /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\b|\bborder(?:Top|Bottom)(?:Left|Right)Radius\b|\btextAlign: '(?:left|right)'|^\s*(?:left|right): /m;
/** Whether a padding or margin of four values differs between left and right. */
function isUneven(text: string): boolean {
  const boxes = text.matchAll(/\b(?:padding|margin): (\{[^}]*\}|'[^']*')/g);
  return [...boxes].some(([, value = '']) =>
    [...value.matchAll(/'([^']*)'/g)].some(([, sides = '']) => {
      const [, right, , left] = sides.split(' ');
      return left !== undefined && left !== right;
    }),
  );
}

/** `${date}T00:00`, `toISOString().slice(0, 10)`, `new Date('2026-11-20')`, `new Date(job.dateApplied)`, `setHours(0)`. */
const dayAsInstant =
  /\}T\d\d:\d\d|['"`]T\d\d:\d\d|\.to(?:ISOString|JSON)\(\)\??\.(?:slice|substring|substr)\(0, ?10\)|\.to(?:ISOString|JSON)\(\)\??\.split\(|(?:new Date|Date\.parse)\(['"]\d{4}-\d\d-\d\d['"]|(?:new Date|Date\.parse)\((?:\w+\.)?(?:date|datePosted|dateApplied|statusDate|dueDate|doneDate|closes|postedOn|closesOn)\)|\.set(?:UTC)?Hours\(0\b/;

const networkModule = `['"](?:node:)?(?:https?|http2|net|tls|dgram)['"]`;
const connecting =
  'request|get|Agent|globalAgent|connect|createConnection|createSocket|ClientRequest|TLSSocket';
/** What opens a connection to elsewhere by itself; a server of one's own, its types and the classes of addresses do not. */
const opensConnection: readonly RegExp[] = [
  new RegExp(`import \\{[^}]*(?<!type )\\b(?:${connecting})\\b[^}]*\\} from ${networkModule}`),
  new RegExp(`import (?!type )(?:\\* as )?\\w+ from ${networkModule}`),
  new RegExp(`\\b(?:import|require)\\(${networkModule}`),
  /['"](?:undici|node-fetch|axios|got|ws)['"]/,
  /(?<![\w.'"`-])fetch(?=\s*[(,;})\]])/,
  /\b(?:globalThis|global)\b\W{1,4}fetch\b/,
  /\bnew (?:WebSocket|EventSource|Socket)\(/,
];

/** Whether a file names what lies outside the project: from its own place, from the root, or by the variable of the proofs. */
function readsBeside({ path, text }: SourceFile): boolean {
  const addresses = text.matchAll(/new URL\(\s*['"`]((?:\.\.\/)+[^'"`]*)/g);
  return (
    /\.\.\/shared\/(?:data|cases|relevance)\b/.test(text) ||
    /\b(?:join|resolve)\(\s*root,\s*['"`]\.\.(?:\/|['"`])/.test(text) ||
    (/\bREAL_FILES\b/.test(text) && path !== 'core/test-data/real-files.ts') ||
    [...addresses].some(([, to = '']) => posix.join(posix.dirname(path), to).startsWith('../'))
  );
}

const rules: Record<string, Rule> = {
  'file length': {
    applies: (path) => !isData(path),
    problem: ({ text }) => {
      const lines = text.split('\n').length - 1;
      return lines > maxLines
        ? `has ${lines} lines, ${maxLines} are allowed: split it by what it says (a table of data goes to a *.data.ts).`
        : '';
    },
  },
  'zod/mini': {
    // The server, the tools and what builds the pages never reach the browser.
    applies: (path) => !/^(?:api|scripts)\/|^web\/[^/]+$/.test(path),
    problem: ({ text }) =>
      /['"]zod(?:\/v\d)?(?:\/(?!mini['"])[^'"]*)?['"]/.test(text)
        ? "imports classic zod: write import * as z from 'zod/mini', so that only one of the two reaches the browser."
        : '',
  },
  'no barrels': {
    applies: (path) => /\/index\.tsx?$/.test(path),
    problem: () => 'is a barrel: name the file after its main export and import it from there.',
  },
  'browser powers only in platform': {
    applies: (path) => /^web\/src\/(?!platform\/)/.test(path) && !isTest(path),
    // The bare names are refused by biome.json; this is the way around it.
    problem: ({ text }) =>
      throughWindow.test(text) || outOfWindow.test(text) || /\bdocument\.cookie\b/.test(text)
        ? 'reaches for the network, storage or the browser through window: that belongs to web/src/platform (own data to web/src/data).'
        : '',
  },
  'sides follow the writing': {
    applies: (path) => /^web\/src\/.*\.tsx?$/.test(path) && !isTest(path),
    problem: ({ text }) =>
      physicalSide.test(text) || isUneven(text)
        ? 'names a left or right side: write …InlineStart and …InlineEnd, so that it mirrors where writing runs from right to left.'
        : '',
  },
  'addresses through href': {
    applies: (path) => /^web\/src\/.*\.tsx?$/.test(path) && !isTest(path),
    // Calls of the server are no screens; their addresses are made in platform.
    problem: ({ text }) =>
      /`\/(?!api\/)[a-z][^`\n]*\$\{/.test(text)
        ? "puts the address of a screen together by hand: write href('/job/edit/:internalId', { internalId }) (web/src/platform/href.ts), which knows every path and encodes what is given."
        : '',
  },
  'environment only where it is read': {
    applies: (path) =>
      path.startsWith('api/') &&
      !/^api\/src\/(main|config\/env|cli\/(backup|companies|logs|operator|postings|reference)-command)\.ts$/.test(
        path,
      ),
    problem: ({ path, text }) =>
      !isTest(path) &&
      !/^api\/src\/(db|testing)\/test-|-test-kit\.ts$/.test(path) &&
      /\bprocess\W{1,4}env\b|\benv\b[^;=]*\} = process\b|node:process/.test(text)
        ? 'reads the environment: name the variable in api/src/config/env.ts, which checks it, and take the value as an argument.'
        : '',
  },
  'connections through one door': {
    applies: (path) =>
      path.startsWith('api/src/') &&
      path !== 'api/src/providers/outbound/open-connection.ts' &&
      !/^api\/src\/testing\/|^api\/src\/db\/test-|-test-kit\.ts$/.test(path) &&
      !isTest(path),
    problem: ({ path, text }) => {
      const isMail = path === 'api/src/providers/mail/smtp.ts';
      return opensConnection.some((form) => form.test(text)) || (!isMail && /['"]nodemailer['"]/.test(text))
        ? 'opens a connection by itself: call doorFetch, endpointFetch or the outbound guard (api/src/providers/outbound) and state whether a stranger or the operator chose the address.'
        : '';
    },
  },
  'clock and chance are arguments': {
    applies: (path) => path.startsWith('core/') && !isTest(path),
    problem: ({ text }) =>
      /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandomUUID\(|\bgetRandomValues\(/.test(text)
        ? 'reads the clock or makes chance: take it as an argument, so that the same call gives the same answer.'
        : '',
  },
  'tests stand alone': {
    applies: (path) => path !== 'scripts/prove.ts' && !path.startsWith('scripts/planted'),
    problem: (file) =>
      readsBeside(file)
        ? 'reads a folder beside the project, which a clone does not have: take realFile (core/test-data/real-files.ts), which is there in npm run prove alone.'
        : '',
  },
  'days are days': {
    applies: (path) => /^(?:core|api|web)\/src\/(?!dates\/)/.test(path) && !isTest(path) && !isData(path),
    problem: ({ path, text }) =>
      dayAsInstant.test(text) || (!path.startsWith('api/') && /\btimeZone: 'UTC'/.test(text))
        ? 'makes an instant of a date, or a date of an instant in UTC: that is another day for half of the world. Take dateWords, dateOfText, startOfDay or noonOf (core/src/dates).'
        : '',
  },
};

/** The names of all rules. */
export const ruleNames: readonly string[] = Object.keys(rules);

/** What breaks the rules that no tool knows, one line per finding: rule, path, what to do. */
export function houseProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    Object.entries(rules)
      .filter(([, rule]) => rule.applies(file.path))
      .map(([name, rule]) => ({ name, text: rule.problem(file) }))
      .filter(({ text }) => text !== '')
      .map(({ name, text }) => `${name}: ${file.path} ${text}`),
  );
}
