import type { Transaction } from 'dexie';

type Migration = {
  version: number;
  why: string;
  /** Tables whose keys change, in Dexie's notation; the first is the key, the rest are indexes. */
  stores: Readonly<Record<string, string>>;
  /** Rewrites rows; runs once in each browser, in the transaction that changes the tables. */
  upgrade?: (transaction: Transaction) => Promise<void>;
};

/**
 * Every version of the local database that was ever released. APPEND ONLY: browsers still hold each of them, and an
 * entry that is edited or removed loses people's data. A new field with a default needs no entry; a new index, a
 * rename or a split does. Freeze `fixtures/v<version>.json` with it.
 */
export const migrations: readonly Migration[] = [
  {
    version: 1,
    why: 'The first release.',
    stores: {
      companies: '++internalId, uid, updatedAt, keys.name',
      jobs: [
        '++internalId, uid, updatedAt, dateAdded, dateApplied, status, submissionMethod, source, resumeId',
        'keys.applied, keys.title, keys.company, keys.rank, keys.pay, keys.similar, *keys.match, *keys.words',
        '[keys.group+updatedAt], [status+updatedAt]',
      ].join(', '),
      interviews: '++internalId, uid, updatedAt, dateOfInterview, jobId, companyId',
      resumes: '++internalId, uid, updatedAt',
      resumeExperience: '++internalId, uid, resumeId',
      resumeEducation: '++internalId, uid, resumeId',
      resumeSkills: '++internalId, uid, resumeId',
      resumeSections: '++internalId, uid, resumeId',
      settings: '++internalId, uid, &[settingGroup+settingName]',
      places: '++internalId, uid, updatedAt, name, placeId',
      placeGroups: '++internalId, uid, name',
      placeGroupMembers: '++internalId, uid, groupId, placeId, &[groupId+placeId]',
      jobEvents: '++internalId, uid, jobId, date',
      contacts: '++internalId, uid, name, jobId, companyId',
      tasks: '++internalId, uid, jobId, companyId, [open+dueDate]',
      documents: '++internalId, uid, jobId, resumeId, hash',
      snapshots: '++internalId, uid, jobId, hash',
      conversations: '++internalId, uid, updatedAt, jobId',
      practice: '++internalId, uid, jobId',
      stories: '++internalId, uid, updatedAt',
      homes: '++internalId, uid, kind',
      searches: '++internalId, uid, updatedAt',
      journal: '++internalId, at',
      meta: '++internalId, &name',
    },
  },
  {
    version: 2,
    why: 'Diagrams are counted from the history without reading its rows; entries that set no status are not in it.',
    stores: {
      jobEvents: '++internalId, uid, jobId, date, [jobId+date+createdAt+statusTo]',
    },
  },
];
