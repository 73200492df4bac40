import { askSearch } from './ask-search.ts';
import { copyTable, type FormerDesign, formerDesigns, inSchema } from './former-designs.ts';
import { interleaved, median, quantile } from './measure.ts';
import { type Opened, tableBytes } from './search-data.ts';
import { searchKinds } from './searches.ts';
import { figure, ratio } from './table.ts';

type Options = { now: Date; rounds: number; requests: number };

/** Places are looked up once: the main connection must not be asked while a transaction of the only one is open. */
function remembering(geocoder: Opened['geocoder']): Opened['geocoder'] {
  const known = new Map<string, ReturnType<typeof geocoder.search>>();
  return {
    resolve: geocoder.resolve,
    search: (...asked) => {
      const key = JSON.stringify(asked);
      const answer = known.get(key) ?? geocoder.search(...asked);
      known.set(key, answer);
      return answer;
    },
  };
}

const schemas = { before: 'bench_before', after: 'bench_after' } as const;

async function compared(opened: Opened, design: FormerDesign, options: Options): Promise<string[][]> {
  const { now, rounds, requests } = options;
  const { db } = opened;
  const geocoder = remembering(opened.geocoder);
  const lines: string[][] = [];
  for (const name of design.kinds) {
    const kind = searchKinds(now, requests).find((one) => one.name === name);
    if (!kind) throw new Error(`“${design.name}” is measured by no kind of search: ${name}.`);
    for (let at = 0; at < requests; at += 1) await askSearch({ db, geocoder, kind, at, now });
    const founds: Record<string, number[]> = { before: [], after: [] };
    // Both in a transaction and with a search path of two schemas, so that only the design differs.
    const measure = async (way: 'before' | 'after', at: number) => {
      const { ms, found } = await inSchema(db, schemas[way], (tx) => {
        const asked = way === 'before' && design.ask ? design.ask(tx) : tx;
        return askSearch({ db: asked, geocoder, kind, at, now });
      });
      founds[way]?.push(found);
      return ms;
    };
    const ways = ['before', 'after'] as const;
    for (const way of ways) for (let at = 0; at < requests; at += 1) await measure(way, at);
    if (String(founds.before) !== String(founds.after))
      throw new Error(`“${design.name}” changes what is found: ${founds.before} became ${founds.after}.`);
    const [before = [], after = []] = await interleaved(ways, rounds * requests, measure);
    lines.push([
      name,
      ...[before, after].flatMap((one) => [figure(median(one)), figure(quantile(one, 0.95))]),
      ratio(median(before), median(after)),
      ratio(quantile(before, 0.95), quantile(after, 0.95)),
    ]);
  }
  return lines;
}

/** Rows of the table of designs for one database: design, database, search, times before and after, and their ratios. */
export async function compareDesigns(name: string, opened: Opened, options: Options): Promise<string[][]> {
  const { db } = opened;
  const lines: string[][] = [];
  for (const design of formerDesigns) {
    const { table } = design;
    let bytes = '–';
    if (table) {
      await copyTable(db, schemas.before, table.name, table.before);
      await copyTable(db, schemas.after, table.name, table.after);
      const before = await tableBytes(db, schemas.before, [table.name]);
      bytes = ratio(before, await tableBytes(db, schemas.after, [table.name]));
    }
    for (const line of await compared(opened, design, options))
      lines.push([design.name, name, ...line, bytes]);
    if (table) for (const schema of Object.values(schemas)) await db.exec(`DROP SCHEMA ${schema} CASCADE`);
  }
  return lines;
}
