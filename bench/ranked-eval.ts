import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { openPgliteDb } from '@foothold/api/src/db/pglite.ts';
import { searchPostings } from '@foothold/api/src/modules/jobs/search.ts';
import { ArrayPostingIndex } from '@foothold/api/src/posting-index/array-posting-index.ts';
import { rowsBelow } from '@foothold/api/src/posting-search/stored-rows.ts';
import { documentOf } from '@foothold/api/src/posting-search/stored-documents.ts';
import { finderOptions } from '@foothold/api/src/reference/geography-reference.ts';
import { loadedTables } from '@foothold/api/src/reference/reference-tables.ts';
import { createGeocoder } from '@foothold/api/src/providers/geocoder/offline.ts';

const dir = process.env.REL_DIR ?? 'rel/db';
const snap = process.env.REL_SNAP ?? 'rel/snap';
const db = await openPgliteDb(dir);
await db.migrate();
const tables = loadedTables(db);
await tables.refresh();
const geocoder = await createGeocoder(db, finderOptions(tables));
let index = new ArrayPostingIndex();
if (existsSync(snap)) {
  const parts = readdirSync(snap).map((f) => ({ name: decodeURIComponent(f), bytes: new Uint8Array(readFileSync(`${snap}/${f}`)) }));
  const loaded = ArrayPostingIndex.load({ parts });
  index = loaded.index;
  if (loaded.refused.length) console.log(loaded.refused);
} else {
  const groups = new Map<number, number>();
  let below: number | null = null;
  for (;;) {
    const rows = await rowsBelow(db, below);
    if (rows.length === 0) break;
    below = rows.at(-1)!.id;
    index.put(rows.map((row) => documentOf(row, (g) => groups.get(g) ?? (groups.set(g, groups.size + 1), groups.size))));
  }
  mkdirSync(snap);
  for (const { name, bytes } of index.save().parts) writeFileSync(`${snap}/${encodeURIComponent(name)}`, bytes);
}
console.log('postings', index.size());
const postings: any = {
  search: async (r: any) => index.search(r),
  suggest: async (...a: any) => (index as any).suggest(...a),
  similar: async (...a: any) => (index as any).similar(...a),
  wordCounts: async (...a: any) => (index as any).wordCounts(...a),
  nearWords: async (...a: any) => (index as any).nearWords(...a),
  matchIds: async (r: any) => (index as any).matchIds(r),
  size: async () => index.size(), caughtUp: async () => {}, close: async () => {},
};
const now = new Date();
const ask = (body: any) => searchPostings({ db, postings, geocoder }, { pageSize: 10, pageNumber: 1, ...body } as any, now);
const poolFile = 'rel/pool.json';
const pools: Record<string, number> = existsSync(poolFile) ? JSON.parse(readFileSync(poolFile, 'utf8')) : {};
const files: Record<string, string> = {
  q1: `${process.env.QUERIES}/queries.json`, q2: `${process.env.QUERIES}/queries-2.json`,
  d1: 'bench/relevance/first-draw.json', d2: 'bench/relevance/second-draw.json', d3: 'bench/relevance/third-draw.json', d4: 'bench/relevance/fourth-draw.json',
};
const args = process.argv.slice(2);
if (args[0] === 'time') {
  const { readFilter } = await import('@foothold/api/src/modules/jobs/read-filter.ts');
  const { indexRequest } = await import('@foothold/api/src/modules/jobs/index-request.ts');
  const times: number[] = [];
  for (const key of ['q1', 'q2', 'd1', 'd2']) for (const q of JSON.parse(readFileSync(files[key]!, 'utf8'))) {
    const read: any = await readFilter(db, geocoder, q.request, now);
    const r: any = { ...indexRequest(read.filter), sort: 'score', offset: 0, limit: 100 };
    index.search(r);
    const t = performance.now(); index.search(r); times.push(performance.now() - t);
  }
  times.sort((a, b) => a - b);
  console.log('median', times[times.length >> 1]!.toFixed(1), 'p95', times[Math.floor(times.length * 0.95)]!.toFixed(1), 'max', times.at(-1)!.toFixed(1));
  process.exit(0);
}
if (args[0] === 'why') {
  const { readFilter } = await import('@foothold/api/src/modules/jobs/read-filter.ts');
  const { indexRequest } = await import('@foothold/api/src/modules/jobs/index-request.ts');
  for (const term of args.slice(1)) {
    const read: any = await readFilter(db, geocoder, { searchTerm: term } as any, now);
    const r: any = indexRequest(read.filter);
    for (const u of r.evidence.units) console.log(u.weight, u.isCore, JSON.stringify(u.alternatives).slice(0, 300));
    console.log(JSON.stringify({ must: r.must, wishes: r.wishes, static: r.static }));
    const a: any = index.search({ ...r, sort: 'score', offset: 0, limit: 12 });
    for (const h of a.hits) { const [row]: any = await db.query('SELECT title FROM posting_text WHERE posting_id=$1', [h.id]); console.log(h.standing, h.score.toFixed(2), JSON.stringify(h.parts, (_, v) => typeof v === 'number' ? +v.toFixed(2) : v), row.title, h.company); }
  }
  process.exit(0);
}
if (args[0] === 'ask') {
  for (const term of args.slice(1)) {
    const [t, location] = term.split('@@');
    const a: any = await ask({ searchTerm: t, ...(location && { location }) });
    console.log('##', term, a.allResults, a.totalResults, a.correctedTerm ?? '', a.understood.map((u: any) => `${u.kind}:${u.text}=${u.value}`).join(' | '));
    for (const x of a.results.slice(0, +(process.env.N ?? 10))) console.log('   ', x.jobTitle, '|', x.companyName, '|', x.location.slice(0, 40), '|', x.workplace, x.jobType, x.seniority, x.salary, x.mentionedInText ? 'TEXT' : '');
  }
  process.exit(0);
}
const only = (args.length ? args : Object.keys(files));
const quiet = process.env.QUIET === '1';
for (const key of only) {
  const rows: any[] = [];
  for (const q of JSON.parse(readFileSync(files[key]!, 'utf8'))) {
    const want = new RegExp(q.want, 'i'), not = q.not ? new RegExp(q.not, 'i') : null, w = q.where ?? {};
    const has = (p: string, t: string) => new RegExp(p, 'i').test(t ?? '');
    const topPay = (x: any) => Math.max(0, ...[...String(x.salary ?? '').matchAll(/([\d,]+)(?:\.\d+)?/g)].map((m) => +m[1]!.replace(/,/g, ''))) * (/hour/.test(x.salary) ? 2080 : 1);
    const good = (x: any) => want.test(x.jobTitle) && !(not?.test(x.jobTitle))
      && (!w.company || x.companyName.toLowerCase().replace(/[^a-z]/g, '').startsWith(w.company))
      && (!w.companyRe || has(w.companyRe, x.companyName))
      && (!w.companyOrTitle || has(w.companyOrTitle, `${x.companyName} ${x.jobTitle}`))
      && (!w.near || (x.distanceMiles ?? 1e9) <= w.near)
      && (!w.city || has(w.city, x.location))
      && (!w.type || has(w.type, `${x.jobType} ${x.jobTitle}`))
      && (!w.countries || w.countries.includes(x.country) || (w.orLocation && has(w.orLocation, x.location)))
      && (!w.pay || topPay(x) >= w.pay)
      && (!w.remote || x.isRemote || x.workplace === 'remote' || /remote|home/i.test(x.location))
      && (!w.country || x.country === w.country || (w.remote && !x.country))
      && (!w.state || x.state === w.state || new RegExp(`\\b${w.state}\\b`).test(x.location) || (q.request.location && (x.distanceMiles ?? 1e9) <= 60));
    const id = `${key}:${q.id}`;
    if (pools[id] === undefined || process.env.POOL === '1') {
      const pool = new Set();
      for (const term of q.supply) {
        const { location, selectedCountryCode } = q.request;
        for (const loc of new Set([location, undefined])) {
          const a: any = await ask({ searchTerm: term, pageSize: 1000, ...(loc ? { location: loc } : {}), ...(selectedCountryCode ? { selectedCountryCode } : {}) });
          for (const x of a.results) if (good(x)) pool.add(x.id);
        }
        if (pool.size >= 20) break;
      }
      pools[id] = Math.max(pools[id] ?? 0, pool.size);
      writeFileSync(poolFile, JSON.stringify(pools));
    }
    const a: any = await ask(q.request);
    const hits = a.results.filter(good).length, m = Math.min(10, Math.max(pools[id]!, hits));
    rows.push({ id: q.id, kind: q.kind, term: JSON.stringify(q.request), hits, m, score: m === 0 ? null : hits / m, all: a.allResults, total: a.totalResults, corrected: a.correctedTerm, und: a.understood.map((u: any) => `${u.kind}:${u.text}`).join(','), bad: a.results.filter((x: any) => !good(x)).slice(0, 5).map((x: any) => `${x.jobTitle} | ${x.companyName} | ${x.location.slice(0, 40)} | ${x.country} ${x.workplace} ${x.jobType} ${x.salary}`) });
  }
  const judged = rows.filter((r) => r.score !== null);
  if (!quiet) for (const r of judged) if (r.score < 0.8) console.log(`${r.score.toFixed(2)} ${r.hits}/${r.m} all ${r.all}/${r.total} [${key}:${r.id}] ${r.term} {${r.und}} ${r.corrected ? `→ ${r.corrected}` : ''}\n       ${r.bad.join('\n       ')}`);
  console.log(`== ${key}: ${judged.filter((r) => r.score >= 0.8).length} of ${judged.length} pass; mean ${(judged.reduce((s, r) => s + r.score, 0) / judged.length).toFixed(3)}; without supply ${rows.length - judged.length}`);
}
process.exit(0);
