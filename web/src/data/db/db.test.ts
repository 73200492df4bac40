import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveJob } from '../jobs/jobs.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import {
  closeOwnData,
  type OwnDataProblem,
  onOwnDataProblem,
  openOwnData,
  ownData,
  watchOwnData,
} from './db.ts';

const clock = testClock();
const problems: OwnDataProblem[] = [];
let stop = () => {};

beforeEach(async () => {
  await openEmptyData('first');
  problems.length = 0;
  stop = onOwnDataProblem((problem) => problems.push(problem));
});
afterEach(() => stop());

describe('openOwnData', () => {
  it('gives “foothold” to the first account and a database of its own to each other', async () => {
    saved(await saveJob({ jobTitle: 'of the first' }, clock));
    expect(opened().name).toBe('foothold');
    await openOwnData('second');
    expect(opened().name).toBe('foothold_second');
    expect(await opened().jobs.count()).toBe(0);
    saved(await saveJob({ jobTitle: 'of the second' }, clock));
    await closeOwnData();
    await openOwnData('first');
    expect((await opened().jobs.toArray()).map((job) => job.jobTitle)).toEqual(['of the first']);
  });

  it('a write that comes while the data opens waits for it; one that comes while nothing is open is refused', async () => {
    await closeOwnData();
    const opening = openOwnData('first');
    saved(await saveJob({ jobTitle: 'quick' }, clock));
    await opening;
    expect((await opened().jobs.toArray()).map((job) => job.jobTitle)).toEqual(['quick']);
    await closeOwnData();
    expect(await saveJob({ jobTitle: 'too late' }, clock)).toMatchObject({ ok: false, reason: 'closed' });
  });

  it('holds every table that the design names', () => {
    expect(
      opened()
        .tables.map((table) => table.name)
        .sort(),
    ).toEqual(
      (
        'companies jobs interviews resumes resumeExperience resumeEducation resumeSkills resumeSections settings places ' +
        'placeGroups placeGroupMembers jobEvents contacts tasks documents snapshots conversations practice stories homes ' +
        'searches letterTexts offers practiceSessions conversationMessages journal meta fits recordings aiCalls'
      )
        .split(' ')
        .sort(),
    );
    // What is derived from a job has the key of the job.
    expect(opened().fits.schema.primKey).toMatchObject({ name: 'jobId', auto: false });
    // A recording has the key of the answer in every browser it could ever be in.
    expect(opened().recordings.schema.primKey).toMatchObject({ name: 'practiceUid', auto: false });
    for (const table of opened().tables.filter(({ name }) => name !== 'fits' && name !== 'recordings')) {
      expect(table.schema.primKey).toMatchObject({ name: 'internalId', auto: true });
    }
  });

  it('opens nothing while signed out, and commands say so', async () => {
    let told = 0;
    const unwatch = watchOwnData(() => {
      told += 1;
    });
    await closeOwnData();
    unwatch();
    expect(told).toBe(1);
    expect(ownData()).toBeNull();
    expect(await saveJob({ jobTitle: 'A' }, clock)).toMatchObject({ ok: false, reason: 'closed' });
  });

  it('ends with the last of several calls in a row', async () => {
    await Promise.all([openOwnData('first'), closeOwnData(), openOwnData('third'), openOwnData('third')]);
    expect(opened().name).toBe('foothold_third');
  });

  it('keeps what was saved over closing and opening', async () => {
    saved(await saveJob({ jobTitle: 'stays' }, clock));
    await closeOwnData();
    await openOwnData('first');
    expect(await opened().jobs.count()).toBe(1);
  });

  it('lets go when another tab brings a newer version, and says so', async () => {
    const newer = new Dexie('foothold');
    newer.version(99).stores({ jobs: '++internalId' });
    await newer.open();
    newer.close();
    expect(ownData()).toBeNull();
    expect(problems.map((problem) => problem.code)).toEqual(['newer-tab']);
  });

  it('gives keys to jobs of another program, so that lists show them', async () => {
    await opened().jobs.add({ jobTitle: 'Foreign', status: 'offer-pending' } as never);
    await closeOwnData();
    await openOwnData('first');
    expect((await opened().jobs.toArray())[0]?.keys).toMatchObject({
      group: 'in-progress',
      title: 'foreign',
    });
  });

  it.each(['SecurityError', 'MissingAPIError', 'InvalidStateError'])(
    'answers with a reason when the browser refuses with %s',
    async (name) => {
      await closeOwnData();
      const open = indexedDB.open;
      indexedDB.open = () => {
        throw new DOMException('not here', name);
      };
      try {
        expect(await openOwnData('first')).toMatchObject({ ok: false, code: 'no-storage' });
      } finally {
        indexedDB.open = open;
      }
      expect(problems.map((problem) => problem.code)).toEqual(['no-storage']);
      expect(await openOwnData('first')).toEqual({ ok: true });
    },
  );
});

describe('a save that the browser cannot make', () => {
  it('says that the disk is full and writes nothing', async () => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      const answer = await saveJob({ jobTitle: 'A' }, clock);
      expect(answer).toMatchObject({ ok: false, reason: 'quota' });
      expect(!answer.ok && answer.message.english).toContain('full');
    } finally {
      IDBObjectStore.prototype.add = add;
    }
    expect(await opened().jobs.count()).toBe(0);
    saved(await saveJob({ jobTitle: 'A' }, clock));
  });
});
