import { type Occupation, occupationLevels } from '@foothold/core/entities/occupation/occupation.ts';
import { occupationSearchTerm } from '@foothold/core/entities/occupation/occupation-title.ts';
import { notFound } from '../../errors.ts';
import { occupationsMessage } from './occupations.messages.ts';

/** A node as the reference table has it; `parent` is '' for a major group, `employment` null where none is published. */
export type OccupationRow = { code: string; parent: string; title: string; employment: number | null };

/** The classification as a tree (SOC 2018: 23 major groups, 98 minor, 459 broad, 867 occupations). */
export type OccupationTree = {
  all: readonly (Occupation & { employment: number })[];
  /** 404 `occupation-not-found` for a code that is none. */
  get(code: string): Occupation;
  /** The nodes one level below, in the order of their codes; those of '' are the major groups. */
  children(code: string): Occupation[];
  /** From the major group down to the parent. */
  ancestors(code: string): Occupation[];
};

/** Builds the tree of its rows, which are in the order of their codes. */
export function occupationTree(rows: readonly OccupationRow[]): OccupationTree {
  const below = Map.groupBy(rows, ({ parent }) => parent);
  const depths = new Map<string, number>();
  const all = rows.map(({ code, parent, title, employment }) => {
    const depth = parent ? (depths.get(parent) ?? 0) + 1 : 0;
    depths.set(code, depth);
    const level = occupationLevels[depth];
    if (!level) throw new Error(`${code} lies deeper than the classification goes.`);
    return {
      parentCode: parent,
      code,
      level,
      description: title,
      hasChildren: below.has(code),
      selected: false,
      searchTerm: occupationSearchTerm(title),
      employment: employment ?? 0,
    };
  });
  const byCode = new Map(all.map((one) => [one.code, one]));
  const plain = ({ employment: _, ...occupation }: (typeof all)[number]): Occupation => occupation;
  const node = (code: string) => {
    const found = byCode.get(code);
    if (!found) throw notFound('occupation', occupationsMessage('not-found', { code }));
    return found;
  };
  return {
    all,
    get: (code) => plain(node(code)),
    children: (code) => {
      if (code) node(code);
      return all.filter(({ parentCode }) => parentCode === code).map(plain);
    },
    ancestors: (code) => {
      const path: Occupation[] = [];
      for (let up = node(code).parentCode; up; up = node(up).parentCode) path.unshift(plain(node(up)));
      return path;
    },
  };
}
