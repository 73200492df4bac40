import type { UnderstoodKind } from './understood.ts';

/** Words that choose a workplace, a kind of work, a rank or an age, by the value they choose. */
export const typedPhrases: readonly (readonly [
  kind: UnderstoodKind | 'filler',
  value: string,
  phrases: string,
])[] = [
  [
    'filler',
    '',
    'near me | close to me | nearby | work for | apply now | hiring now | hiring immediately | immediate start | close to home | career change | career changer | change of career | i can do | i can do from | that i can do | that i can do from | can do from | i want to work | i would like to work | want to work | looking to work | i am looking for | looking for a job | looking for work | help me find | find me | show me | which one | good paying | well paying | high paying | for mom | for mother | for dad | for parent | for retired | retired person | for retiree | retiree | over 50 | over 60 | with paid training | paid training | easy | simple | please | good pay | weekly pay | i want | i need | i have | i am | i look for | i would like | looking for | working with | work with | work in | working in | working at | to work with | no degree | no degree needed | no degree required | without a degree | no college | no college degree',
  ],
  [
    'workplace',
    'remote',
    'remote | remotely | from home | work from home | working from home | work at home | wfh | remote work | telecommute | telework | home based | fully remote | 100 remote',
  ],
  ['workplace', 'hybrid', 'hybrid | hybrid remote | hybrid work'],
  ['workplace', 'onsite', 'on site | in person | in office'],
  ['type', 'parttime', 'part time'],
  ['type', 'fulltime', 'full time'],
  ['type', 'contract', 'contract | contract to hire | c2c | corp to corp | 1099'],
  ['type', 'temporary', 'temporary | temp | seasonal'],
  ['type', 'internship', 'internship | intern'],
  [
    'level',
    'entry',
    'entry level | new grad | new graduate | recent graduate | college graduate | early career | junior | jr | graduate | graduate scheme | graduate program | grad | no experience | no experience needed | no experience required | no experience necessary | trainee',
  ],
  ['level', 'mid', 'mid level | midlevel | intermediate'],
  ['level', 'senior', 'senior | sr | snr'],
  ['level', 'lead', 'lead'],
  ['level', 'staff', 'staff | principal'],
  ['age', '1', 'today | posted today | last 24 hour | past 24 hour | in the last 24 hour'],
  ['age', '7', 'this week | past week | last week | posted this week | in the last week | in the past week'],
  ['age', '30', 'this month | past month | last month | in the last month | in the past month'],
];

/** Words that never have to match where others do. */
export const fillers: ReadonlySet<string> = new Set(
  (
    'job hiring wanted opening vacancy vacancie position career employment role opportunity opportunitie urgently urgent now hire needed ' +
    'a an the in at for of with near around and to on from as my me i looking find search within by work working want and no not'
  ).split(' '),
);

/** After which a place is meant. */
export const placeWords: ReadonlySet<string> = new Set(['in', 'near', 'around']);

/** Codes of states that are words or short forms of work as well: a state in capitals alone, or behind a city. */
export const wordCodes: ReadonlySet<string> = new Set(
  'al ar as ca co ct de hi id in la ma md me mo ms mt nd ne oh ok on or pa pe pr sd va vt'.split(' '),
);

/** Cities of more than 100,000 people whose names are words as well: a place only with “in” or a state. */
export const wordCities: ReadonlySet<string> = new Set(
  (
    'mobile reading nice orange bath hull cork deal enterprise commerce industry independence liberty normal battle mission ' +
    'union hope temple corona roseville lead aurora bar deli trading clay golden jordan chad turkey victoria split best of ' +
    'essen born male salem data java como bari lens tours angers nancy lima peer cali van man leon surprise paradise ' +
    'carmel hamilton lincoln madison jackson charlotte garland arlington chandler gilbert elk newton gary macon ' +
    'security nurse manager power success kind spring springs sparks plantation columbia santos sales senior'
  ).split(' '),
);
