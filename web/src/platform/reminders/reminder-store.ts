import type { QuietHours, Told } from '@foothold/core/tracking/notified-reminders.ts';
import { planCache } from './drop-plan.ts';

/** A reminder in words, as it is shown. */
export type WrittenReminder = {
  key: string;
  at: number;
  until: number;
  title: string;
  body: string;
  /** The address that a click opens. */
  path: string;
  /** What “Done” does; null where nothing can be ticked off from outside. */
  done: ReminderDone | null;
};

/** A task that is ticked off, or a job that was asked again. */
export type ReminderDone = { kind: 'task' | 'follow-up'; id: number };

/** What is to be said while nothing of the product is open, made by an open page; nobody else writes it. */
export type ReminderPlan = {
  /** Whose it is: the id of the account. */
  person: string;
  reminders: WrittenReminder[];
  /** How many things are due, by calendar date: the badge. */
  due: Record<string, number>;
  quiet: QuietHours;
  /** Words that are not of one reminder. */
  words: { done: string; snooze: string; many: string; manyBody: string; manyPath: string };
};

// A cache and no table: a service worker reads it without the database library, and no backup holds it.
const cacheName = 'reminders';
const planAddress = '/reminders/plan';
const askedAddress = '/reminders/asked';
const toldAddress = (person: string) => ['/reminders/told', encodeURIComponent(person)].join('/');
const nothingTold: Told = { told: {}, snoozed: {} };

/** True where reminders can be planned: not on plain http, not where the browser keeps nothing. */
export function canPlan(): boolean {
  return 'caches' in globalThis;
}

/** The plan, or null while nobody is to be reminded. */
export function readPlan(): Promise<ReminderPlan | null> {
  return read<ReminderPlan>(planAddress, planCache);
}

/** Replaces the plan. */
export function writePlan(plan: ReminderPlan): Promise<void> {
  return write(planAddress, plan, planCache);
}

/** What was said to a person on this device. */
export async function readNotified(person: string): Promise<Told> {
  return (await read<Told>(toldAddress(person))) ?? nothingTold;
}

/** Notes what was said to a person. */
export function writeNotified(person: string, told: Told): Promise<void> {
  return write(toldAddress(person), told);
}

type Asked = ReminderDone & { person: string };

/** What was asked for by “Done” on a notification and no page has done yet; asking takes it, so that one page does it. */
export function takePendingActions(): Promise<Asked[]> {
  return oneAtATime(async () => {
    const asked = (await read<Asked[]>(askedAddress)) ?? [];
    if (asked.length > 0) await remove(askedAddress);
    return asked;
  });
}

/** Leaves to an open page what “Done” on a notification asks for: changes are made where Undo is offered. */
export function storePendingAction(asked: Asked): Promise<void> {
  return oneAtATime(async () => {
    const before = (await read<Asked[]>(askedAddress)) ?? [];
    await write(askedAddress, [...before, asked]);
  });
}

/** Ends all reminders of this device. What was said stays noted, so that it is not said again, unless `person` is to be forgotten. */
export async function forgetPlan(person?: string): Promise<void> {
  if (!canPlan()) return;
  await caches.delete(planCache);
  await remove(askedAddress);
  if (person !== undefined) await remove(toldAddress(person));
}

/** Works on what is stored while no other page and no service worker does. */
export async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('foothold-reminders', work);
}

async function read<T>(address: string, name = cacheName): Promise<T | null> {
  if (!canPlan()) return null;
  try {
    const found = await (await caches.open(name)).match(address);
    return found ? ((await found.json()) as T) : null;
  } catch {
    return null;
  }
}

async function write(address: string, value: unknown, name = cacheName): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await (await caches.open(name)).put(address, new Response(JSON.stringify(value), { headers }));
}

async function remove(address: string): Promise<void> {
  try {
    if (await caches.has(cacheName)) await (await caches.open(cacheName)).delete(address);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
