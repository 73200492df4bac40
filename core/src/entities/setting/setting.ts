import * as z from 'zod/mini';
import { entity } from '../entity.ts';
import { type RecordOf, recordFields, textField } from '../record.ts';

const settingShape = {
  ...recordFields,
  settingGroup: z.string(),
  settingName: z.string(),
  settingValue: textField,
};

/** One stored setting; values are texts (docs/spec/entities.md, Setting). */
export const Setting = z.looseObject(settingShape);
export type Setting = RecordOf<typeof settingShape>;

/** A setting: there is one of each name in a group. */
export const settingEntity = entity({
  schema: Setting,
  names: { one: 'setting', many: 'settings' },
  indexes: { 1: '++internalId, uid, &[settingGroup+settingName]' },
  identity: ['settingGroup', 'settingName'],
  clearing: 'clears',
  knownBy: [],
});

/**
 * The known settings by group, with the value each has until it is changed (docs/spec/readings.md R28;
 * docs/spec/constants.md, Choices).
 */
export const settingDefaults = {
  jobSearch: {
    searchTerm: '',
    location: '',
    distance: '25',
    age: '-1',
    companyName: '',
    countrycode: 'us',
    /** “dismissed” once the person has put away the line about sample postings. */
    sampleNote: '',
    /** SOC-2018 code of the person's occupation, whose wages the screens of places show. */
    occupation: '',
    /** The last searches, the newest first, as a JSON list of term and place. */
    recentSearches: '',
  },
  /** The columns of the table of jobs, in their order, joined by commas; '' shows the usual ones. */
  jobsTable: { columns: '' },
  offers: {
    /** What matters to the person, in their order, as a JSON list of names. */
    matters: '',
    /** The offers compared last, by their keys, joined by commas; '' is the open ones. */
    compared: '',
  },
  /** Notifications of this device: '' is off, “on” is on; kinds joined by commas. */
  reminders: {
    on: '',
    kinds: 'interviews,deadlines,followUps',
    time: '09:00',
    quietFrom: '21:00',
    quietTo: '07:00',
    /** “yes”: a notification says nothing of what it is about. */
    discreet: '',
  },
  /** What the person calls their own fields of a job; '' is not used. */
  ownFields: { ownField1: '', ownField2: '' },
  /** How well the resume fits: said in search results (“on”), and what the person wants; pay a year, in minor units. */
  fit: { inSearch: '', payAmount: '', payCurrency: '', workplaces: '' },
  /** What the last practice was set up with: how many questions, which kinds (joined by commas), seconds for each. */
  practice: { count: '6', kinds: '', secondsEach: '0', step: '' },
  /** What career counseling and coaching were asked last, as JSON; '' is nothing yet. */
  career: { counseling: '', coaching: '' },
  ai: {
    /** The most that models may take in a month, in US dollars or in tokens, as typed; '' is no limit. */
    monthDollars: '',
    monthTokens: '',
    /** “on”: names and details of contacts go to models as they are; else marks go in their place. */
    contacts: '',
  },
  /** Without a `countrycode` of its own the company search keeps to that of the job search. */
  companySearch: { searchTermCompany: '', countrycode: '' },
  /** The comparison of places: its columns by their keys, joined by commas; what the household said and the weights, as JSON. */
  money: { columns: '', household: '', weights: '' },
  placeSearch: { searchTermPlace: '', searchPlaceType: '' },
  /** The way of travel that maps draw rings of time for; '' draws none. */
  maps: { timeRings: '' },
} as const;
export type SettingGroup = keyof typeof settingDefaults;
export type SettingName<G extends SettingGroup> = keyof (typeof settingDefaults)[G] & string;
