import type { ruleTexts } from './known-rules.messages.ts';
import type { QuestionKind } from './question-kinds.data.ts';

/** A public rule and when it is said; every condition that is given must hold. */
export type KnownRule = {
  key: Parameters<typeof ruleTexts>[0];
  /** Beginnings of codes of an occupation that the question is about. */
  codes?: string;
  /** What is asked, one of these. */
  kinds?: readonly QuestionKind[];
  /** Folded words in the question, one of these, parted by bars. */
  words?: string;
  /** A state that the question names, one of these. */
  states?: string;
  /** An origin rather than a goal. */
  isOrigin?: true;
  /** Of all licenses: said where no closer rule about records holds. */
  isGeneral?: true;
  /** Law, board or publication that it is from; '' for our own judgment. */
  source: string;
};

/** Rules of law and of boards as published by 2026, and usual second careers by our own judgment. */
export const knownRules: readonly KnownRule[] = [
  {
    key: 'cdl-military',
    codes: '53-3032',
    words: '88m|guard|military|army|marine|veteran|reserve',
    kinds: ['become', 'licence', 'transfer'],
    source: '49 CFR 383.77, 383.79 (FMCSA)',
  },
  {
    key: 'cdl-training',
    codes: '53-3032',
    kinds: ['how-long', 'cost', 'become'],
    source: '49 CFR 380, subpart F (FMCSA)',
  },
  { key: 'cdl-move', codes: '53-30', kinds: ['transfer'], source: '49 CFR 383.21, 383.71 (FMCSA)' },
  { key: 'cdl-record', codes: '53-30', kinds: ['record'], words: 'dui|dwi', source: '49 CFR 383.51 (FMCSA)' },
  { key: 'cdl-clearinghouse', codes: '53-30', words: 'dui|dwi', source: '49 CFR 382, subpart G (FMCSA)' },
  {
    key: 'hazmat-record',
    codes: '53-30',
    words: 'hazmat',
    kinds: ['record'],
    source: '49 CFR 1572.103 (TSA)',
  },
  {
    key: 'bus-license',
    codes: '53-305',
    kinds: ['licence', 'become', 'compare', 'how-long'],
    source: '49 CFR 383.93 (FMCSA)',
  },
  { key: 'bus-days', codes: '53-305', kinds: ['compare', 'worth'], source: '' },
  {
    key: 'epa-608',
    words: 'epa 608|608|epa',
    kinds: ['transfer', 'licence'],
    source: '40 CFR 82, subpart F (EPA)',
  },
  {
    key: 'hvac-florida',
    codes: '49-9021',
    kinds: ['licence'],
    states: 'FL',
    source: 'Florida Statutes 489 (DBPR)',
  },
  { key: 'hvac-license', codes: '49-9021', kinds: ['licence'], source: '' },
  {
    key: 'epa-608-needed',
    codes: '49-9021',
    kinds: ['licence', 'become', 'how-long'],
    source: '40 CFR 82, subpart F (EPA)',
  },
  {
    key: 'mechanic-certificate',
    codes: '49-3011',
    kinds: ['become', 'licence', 'how-long'],
    source: '14 CFR 65.77 (FAA)',
  },
  { key: 'turbine-days', codes: '49-9081 47-2231', kinds: ['worth', 'outlook'], source: '' },
  { key: 'gi-bill', words: 'gi bill', kinds: ['funding'], source: 'U.S. Department of Veterans Affairs' },
  {
    key: 'cpa-hours',
    codes: '13-2011',
    words: 'cpa|certified public accountant',
    source: 'AICPA and NASBA; boards of the states',
  },
  {
    key: 'law-school',
    codes: '23-1011',
    kinds: ['become', 'how-long', 'licence'],
    source: 'American Bar Association',
  },
  {
    key: 'nurse-record-texas',
    codes: '29-1141 29-2061',
    kinds: ['record'],
    states: 'TX',
    source: 'Texas Occupations Code 301.257, 301.4535',
  },
  {
    key: 'trades-record',
    kinds: ['record'],
    words: 'trade|job|hire',
    source: 'Fair-chance licensing laws of the states',
  },
  {
    key: 'license-record',
    isGeneral: true,
    kinds: ['record'],
    source: 'Fair-chance licensing laws of the states',
  },
  {
    key: 'teacher-alternative',
    codes: '25-20',
    words: 'already|bachelor|something else|second career|career change|alternative',
    kinds: ['become', 'how-long'],
    source: 'Alternative routes of the states',
  },
  {
    key: 'teacher-new-york',
    codes: '25-20',
    states: 'NY',
    kinds: ['become', 'licence', 'how-long'],
    source: 'New York State Education Department, Office of Teaching Initiatives',
  },
  { key: 'teacher-masters', codes: '25-20', words: 'master', source: 'Licensing rules of the states' },
  { key: 'teacher-oregon', codes: '25-20', states: 'OR', kinds: ['transfer'], source: 'Oregon TSPC' },
  {
    key: 'teacher-license-moves',
    codes: '25-20',
    kinds: ['transfer'],
    source: 'NASDTEC Interstate Agreement',
  },
  { key: 'teacher-hiring', codes: '25-20', kinds: ['outlook'], source: '' },
  { key: 'retired-teacher-work', codes: '25-', words: 'retired|retire|retirement', source: '' },
  {
    key: 'teacher-pension',
    codes: '25-',
    words: 'retired|retire|retirement',
    source: 'Retirement systems of the states',
  },
  {
    key: 'leave-school-work',
    codes: '25-20',
    words:
      'out of education|out of teaching|leave teaching|leaving teaching|quit teaching|out of the classroom',
    source: '',
  },
  {
    key: 'phlebotomy-california',
    codes: '31-9097',
    states: 'CA',
    source: 'California Department of Public Health',
  },
  {
    key: 'phlebotomy-states',
    codes: '31-9097',
    kinds: ['become', 'licence'],
    source: 'Boards of these states',
  },
  { key: 'inspector-license', codes: '47-4011', source: 'International Code Council; states and cities' },
  {
    key: 'medic-bridge',
    codes: '29-2043',
    words: '68w|medic|corpsman',
    source: 'National Registry of EMTs; boards of nursing',
  },
  {
    key: 'gi-bill-use',
    words: 'getting out|veteran|army|navy|marine|air force|military',
    kinds: ['else'],
    source: 'U.S. Department of Veterans Affairs',
  },
  {
    key: 'cosmetology-texas',
    codes: '39-501',
    states: 'TX',
    kinds: ['transfer'],
    source: 'Texas Department of Licensing and Regulation (TDLR)',
  },
  { key: 'cosmetology-moves', codes: '39-501', kinds: ['transfer'], source: 'Boards of the states' },
  {
    key: 'electrician-oregon',
    codes: '47-2111',
    states: 'OR',
    kinds: ['transfer'],
    source: 'OAR 918-030-0030, 918-030-0045',
  },
  { key: 'electrician-moves', codes: '47-2111', kinds: ['transfer'], source: '' },
  {
    key: 'plumber-idaho',
    codes: '47-2152',
    states: 'ID',
    kinds: ['how-long', 'become', 'licence'],
    source: 'Idaho Division of Occupational and Professional Licenses',
  },
  {
    key: 'apprentice-credit',
    codes: '47-2111 47-2152',
    kinds: ['else', 'become'],
    words: 'welder|starting over|switching|switch',
    source: 'U.S. Department of Labor, apprenticeship',
  },
  { key: 'movers-no-ged', words: 'no ged|no diploma|no high school|without a ged|dropped out', source: '' },
  {
    key: 'cdl-no-diploma',
    words: 'no ged|no diploma|no high school|without a ged|dropped out',
    source: '49 CFR 383 (FMCSA)',
  },
  { key: 'ged-helps', words: 'no ged|no diploma|no high school|without a ged|dropped out', source: '' },
  {
    key: 'school-aide',
    words: 'school hour|while kid are in school|when kid are in school|mother hour',
    source: '',
  },
  { key: 'coding-remote', codes: '29-2072', source: 'AAPC and AHIMA' },
  { key: 'nursing-load', codes: '29-1141 29-2061 31-1131', kinds: ['worth'], source: '' },
  { key: 'nurse-second-work', codes: '29-1141', isOrigin: true, kinds: ['else'], source: '' },
  {
    key: 'driver-second-work',
    codes: '53-3032',
    isOrigin: true,
    kinds: ['else'],
    words: 'back|knee|shoulder|home|body',
    source: '',
  },
  {
    key: 'trade-second-work',
    codes: '47-2',
    isOrigin: true,
    words: 'knee|back|shoulder|body|hip',
    source: '',
  },
  { key: 'police-second-work', codes: '33-3', isOrigin: true, source: '' },
  { key: 'machinist-second-work', codes: '51-4041', isOrigin: true, source: '' },
  { key: 'bookkeeper-refresh', codes: '43-3031', isOrigin: true, source: '' },
  { key: 'tester-refresh', codes: '15-1253', isOrigin: true, source: '' },
  {
    key: 'cleared-electronics',
    codes: '17-3023 49-2094',
    words: 'clearance|navy|army|air force|military',
    source: '',
  },
  { key: 'degree-english', words: 'english major|english degree|degree in english', source: '' },
  {
    key: 'psychology-degree',
    words: 'psych degree|psychology degree|psych major|psychology major|degree in psychology',
    source: '',
  },
  { key: 'biology-degree', words: 'biology degree|bio degree|biology major|degree in biology', source: '' },
];
