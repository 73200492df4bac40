import {
  occupationAncestors,
  occupationChildren,
  occupationGet,
  occupationRoots,
  occupationSearch,
} from '@foothold/core/contract/occupations.ts';
import type { GeoFact } from '@foothold/core/geography/geo.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/db.ts';
import { bind } from '../../http/bind.ts';
import { occupationFinder } from './find.ts';
import { codesByOtherTitles } from './other-titles.ts';
import { occupationSkills } from './skills.ts';
import { type OccupationRow, occupationTree } from './tree.ts';

/** What the server hands to the occupation calls; read when the first of them comes. */
export type OccupationReference = {
  db: Db;
  /** The same value until the figures change. */
  rows(): readonly OccupationRow[];
  /** What an occupation pays in the United States and how it grows. */
  facts(code: string): GeoFact[];
};

/** Mounts the calls over the tree of occupations (docs/spec/calls.md). */
export function occupationRoutes(app: FastifyInstance, reference: OccupationReference): void {
  let made: ReturnType<typeof partsOf> | undefined;
  const parts = () => {
    const rows = reference.rows();
    if (made?.rows !== rows) made = partsOf(rows);
    return made;
  };

  bind(app, occupationGet, async ({ params: { code }, signal }) => {
    const occupation = parts().tree.get(code);
    const skills = await occupationSkills(reference.db.reader(signal), code);
    return { ...occupation, facts: reference.facts(code), ...(skills && { skills }) };
  });
  bind(app, occupationRoots, async () => ({ results: parts().tree.children('') }));
  bind(app, occupationAncestors, async ({ params: { code } }) => ({ results: parts().tree.ancestors(code) }));
  bind(app, occupationChildren, async ({ params: { code } }) => ({ results: parts().tree.children(code) }));
  bind(app, occupationSearch, async ({ query: { text, limit }, signal }) => {
    const { tree, find } = parts();
    const own = find(text, limit);
    const groups = own.filter(({ level }) => level !== 'detailed');
    const results = own.filter(({ level }) => level === 'detailed');
    if (results.length < limit) {
      const known = new Set(tree.all.map(({ code }) => code));
      const found = new Set(results.map(({ code }) => code));
      const others = await codesByOtherTitles(reference.db.reader(signal), text, limit);
      for (const code of others) if (known.has(code) && !found.has(code)) results.push(tree.get(code));
    }
    return { results: [...results, ...groups].slice(0, limit) };
  });
}

function partsOf(rows: readonly OccupationRow[]) {
  const tree = occupationTree(rows);
  return { rows, tree, find: occupationFinder(tree) };
}
