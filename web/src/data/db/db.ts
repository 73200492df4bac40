import type { OwnDataProblemCode } from '@foothold/core/own-data/own-data-problem.messages.ts';
import { dropCleared } from '../entries/cleared.ts';
import { loadLaterData } from '../entries/lazy-modules.ts';
import { systemClock } from '../rows/clock.ts';
import { healJobKeys } from '../rows/job-keys.ts';
import { loadDexie } from '../rows/load-dexie.ts';
import { migrations } from '../rows/migrations.ts';
import { openProblem, refuseNewer } from '../rows/open-problem.ts';
import type { Meta, OwnData } from '../rows/own-data.ts';

// DO NOT CHANGE WITHOUT A MIGRATION: a database of another name is an empty one, and everything seems lost.
const firstName = 'foothold';

/** What stops the data from being open: for code, in words, and the browser's own error where there is one. */
export type OwnDataProblem = { code: OwnDataProblemCode; cause?: unknown };

let current: { db: OwnData; userId: string } | null = null;
/** Whose data was asked for last; what is still open for somebody else is nobody's to read or write anymore. */
let wanted: string | null = null;
let isRefused = false;
let queue: Promise<unknown> = Promise.resolve();
const watchers = new Set<() => void>();
const problemListeners = new Set<(problem: OwnDataProblem) => void>();

/** The open database, or null while signed out or not open yet. */
export function ownData(): OwnData | null {
  return current && current.userId === wanted ? current.db : null;
}

/**
 * The database of the account that is wanted now, once an opening that is under way has ended: a first quick write waits
 * here. Null while signed out, and when by then another account is wanted, so that no write lands with somebody else.
 */
export async function ownDataOnceOpen(): Promise<OwnData | null> {
  const asked = wanted;
  if (!ownData()) await queue;
  return asked === wanted ? ownData() : null;
}

/** True while the data cannot be opened or was taken away: waiting for it brings nothing. */
export function isOwnDataRefused(): boolean {
  return isRefused;
}

/** Calls back whenever a database opens, closes or is refused; answers the way to stop. */
export function watchOwnData(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Calls back when the data cannot be opened or is taken away: another tab, the browser. Answers the way to stop. */
export function onOwnDataProblem(listener: (problem: OwnDataProblem) => void): () => void {
  problemListeners.add(listener);
  return () => problemListeners.delete(listener);
}

/**
 * Opens the data of an account and closes any other (docs/spec/design.md, Local database): `foothold` belongs to the first
 * account that signs in on this device, `foothold_<userId>` to each other. Answers instead of throwing when the browser
 * refuses; calls run in their order.
 */
export function openOwnData(userId: string): Promise<{ ok: true } | ({ ok: false } & OwnDataProblem)> {
  want(userId);
  return inTurn(async () => {
    if (!userId) throw new RangeError('Own data opens for an account; its id is empty.');
    if (current?.userId === userId && current.db.isOpen()) return { ok: true };
    shut();
    try {
      const db = await openFor(userId);
      current = { db, userId };
      isRefused = false;
      tellWatchers();
      return { ok: true };
    } catch (cause) {
      const code = openProblem(cause);
      report(code);
      return { ok: false, code, cause };
    }
  });
}

/** Closes the data when the person signs out; nothing is deleted. */
export function closeOwnData(): Promise<void> {
  want(null);
  return inTurn(async () => shut());
}

/**
 * Deletes the data of one account from this browser for good; another account's stays. Other tabs let go of it by
 * themselves. `held`: a tab did not within `waitMs`; the browser deletes it once that tab is closed.
 */
export function eraseOwnData(
  userId: string,
  waitMs = 5_000,
): Promise<{ ok: true } | { ok: false; code: 'held' | 'failed'; cause?: unknown }> {
  want(null);
  return inTurn(async () => {
    if (!userId) throw new RangeError('Own data is erased for an account; its id is empty.');
    shut();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<'held'>((resolve) => {
      timer = setTimeout(() => resolve('held'), waitMs);
    });
    try {
      const isLate = await Promise.race([deleteOf(userId), late]);
      return isLate ? { ok: false, code: 'held' } : { ok: true };
    } catch (cause) {
      return { ok: false, code: 'failed', cause };
    } finally {
      clearTimeout(timer);
    }
  });
}

async function deleteOf(userId: string): Promise<void> {
  const { Dexie } = await loadDexie();
  if (await Dexie.exists(firstName)) {
    const first = await openNamed(firstName);
    const owner = await first.meta.where('name').equals('owner').first();
    first.close();
    if (owner?.value === userId) await Dexie.delete(firstName);
  }
  if (await Dexie.exists(laterName(userId))) await Dexie.delete(laterName(userId));
}

function laterName(userId: string): string {
  return `${firstName}_${userId}`;
}

async function openFor(userId: string): Promise<OwnData> {
  const { Dexie } = await loadDexie();
  const hasLater = await Dexie.exists(laterName(userId));
  const first = await openNamed(firstName);
  const isMine = await first.transaction('rw', first.meta, async () => {
    const owner = await first.meta.where('name').equals('owner').first();
    if (owner) return owner.value === userId;
    // The first account was erased: whoever has a database already keeps it, else it would seem empty.
    if (hasLater) return false;
    await first.meta.add({ name: 'owner', value: userId } as Meta);
    return true;
  });
  if (isMine) return ready(first);
  first.close();
  return ready(await openNamed(laterName(userId)));
}

async function openNamed(name: string): Promise<OwnData> {
  const { Dexie } = await loadDexie();
  await refuseNewer(name);
  // What was said to be saved is on the disk, also when the power goes (decision 0038).
  const db = new Dexie(name, { chromeTransactionDurability: 'strict' }) as OwnData;
  for (const { version, stores, upgrade } of migrations) {
    const declared = db.version(version).stores(stores);
    if (upgrade) declared.upgrade(upgrade);
  }
  db.on('blocked', () => report('blocked'));
  db.on('versionchange', ({ newVersion }) => {
    // Another tab brings a newer version or deletes the database: holding on would block it for good.
    lost(db, newVersion === null ? 'erased' : 'newer-tab');
    db.close();
    return false;
  });
  db.on('close', () => lost(db, 'closed'));
  await db.open();
  return db;
}

async function ready(db: OwnData): Promise<OwnData> {
  loadLaterData();
  await healJobKeys(db);
  await dropCleared(db, systemClock.now());
  return db;
}

function lost(db: OwnData, code: OwnDataProblemCode): void {
  if (current?.db !== db) return;
  current = null;
  tellWatchers();
  report(code);
}

function want(userId: string | null): void {
  const before = ownData();
  wanted = userId;
  if (ownData() !== before) tellWatchers();
}

function shut(): void {
  const before = ownData();
  const db = current?.db;
  current = null;
  db?.close();
  if (before) tellWatchers();
}

function report(code: OwnDataProblemCode): void {
  isRefused = current === null;
  for (const listener of problemListeners) listener({ code });
  tellWatchers();
}

function tellWatchers(): void {
  for (const watcher of watchers) watcher();
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = queue.then(work);
  queue = turn.catch(() => {});
  return turn;
}
