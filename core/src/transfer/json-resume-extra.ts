import * as z from 'zod/mini';

export const itemTables = ['experience', 'education', 'skills', 'sections'] as const;
export type ItemTable = (typeof itemTables)[number];

/** Fields and their values, without keys of the database. */
export type Fields = Record<string, unknown>;

/** A resume that was read: what to write into each table; items come in their order. */
export type ReadResume = { resume: Fields } & Record<ItemTable, Fields[]>;

/** Fields that the standard part cannot hold as they are: what it says there, and what is meant. */
const Changed = z.record(z.string(), z.object({ says: z.unknown(), means: z.unknown() }));
type Changed = z.infer<typeof Changed>;

const tablesOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({
    experience: z.array(row),
    education: z.array(row),
    skills: z.array(row),
    sections: z.array(row),
  });

/** `meta.foothold`: what the standard has no place for, so that nothing is lost. */
const Kept = z.object({
  version: z.literal(1),
  resume: Changed,
  /** For each item of the standard part, in its order. */
  items: tablesOf(Changed),
  /** Items that the standard part does not show: hidden ones, and sections of the person's own names. */
  more: tablesOf(z.record(z.string(), z.unknown())),
});
export type Kept = z.infer<typeof Kept>;

/** What our export kept under `meta.foothold`; undefined when another program wrote the file or it does not parse. */
export function storedIn(meta: Fields): Kept | undefined {
  const kept = Kept.safeParse(meta.foothold);
  return kept.success ? kept.data : undefined;
}

/** What has to be kept beside the standard part so that reading both returns the whole resume. */
export function storedBeside(plain: ReadResume, meant: ReadResume, more: Record<ItemTable, Fields[]>): Kept {
  const items = Object.fromEntries(
    itemTables.map((table) => [
      table,
      meant[table].map((row, at) => changesBetween(plain[table][at] ?? {}, row)),
    ]),
  ) as Record<ItemTable, Changed[]>;
  return { version: 1, resume: changesBetween(plain.resume, meant.resume), items, more };
}

/**
 * The standard part with what was kept. Another program may have changed the file: a field that no longer says what we
 * wrote is taken as it is, and so are all items of a table that has more or fewer of them.
 */
export function withExtra(plain: ReadResume, kept: Kept): ReadResume {
  const tables = Object.fromEntries(
    itemTables.map((table) => {
      const [rows, changes] = [plain[table], kept.items[table]];
      const whole =
        rows.length === changes.length ? rows.map((row, at) => changed(row, changes[at] ?? {})) : rows;
      return [table, [...whole, ...kept.more[table]].sort((a, b) => orderOf(a) - orderOf(b))];
    }),
  ) as Record<ItemTable, Fields[]>;
  return { resume: changed(plain.resume, kept.resume), ...tables };
}

const orderOf = ({ displayOrder }: Fields) => (typeof displayOrder === 'number' ? displayOrder : 0);

function changesBetween(says: Fields, means: Fields): Changed {
  const names = Object.keys(means).filter((name) => !isSame(says[name], means[name]));
  return Object.fromEntries(names.map((name) => [name, { says: says[name] ?? null, means: means[name] }]));
}

function changed(row: Fields, changes: Changed): Fields {
  const holding = Object.entries(changes).filter(([name, { says }]) => isSame(row[name] ?? null, says));
  return { ...row, ...Object.fromEntries(holding.map(([name, { means }]) => [name, means])) };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
