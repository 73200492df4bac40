/** Something about the days of an occupation that people seek or flee. */
export type CareerTrait =
  | 'road'
  | 'away'
  | 'heavy'
  | 'hands'
  | 'sitting'
  | 'desk'
  | 'screens'
  | 'coding'
  | 'remote'
  | 'outdoors'
  | 'nights'
  | 'patients'
  | 'therapy'
  | 'classroom'
  | 'teaching'
  | 'customers'
  | 'selling'
  | 'kitchen'
  | 'lab'
  | 'emergency'
  | 'children'
  | 'animals'
  | 'data'
  | 'writing'
  | 'creative'
  | 'helping'
  | 'leading'
  | 'part-time'
  | 'trade'
  | 'government'
  | 'people-work'
  | 'health'
  | 'computers'
  | 'law'
  | 'numbers'
  | 'vehicles';

/** Beginnings of codes of the classification that have it, and of those among them that have not. */
type TraitRule = {
  has: string;
  not?: string;
  /** Words of a title that have it. */
  titles?: RegExp;
  /** Words of a title that never have it. */
  never?: RegExp;
  /** The place of an interest of O*NET that is at least 4.5 of 7 in it. */
  interest?: number;
};

/**
 * Which occupations have a trait. No public table here says how heavy, late or remote work is, so this is our own judgment by
 * groups of the classification, and an answer that uses it says so. Interests are O*NET's.
 */
export const traitRules: Readonly<Record<CareerTrait, TraitRule>> = {
  road: {
    has: '53-2 53-3 53-40 53-41 53-5 53-7081 43-5021 43-5052 29-204 47-4051 41-9091 53-4',
    not: '53-2021 53-2022',
  },
  away: {
    has: '53-2011 53-2012 53-2031 53-3032 53-401 53-4031 53-5 47-501 47-5071 47-5023 49-9092 47-2011 49-9081 49-9051 47-2072',
  },
  heavy: {
    has: '45- 47- 37-2 37-3 49-3 49-904 49-905 49-902 49-907 49-909 53-706 53-7081 53-7121 53-3033 51-2041 51-2011 51-203 51-209 51-302 51-4 51-6011 51-7 51-9012 51-9021 51-9022 51-9023 51-9051 51-9195 51-9198 51-9199 35- 31-1 31-9092 29-1141 29-204 29-2061 33-2011 33-3051 39-9011 39-9031 31-2 39-5 39-3 41-2',
    not: '47-1 47-4011 51-9162 35-1 45-1 45-2011 51-4111 53-7065 53-7063 47-2111 49-9031',
  },
  hands: {
    has: '47-2 47-4 49- 51- 45-2 37-3 39-5 31-909 17-302 29-2081 29-2091 35-2 51-5 53-7 47-3 19-4 29-1129',
    not: '49-1 51-1 47-4011',
  },
  sitting: {
    has: '43- 13- 15- 23- 53-3 53-401 53-4041 53-7051 53-2 11-3 17-',
    not: '43-502 43-504 43-505 43-507 43-511 53-3099 53-2031',
  },
  desk: {
    has: '43- 13- 15- 23- 11-2 11-3 11-9111 11-9151 19-3 27-3 29-2072 29-9021 17-301 17-2 41-3 25-9031 21-1092',
    not: '43-5021 43-5052 43-5071 43-4181 43-505',
  },
  screens: { has: '15- 43- 27-1024 27-1014 17-301 13- 29-2072 29-9021 51-9161 51-9162', not: '43-50' },
  coding: { has: '15-1251 15-1252 15-1254 15-1299 15-1243 15-1241', never: /Project Managers|Record/ },
  remote: {
    has: '13-1 13-2 15- 27-304 27-303 27-1014 27-1024 27-3023 23-201 43-4051 43-303 43-305 43-602 43-9021 43-9022 43-9041 43-9081 25-9031 25-3041 19-301 19-302 19-303 29-2072 29-9021 11-2 11-3021 11-3031 11-31 41-4 41-3031 41-3091 41-3021 41-9031 17-301 27-309 41-9041',
    not: '13-1074 13-1032 13-1041 13-1121 15-1231 15-1244 41-4011 13-1022 13-1021 13-2099 13-1023',
  },
  outdoors: {
    has: '45- 47- 37-3 37-1012 19-103 19-1023 19-1013 19-2042 19-4042 19-4071 19-4012 19-4044 19-4099 33-303 33-301 33-2 33-3031 39-3093 39-7 17-1012 17-1022 17-3031 47-4011 11-9013 53-7081 43-5052 49-905 19-2041 19-3091 17-2051 17-2081 39-9032',
    not: '19-1032.99',
  },
  nights: {
    has: '29-1141 31-11 29-204 29-2061 29-1126 35- 33-1 33-2 33-3 33-9 41-2 41-1011 39- 53-2 53-40 53-5 53-7062 43-4081 37-2012 29-12 43-5031 27-2 51-8 37-1011 29-1161 29-1151 53-3032 53-3054 53-3053',
    not: '35-2012 35-2013 39-9031 39-4 29-122 29-124 29-1241 29-1229 29-1223 39-2 35-2011.99',
  },
  patients: {
    has: '29-1 29-204 29-2061 29-203 29-2053 29-2055 29-2057 29-2092 31-1 31-2 31-9091 31-9092 31-9097 29-1141 29-9091',
    not: '29-1131 29-1129.99 29-2072',
  },
  therapy: { has: '21-101 29-112 19-303 21-102 29-1223 29-2053 31-11' },
  classroom: { has: '25-1 25-2 25-3 25-904 39-9011 25-9099', not: '25-3041.99', titles: /Teacher/ },
  teaching: { has: '25-1 25-2 25-3 25-904 13-1151 25-9031 11-3131 21-1091 39-9031' },
  customers: {
    has: '41-2 41-1011 35-3 35-9 43-4051 43-4081 43-4181 43-4141 39-3 39-5 39-6 53-2031 53-305 53-306 53-4041 53-6061 53-6021 53-4031 43-2011 43-3071 41-9041',
    not: '53-3059',
  },
  selling: { has: '41- 11-2022 11-2011 13-2052 39-6', titles: /\bSales\b|Fundrais/ },
  kitchen: { has: '35- 51-3011 11-9051 51-3021', not: '' },
  lab: {
    has: '19-2031 19-1029 19-1022 19-1021 19-1042 19-4021 19-4031 29-201 19-4092 19-4013 51-9011 19-2032',
  },
  emergency: {
    has: '29-204 33-2 33-3051 43-5031 29-1214',
    titles: /Critical Care|Acute Care|Emergency|Anesthe/,
  },
  children: {
    has: '25-201 25-202 25-203 25-205 25-9043 25-9042 25-9045 39-9011 21-1012 21-1021 29-1221 39-9032 21-1094 53-3051 21-1093',
  },
  animals: {
    has: '39-2 29-1131 29-2056 31-9096 45-2093 19-1023 33-9011 45-1011 45-3',
    titles: /Animal|Veterinar|Zoolog|Fish and Game/,
  },
  data: {
    has: '15-2 15-1242 15-1243 13-1161 13-1111 13-1081 13-205 13-203 13-2099 19-3011 19-3022 43-9111 15-1211 13-1141 15-1299.01 19-4061 15-1221',
    titles: /\bData\b|Statistic|Business Intelligence|Analysts/,
    never: /Data Entry|Behavior/,
  },
  writing: { has: '27-304 27-303 27-3023 13-1131 43-9081', never: /Announcers|Interpreters/ },
  creative: { has: '', interest: 2 },
  helping: { has: '21- 29-112 31- 29-1 25- 29-204 39-9', not: '29-1131 29-2011', interest: 3 },
  leading: { has: '', titles: /Managers|Supervisors|Administrators|Directors|Chief Executives/ },
  'part-time': {
    has: '41-2 35- 25-3 25-904 25-2011 39- 43-4171 43-4121 43-9061 43-3031 43-6013 43-6014 53-3051 53-3053 31-1 31-909 37- 25-4031 33-9 43-4051 43-3051 43-4081 43-9021 27-3043 27-3091 13-2082 13-2011 29-2052 29-1141',
    never: /Supervisors|Managers/,
  },
  trade: {
    has: '47-2 49-2 49-3 49-9 51-4041 51-4121 51-4111 51-8 47-4021',
    not: '47-2061 49-9098 49-909 47-2051.99 49-9063',
  },
  government: {
    has: '33-1 33-2 33-3 43-4061 43-4031 13-2081 13-206 21-1092 43-505 11-9131 47-4051 45-2011 53-605 11-9161 13-1041 19-3051 25-4022 21-1021 29-9011 11-3013 13-1023 13-1081 11-3071 53-2021',
  },
  'people-work': { has: '13-1071 13-1075 11-312 13-1151 11-3131 43-4161 13-1141 43-3051' },
  health: { has: '29- 31- 11-9111 21-1091 21-1094 21-1022 19-1042 43-6013 19-1041 21-1023 21-1018' },
  computers: { has: '15- 11-3021 17-2061 51-916 49-2011 27-1014 17-301 17-3024' },
  law: { titles: /\bLaw\b|Legal/, has: '23- 43-6012 33-302 21-1092 13-1041 43-4031' },
  vehicles: { has: '49-301 49-302 49-303 49-304 49-305 49-309 53-603 41-2022 51-2031' },
  numbers: { has: '13-2 15-2 43-303 43-3011 43-3021 43-3051 13-1051 11-3031 43-9111 13-1111' },
};

/** How a trait is said: “left out those on the road”, “Not on the road”. */
export const traitWords: Readonly<Record<CareerTrait, string>> = {
  road: 'on the road',
  away: 'with nights away from home',
  heavy: 'hard on the body',
  hands: 'done with hands and tools',
  sitting: 'done sitting',
  desk: 'done at a desk',
  screens: 'in front of a screen',
  coding: 'about writing programs',
  remote: 'often done from home',
  outdoors: 'outdoors',
  nights: 'often at night or on weekends',
  patients: 'in direct care of patients',
  therapy: 'about counseling and therapy',
  classroom: 'in a classroom',
  teaching: 'about teaching and training',
  customers: 'serving the public',
  selling: 'about selling',
  kitchen: 'in kitchens and restaurants',
  lab: 'in a laboratory',
  emergency: 'about emergencies',
  children: 'with children',
  animals: 'with animals',
  data: 'about data and analysis',
  writing: 'about writing',
  creative: 'about making and designing',
  helping: 'about helping people',
  leading: 'leading people',
  'part-time': 'often part time',
  trade: 'in skilled trades',
  government: 'often with a public employer',
  'people-work': 'in human resources and training',
  health: 'in health care',
  computers: 'about computers',
  law: 'in law',
  numbers: 'about numbers and money',
  vehicles: 'about cars and engines',
};
