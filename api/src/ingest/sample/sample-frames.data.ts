import type { SampleMode, SampleType } from './sample-trade.ts';

/** Headings of the four parts; the fifth, where there is one, is above a part about the employer at the end. */
export const sampleHeadings: readonly (readonly string[])[] = [
  ['About the role', 'What you will do', 'What you bring', 'What we offer'],
  ['About the job', 'Responsibilities', 'Requirements', 'Benefits'],
  ['The job', 'Your work', 'What we look for', 'What you get', 'About {company}'],
  ['About the role', 'What you will do', 'What you bring', 'What we offer', 'Who we are'],
];

/** Where the work is done, one sentence. */
export const samplePlaceLines: Readonly<Record<SampleMode | 'several', readonly string[]>> = {
  onsite: [
    'The job is based in {city}.',
    'This is an on-site position in {city}.',
    'You will work with our {city} team, on site.',
    'The place of work is {city}, with parking and a bus stop close by.',
  ],
  hybrid: [
    'This is a hybrid position: {two|three} days a week in {city}, the others from home.',
    'You come to our {city} office {twice|three times} a week and choose where to work on the other days.',
    'We work hybrid in {city}, with {Tuesday|Wednesday|Thursday} as the day we all meet.',
  ],
  remote: [
    'The position is fully remote within the United States, with a core time from 10 a.m. to 2 p.m. Central on your working days.',
    'You can work from anywhere in the United States; we meet in person {twice|three times} a year and pay for the trip.',
    'This is a remote position. We send the equipment and ask for a quiet place to work, in any US state.',
  ],
  several: [
    'We are hiring for this position in {cities}; tell us which suits you.',
    'The position is open in {cities}, one opening in each.',
    'You can do this job in {cities}.',
  ],
};

/** What the type of employment means; permanent full-time work goes without saying. */
export const sampleTypeLines: Readonly<Record<SampleType, readonly string[]>> = {
  'Full-time': [],
  'Part-time': [
    'Part-time, {20 to 24|24|25 to 30|30} hours a week.',
    'This is a part-time position with {16 to 20|20|24} hours a week, on days that we agree on.',
    'You work {three|four} days a week, {20|24|28} hours in all.',
  ],
  Contract: [
    'This is a contract for {six|nine|twelve} months, and may be extended.',
    'We are filling this as a {13-week|26-week|six-month} contract with a fixed hourly rate.',
  ],
  Internship: [
    'This is a paid internship with a fixed start and end.',
    'The internship is paid by the hour and full of real work.',
  ],
  Temporary: [
    'This is a temporary position for about {ten|twelve|sixteen} weeks.',
    'We need help for {three|four|five} months; some temporary colleagues stay on.',
  ],
};

/** Benefits by type of employment in the US; abroad for permanent staff and for a limited term. */
export const sampleBenefits: Readonly<Record<SampleType | 'abroad' | 'abroadTerm', readonly string[]>> = {
  'Full-time': [
    'Medical, dental and vision insurance from {the first day|the first of the next month|day 30}',
    'We pay {75|80|85|90} percent of the premium for you and {half|60 percent} for your family',
    'Retirement plan with a match of {three|four|five|six} percent',
    '{15|18|20|22} days of paid time off in the first year, more later',
    '{Eight|Nine|Ten|Eleven} paid holidays and sick leave on top',
    '{Six|Eight|Twelve} weeks of paid parental leave',
    'Short- and long-term disability and life insurance at no cost to you',
    'Counseling by phone or video, free and confidential',
    'Health savings account with {$500|$750|$1,000} from us each year',
    'Paid day off for volunteering, {once|twice} a year',
  ],
  'Part-time': [
    'Paid time off that grows with the hours you work',
    'Retirement plan with a match of {two|three|four} percent, also for part-time staff',
    'Dental and vision insurance from 20 hours a week',
    'Fixed days, agreed for {three|six} months at a time',
    'Paid holidays that fall on your days',
    'First call on full-time openings',
    'Counseling by phone or video, free and confidential',
  ],
  Contract: [
    'Paid weekly on approved hours',
    'Overtime at one and a half times the rate',
    'Equipment and access ready on the first day',
    'Option to buy into the group health plan',
    'Clear scope, one contact, {two|three} weeks of notice before the end',
    'Paid sick leave as state law sets out, or more',
  ],
  Internship: [
    'A mentor with {two|three} hours a week set aside for you',
    'Help with housing or {$300|$500} a month toward it',
    'Lunch with people from every department',
    'A written reference, and a talk about what comes next',
    'Credit forms for your school, signed without delay',
    'Paid holidays within the internship',
  ],
  Temporary: [
    'Paid weekly by direct deposit',
    'Paid training from the first hour',
    'Bonus of {$200|$300|$400} for staying to the agreed end',
    'Paid sick leave as state law sets out',
    'Fair chance at a permanent position: {a third|four in ten} of last year’s group stayed',
    'Shifts known {two|three} weeks ahead',
  ],
  abroad: [
    '{25|26|28} days of paid leave, public holidays not counted',
    'Pension contribution above what the law asks for',
    'Public transport pass or a bicycle lease',
    'Help with the visa and the first weeks if you move for the job',
    'Extra parental leave on top of the national rules',
    'Budget for a desk, chair and screen at home',
    'Private health or dental cover, as is usual in the country',
  ],
  abroadTerm: [
    'Paid leave in proportion to the time you stay',
    'Public transport pass for the whole time',
    'Help with the visa and the first weeks',
    'A desk and equipment ready on the first day',
    'A written reference at the end',
  ],
};

/** How a decision comes about; is at the end of about half of the postings. */
export const sampleProcessLines: readonly string[] = [
  'We read every application and answer within {five|seven|ten} working days.',
  'The process: a short call, one longer conversation, and a paid trial {morning|day} if we both want it.',
  'You meet your future manager first, then two colleagues. It takes {two|three} weeks in all.',
  'If you meet most of this but not all, we still want to hear from you.',
  'We welcome applicants of every background and make adjustments for disabilities; tell us what you need.',
  'No cover letter needed. A few lines on why this job are enough.',
  'References are checked only after you have said yes.',
];

/** First sentences of the second copies. */
export const sampleCopyOpeners: readonly string[] = [
  'We are looking for a new colleague for our team: {title}.',
  'Now hiring in {city}: {title}.',
  '{company} has an opening for the position of {title}.',
];
