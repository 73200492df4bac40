import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { journalText } from '@foothold/core/own-data/journal.messages.ts';
import type { JournalEntry } from '@foothold/core/own-data/journal-entry.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { saveJob } from '../jobs/jobs.ts';
import { registeredCommands } from '../journal/command.ts';
import { undo } from '../journal/undo.ts';
import { references, tableNames } from '../rows/tables.ts';
import { diceOf } from './dice-test-kit.ts';
import { commands, heavyCommands } from './every-command-test-kit.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from './own-data-test-kit.ts';

/** `npm run prove -- undo` asks for more of them, and for other seeds. */
const operations = Number(process.env.OPERATIONS ?? 700);
const seed = Number(process.env.SEED ?? 20_261_121);
const clock = testClock();

type Table = { rows: string[] };
type State = Record<string, Table>;

/** Rows as text, each text kept once: a thousand states differ in a few rows each. */
const texts = new Map<string, string>();
async function stateNow(): Promise<State> {
  const rows = await everyRow();
  return Object.fromEntries(
    Object.entries(rows).map(([table, all]) => [
      table,
      {
        rows: all.map((row) => {
          const text = JSON.stringify(row);
          const known = texts.get(text) ?? text;
          texts.set(known, known);
          return known;
        }),
      },
    ]),
  );
}

/** Hashes of documents whose content no row holds. */
async function lostContents(): Promise<string[]> {
  const rows = await opened().documents.toArray();
  const held = new Set(rows.filter(({ content }) => content !== '').map(({ hash }) => hash));
  return rows.filter(({ hash }) => !held.has(hash)).map(({ hash }) => hash);
}

/** References that reference nothing, as “table key field”. */
async function danglingNow(): Promise<Set<string>> {
  const db = opened();
  const found = new Set<string>();
  for (const { table, field, to } of references) {
    const there = new Set(await db.table(to).toCollection().primaryKeys());
    for (const row of (await db.table(table).toArray()) as Record<string, unknown>[])
      if (typeof row[field] === 'number' && !there.has(row[field] as number))
        found.add(`${table} ${row.internalId} ${field}`);
  }
  return found;
}

/** An entry is called by a code of this version and figures: nothing in it is of a language. */
const isInCodes = ({ code, values = {}, label }: JournalEntry) =>
  code !== undefined &&
  journalText.of({ code }) !== null &&
  label === undefined &&
  Object.values(values).every((value) => typeof value === 'number');

type Step = { name: string; journalId: number; before: State };

/** Calls commands at random and answers those that wrote, with the database as it was before each. */
async function runAtRandom(count: number, from: number): Promise<{ steps: Step[]; called: Set<string> }> {
  const names = Object.keys(commands);
  const light = names.filter((name) => !heavyCommands.has(name));
  const dice = diceOf(from);
  const steps: Step[] = [];
  const called = new Set<string>();
  for (let at = 0; at < count; at += 1) {
    // The first of a run are each command once, so that none is left to chance.
    // After that, one of eight is of those that found nothing to do before.
    const idle = light.filter((one) => !called.has(one));
    const usual = () => dice.pick(dice.below(40) === 0 ? [...heavyCommands] : light);
    const name = names[at] ?? (idle.length > 0 && dice.below(8) === 0 ? dice.pick(idle) : usual());
    const before = await stateNow();
    const answer = await commands[name]?.(dice, clock);
    const journalId = answer?.ok ? (answer.journalId ?? null) : null;
    if (answer?.ok) called.add(name);
    if (journalId === null)
      expect(await stateNow(), `${name} (${at}) wrote, and no entry tells of it`).toEqual(before);
    else if (steps.at(-1)?.journalId !== journalId) steps.push({ name, journalId, before });
  }
  return { steps, called };
}

describe('every command that writes own data', () => {
  const found = new Map<string, unknown>();

  beforeAll(async () => {
    const folder = join(import.meta.dirname, '..');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const isModule = (file: string) => /\.ts$/.test(file) && !/test|\.data\.ts$/.test(file);
    for (const file of files.filter(isModule)) {
      const exported = (await import(/* @vite-ignore */ `../${file}`)) as Record<string, unknown>;
      for (const [name, value] of Object.entries(exported))
        if ([...registeredCommands.values()].includes(value)) found.set(name, value);
    }
  });

  it('is registered under the name it is exported by, which is its own', () => {
    expect(found.size).toBeGreaterThan(40);
    expect(new Map(registeredCommands)).toEqual(found);
  });

  it('is in the table of every-command-test-kit.ts, and none is there that is gone', () => {
    const missing = [...registeredCommands.keys()].filter((name) => !(name in commands));
    expect(missing, 'new commands: add a line for each to `commands` in every-command-test-kit.ts').toEqual(
      [],
    );
    expect(Object.keys(commands).filter((name) => !registeredCommands.has(name))).toEqual([]);
  });
});

describe(`${operations} random operations of seed ${seed}`, () => {
  beforeAll(() => {
    process.stdout.write(`  undo proof: ${operations} operations, seed ${seed}\n`);
  });

  it('undone newest first give the identical database after each step', async () => {
    await openEmptyData();
    const { steps, called } = await runAtRandom(operations, seed);
    const silent = Object.keys(commands).filter((name) => !called.has(name));
    expect(silent, 'commands that never once did anything').toEqual([]);
    expect(steps.length).toBeGreaterThan(operations / 3);
    expect((await opened().journal.toArray()).filter((entry) => !isInCodes(entry))).toEqual([]);
    for (const { name, journalId, before } of steps.reverse()) {
      expect(await undo(journalId, clock), name).toMatchObject({ ok: true });
      expect(await stateNow(), `after undoing ${name}`).toEqual(before);
    }
    expect(await everyRow()).toEqual(Object.fromEntries(tableNames.map((table) => [table, []])));
  }, 600_000);

  it('undone in any order either go, touching their own rows alone, or are refused with what stands in the way', async () => {
    await openEmptyData();
    const dice = diceOf(seed + 1);
    const { steps } = await runAtRandom(Math.ceil(operations / 4), seed + 2);
    let went = 0;
    let refused = 0;
    while (steps.length > 0) {
      const [step] = steps.splice(dice.below(steps.length), 1);
      if (!step) break;
      const entry = await opened().journal.get(step.journalId);
      const [before, dangling] = [await stateNow(), await danglingNow()];
      const answer = await undo(step.journalId, clock);
      const after = await stateNow();
      if (!answer.ok) {
        refused += 1;
        expect(answer, step.name).toMatchObject({ reason: 'newer' });
        expect(answer.blockers?.length, step.name).toBeGreaterThan(0);
        expect(sayEnglish(answer.message), step.name).toMatch(/“.+”/);
        expect(after, step.name).toEqual(before);
        continue;
      }
      went += 1;
      const own = new Set(entry?.changes.map(({ table, key }) => `${table} ${key}`));
      for (const table of tableNames)
        for (const row of symmetricDifference(
          withoutReadings(before[table]?.rows),
          withoutReadings(after[table]?.rows),
        ))
          expect(
            own.has(`${table} ${(JSON.parse(row) as { internalId: number }).internalId}`),
            step.name,
          ).toBe(true);
      expect(await wrongCompanyFlags(), step.name).toEqual([]);
      const now = await danglingNow();
      expect(
        [...now].filter((one) => !dangling.has(one)),
        `${step.name} left what points at nothing`,
      ).toEqual([]);
      expect(await lostContents(), `${step.name} took a file from those that lean on it`).toEqual([]);
    }
    expect(went).toBeGreaterThan(10);
    expect(refused).toBeGreaterThan(10);
  }, 600_000);

  it('would see a row that came back otherwise', async () => {
    await openEmptyData();
    const { id, journalId } = saved(await saveJob({ jobTitle: 'Nurse' }, clock));
    const before = await stateNow();
    await opened().jobs.update(id, { notes: 'past the journal' });
    expect(await stateNow()).not.toEqual(before);
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: false, reason: 'newer' });
  });
});

/** The rows without what is read from the companies, and so follows them past the journal. */
function withoutReadings(rows: readonly string[] = []): string[] {
  return rows.map((row) => row.replace(/"companyAlreadyAdded":(true|false),?/, ''));
}

/** Jobs that do not say truly whether their company is kept. */
async function wrongCompanyFlags(): Promise<string[]> {
  const companies = new Set((await opened().companies.toArray()).map(({ keys }) => keys?.name));
  return (await opened().jobs.toArray())
    .filter(({ companyAlreadyAdded, keys }) => companyAlreadyAdded !== companies.has(keys?.company ?? ''))
    .map(({ companyName }) => companyName);
}

function symmetricDifference(a: readonly string[], b: readonly string[]): string[] {
  const [inA, inB] = [new Set(a), new Set(b)];
  return [...a.filter((row) => !inB.has(row)), ...b.filter((row) => !inA.has(row))];
}
