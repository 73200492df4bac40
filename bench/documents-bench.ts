import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { Server } from '../e2e/server.ts';
import { precompress } from '../scripts/build-web.ts';
import { type CountingProxy, countingProxy } from './counting-proxy.ts';
import type { DocumentsPage, FitTimes } from './documents-page/documents-page.ts';
import { madePostings } from './made-postings.ts';
import { median, quantile } from './measure.ts';
import { figure, megabytes, ratio, type Table } from './table.ts';

export type DocumentsOptions = {
  /** Edits of each kind; half as many new browsers. */
  rounds: number;
  chromiumPath: string;
};

const bench = fileURLToPath(new URL('.', import.meta.url));
const patience = 180_000;
type Held = typeof globalThis & { documentsPage: DocumentsPage };
type Maker = 'typst' | 'reactPdf';
const makers = ['typst', 'reactPdf'] as const;
const names: Record<Maker, string> = { typst: 'Typst, as in the product', reactPdf: '@react-pdf/renderer' };

/** Builds the page that is measured into a folder of its own, compressed as the product is. */
async function builtPage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foothold-documents-'));
  const vite = join(bench, '../node_modules/vite/bin/vite.js');
  const root = join(bench, 'documents-page');
  const config = ['--config', join(root, 'vite.config.ts'), '--logLevel', 'error'];
  const child = spawn(process.execPath, [vite, 'build', root, ...config, '--outDir', folder], {
    // Where the settings of the texts lie.
    cwd: join(bench, '../web'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  if (code !== 0) throw new Error('The page of documents did not build; the lines above say why.');
  await precompress(folder);
  return folder;
}

/** A page in a browser that never was here; its files are kept on disk, as people's browsers do. */
async function inNewBrowser<T>(
  launch: LaunchOptions,
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'foothold-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    viewport: { width: 1280, height: 800 },
  });
  context.setDefaultTimeout(patience);
  try {
    return await use(context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function loaded(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'documentsPage' in globalThis);
  return page;
}

/** One document by one maker: milliseconds to its PDF and to its first page on the screen. */
const made = (page: Page, maker: Maker, typed: string) =>
  page.evaluate(([name, text]) => (globalThis as Held).documentsPage[name](text), [maker, typed] as const);

type First = { first: number; later: number; firstBytes: number; laterBytes: number };

/** The first document in a new browser, then the first of a page that is opened again in it. */
async function firstAndLater(context: BrowserContext, proxy: CountingProxy, maker: Maker): Promise<First> {
  const page = await loaded(context, proxy.url);
  const before = proxy.bytes();
  const { drawn: first } = await made(page, maker, '');
  const firstBytes = proxy.bytes() - before;
  await page.close();
  const again = await loaded(context, proxy.url);
  const reopened = proxy.bytes();
  const { drawn: later } = await made(again, maker, '');
  return { first, later, firstBytes, laterBytes: proxy.bytes() - reopened };
}

const spread = (samples: readonly number[]) => [figure(median(samples)), figure(quantile(samples, 0.95))];

type Edited = {
  edits: Record<Maker, { set: number[]; drawn: number[] }>;
  sizes: Record<Maker, number>;
  exports: { proved: number[]; docx: number[]; imported: number[]; reviewed: number[] };
  docxBytes: number;
};

/** The same edits made by both, in turns, what is exported of them, and the PDF imported again. */
async function editsOf(page: Page, rounds: number): Promise<Edited> {
  const edits: Record<Maker, { set: number[]; drawn: number[] }> = {
    typst: { set: [], drawn: [] },
    reactPdf: { set: [], drawn: [] },
  };
  const sizes: Record<Maker, number> = { typst: 0, reactPdf: 0 };
  const exports = {
    proved: [] as number[],
    docx: [] as number[],
    imported: [] as number[],
    reviewed: [] as number[],
  };
  let docxBytes = 0;
  // The first round is not counted: libraries load and compile then.
  for (let round = 0; round <= rounds; round += 1) {
    const typed = 'a'.repeat(round + 1);
    for (const maker of round % 2 === 0 ? makers.toReversed() : makers) {
      const { set, drawn, bytes } = await made(page, maker, typed);
      sizes[maker] = bytes;
      if (round > 0) {
        edits[maker].set.push(set);
        edits[maker].drawn.push(drawn);
      }
    }
    const proved = await page.evaluate((text) => (globalThis as Held).documentsPage.proved(text), typed);
    if (proved.differences > 0) throw new Error(`The proof found ${proved.differences} differences.`);
    const docx = await page.evaluate((text) => (globalThis as Held).documentsPage.docx(text), typed);
    docxBytes = docx.bytes;
    const imported = await page.evaluate((text) => (globalThis as Held).documentsPage.imported(text), typed);
    if (imported.rows < 10) throw new Error(`The import read ${imported.rows} fields.`);
    const reviewed = await page.evaluate((text) => (globalThis as Held).documentsPage.reviewed(text), typed);
    if (round === 0) continue;
    exports.proved.push(proved.ms);
    exports.docx.push(docx.ms);
    exports.imported.push(imported.ms);
    exports.reviewed.push(reviewed.ms);
  }
  return { edits, sizes, exports, docxBytes };
}

/** What setting, redrawing and exporting a resume of two pages takes in Chromium, beside @react-pdf/renderer in the same run. */
export async function documentsBench(
  { rounds, chromiumPath }: DocumentsOptions,
  tell: (step: string) => void = () => {},
): Promise<Table[]> {
  tell('building the page');
  const folder = await builtPage();
  const server = await Server.start({ WEB_DIR: folder });
  const proxy = await countingProxy(server.url);
  const launch = {
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-sync', '--no-first-run'],
  };
  try {
    const firsts: Record<Maker, First[]> = { typst: [], reactPdf: [] };
    const news = Math.max(2, Math.ceil(rounds / 2));
    for (let round = 1; round <= news; round += 1) {
      tell(`a new browser, ${round} of ${news}`);
      for (const maker of round % 2 === 0 ? makers.toReversed() : makers)
        firsts[maker].push(await inNewBrowser(launch, (context) => firstAndLater(context, proxy, maker)));
    }
    tell(`${rounds} edits`);
    const edited = await inNewBrowser(launch, async (context) =>
      editsOf(await loaded(context, proxy.url), rounds),
    );
    tell(`the fit to ${fitCount} postings`);
    const fit = await inNewBrowser(launch, async (context) => {
      const page = await loaded(context, proxy.url);
      return page.evaluate(([postings, times]) => (globalThis as Held).documentsPage.fit(postings, times), [
        fitPostings(),
        rounds,
      ] as const);
    });
    return [...tablesOf({ firsts, ...edited, rounds }), fitTable(fit)];
  } finally {
    proxy.close();
    await server.dispose();
    await rm(folder, { recursive: true, force: true });
  }
}

const fitCount = 1_000;

/** As many postings as a list shows, made from the sample set. */
function fitPostings() {
  return [...madePostings(new Date(Date.UTC(2026, 10, 25)), 0, fitCount)].map((posting) => ({
    title: posting.title,
    text: posting.description ?? '',
    location: (posting.locations ?? []).join('; '),
    company: posting.companyName,
  }));
}

function fitTable({ resume, postings, fits }: FitTimes): Table {
  return {
    title: `The fit of one resume to ${postings.length} postings in Chromium, ${fits.length} rounds`,
    head: ['what', 'p50 ms', 'p95 ms', 'all ms'],
    rows: [
      ['reading the resume', figure(resume), '', ''],
      [
        'reading a posting, once for each',
        ...spread(postings),
        figure(postings.reduce((sum, one) => sum + one, 0)),
      ],
      [`the fit to all ${postings.length}`, ...spread(fits), ''],
    ],
  };
}

type Measured = Edited & { firsts: Record<Maker, First[]>; rounds: number };

function tablesOf({ firsts, edits, sizes, exports, docxBytes, rounds }: Measured): Table[] {
  const row = (what: string, of: (maker: Maker) => readonly number[]) =>
    makers.map((maker) => [
      what,
      names[maker],
      ...spread(of(maker)),
      ratio(median(of(maker)), median(of('reactPdf'))),
    ]);
  const bytes = (what: string, of: (maker: Maker) => number) =>
    makers.map((maker) => [what, names[maker], megabytes(of(maker))]);
  return [
    {
      title: `A resume of two pages in Chromium, ${rounds} edits, ${firsts.typst.length} new browsers; drawn is the first page on the screen`,
      head: ['what', 'made by', 'p50 ms', 'p95 ms', 'p50 ÷ @react-pdf'],
      rows: [
        ...row('first page, a new browser', (maker) => firsts[maker].map(({ first }) => first)),
        ...row('first page, opened again', (maker) => firsts[maker].map(({ later }) => later)),
        ...row('redraw after an edit', (maker) => edits[maker].drawn),
        ...row('PDF after an edit', (maker) => edits[maker].set),
        ['PDF, read back and compared', names.typst, ...spread(exports.proved), ''],
        ['DOCX', 'docx, as in the product', ...spread(exports.docx), ''],
        [
          'import: the PDF to its preview',
          'pdf.js and rules, as in the product',
          ...spread(exports.imported),
          '',
        ],
        ['review', '85 rules, without spelling', ...spread(exports.reviewed), ''],
      ],
    },
    {
      title: 'Bytes on the wire for the first document, and of the files that are made',
      head: ['what', 'made by', 'size'],
      rows: [
        ...bytes('loaded in a new browser', (maker) =>
          median(firsts[maker].map(({ firstBytes }) => firstBytes)),
        ),
        ...bytes('loaded when opened again', (maker) =>
          median(firsts[maker].map(({ laterBytes }) => laterBytes)),
        ),
        ...bytes('the PDF', (maker) => sizes[maker]),
        ['the DOCX', 'docx, as in the product', megabytes(docxBytes)],
      ],
    },
  ];
}
