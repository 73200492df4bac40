import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { placePurposes } from '@foothold/core/entities/place/place-type-name.ts';

// Everything here is made up. No employer, person or address of these names is meant; addresses end at example.com.

export type ExampleCompany = {
  name: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  description: string;
};

const company = (
  name: string,
  [city, state, latitude, longitude]: readonly [string, string, number, number],
  description: string,
): ExampleCompany => ({ name, city, state, latitude, longitude, description });

/** Employers by a short key. */
export const exampleCompanies = {
  larkspur: company(
    'Larkspur Health Partners',
    ['Columbus', 'OH', 39.9612, -82.9988],
    'Eleven family clinics and a home-visit program in central Ohio.',
  ),
  copperline: company(
    'Copperline Logistics',
    ['Kansas City', 'MO', 39.0997, -94.5786],
    'Moves parts for farm machinery by truck and rail.',
  ),
  fernhill: company(
    'Fernhill Library District',
    ['Boise', 'ID', 43.615, -116.2023],
    'Nine public libraries, two bookmobiles and a seed exchange.',
  ),
  saltmarsh: company(
    'Saltmarsh Energy Cooperative',
    ['Portland', 'ME', 43.6591, -70.2568],
    'Owned by its 31,000 members; half of its power comes from tides and wind.',
  ),
  tamarack: company(
    'Tamarack Mutual Insurance',
    ['Madison', 'WI', 43.0731, -89.4012],
    'Insures farms, barns and small shops in five states.',
  ),
  pebble: company(
    'Pebble & Pine Outdoor',
    ['Denver', 'CO', 39.7392, -104.9903],
    'Tents and packs that are repaired for life.',
  ),
  rivermouth: company(
    'Rivermouth Foods',
    ['Milwaukee', 'WI', 43.0389, -87.9065],
    'Soups and sauces for school kitchens.',
  ),
  halyard: company(
    'Halyard Scheduling',
    ['Raleigh', 'NC', 35.7796, -78.6382],
    'Software that plans shifts for hospitals and ferries.',
  ),
  goldenrod: company(
    'Goldenrod Community Schools',
    ['Des Moines', 'IA', 41.5868, -93.625],
    'Fourteen schools and an adult learning center.',
  ),
  quarry: company(
    'Quarry Street Bank',
    ['Pittsburgh', 'PA', 40.4406, -79.9959],
    'A savings bank with twenty-two branches.',
  ),
  cedarfork: company(
    'Cedar Fork Devices',
    ['Minneapolis', 'MN', 44.9778, -93.265],
    'Builds hearing aids and the tools that fit them.',
  ),
  windrow: company(
    'Windrow Farm Supply',
    ['Omaha', 'NE', 41.2565, -95.9345],
    'Seed, feed and fencing, by the pallet.',
  ),
  starling: company(
    'Starling Transit',
    ['Richmond', 'VA', 37.5407, -77.436],
    'Runs the bus lines of three counties.',
  ),
  mosaic: company('Mosaic Lane Media', ['Nashville', 'TN', 36.1627, -86.7816], 'Podcasts and local radio.'),
  beacon: company(
    'Beacon Hollow College',
    ['Albany', 'NY', 42.6526, -73.7562],
    'A small college known for nursing and forestry.',
  ),
  vane: company(
    'Vane & Fuller Research',
    ['Austin', 'TX', 30.2672, -97.7431],
    'Surveys and forecasts for public agencies; everyone works from home.',
  ),
  tidewater: company(
    'Tidewater Housing Trust',
    ['Norfolk', 'VA', 36.8508, -76.2859],
    'Builds and keeps 2,400 homes that people can afford.',
  ),
  marigold: company(
    'Marigold Home Care',
    ['Tucson', 'AZ', 32.2226, -110.9747],
    'Nurses and aides who visit at home.',
  ),
} as const satisfies Record<string, ExampleCompany>;
export type ExampleCompanyKey = keyof typeof exampleCompanies;

export type ExampleJob = {
  title: string;
  company: ExampleCompanyKey;
  pay: string;
  source: string;
  method?: string;
  type?: string;
  remote?: boolean;
  /** Days before today it was saved. */
  saved: number;
  /** What happened since: days before today, status, note. */
  history?: readonly (readonly [number, JobStatus, string?])[];
  notes?: string;
  text: string;
  resume?: 0 | 1;
  tags?: readonly string[];
  excitement?: 1 | 2 | 3 | 4 | 5;
  /** Days from today: until when to apply, and when to ask again. */
  deadline?: number;
  followUp?: number;
};

const P = 'application-in-progress';
const S = 'application-submitted';

/** Thirty jobs of one believable search: operations and data work, from an hour's drive to another state. */
export const exampleJobs: readonly ExampleJob[] = [
  {
    title: 'Operations Analyst',
    tags: ['dream job', 'know someone'],
    excitement: 5,
    company: 'larkspur',
    pay: '$68,000 - $82,000 a year',
    source: 'referral',
    method: 'email',
    saved: 34,
    resume: 0,
    history: [
      [31, P],
      [29, S, 'Sent to Ines, who passed it on.'],
      [21, 'interview-requested', 'Recruiter called; wants two times next week.'],
      [15, 'interview-scheduled', 'Video with the clinic manager.'],
      [9, 'interview-in-progress', 'Second round is planned.'],
    ],
    notes: 'Three clinics move to one booking system in spring. Ask who owns the numbers.',
    text: 'Keep the schedule data of eleven clinics in order, find out why visits run late, and say it in one page. SQL, patience, and the nerve to call a clinic.',
  },
  {
    title: 'Data Analyst, Routes',
    tags: ['data'],
    excitement: 3,
    company: 'copperline',
    pay: '$71,000 a year',
    source: 'linked-in',
    method: 'linked-in',
    saved: 27,
    resume: 0,
    history: [
      [25, S],
      [6, 'interview-requested', 'They asked for three times.'],
    ],
    text: 'Measure how long freight waits and where. Build the reports that dispatchers open first thing in the morning.',
  },
  {
    title: 'Branch Operations Coordinator',
    company: 'fernhill',
    pay: '$27.40 an hour',
    source: 'online',
    method: 'online',
    saved: 22,
    resume: 1,
    history: [
      [20, P],
      [18, S, 'County portal, nine pages.'],
    ],
    notes: 'Closing date was two days after I sent it.',
    text: 'Plan staff and rooms for nine branches, keep the bookmobiles on the road, and report to the board each quarter.',
  },
  {
    title: 'Member Services Analyst',
    tags: ['data', 'would move'],
    excitement: 4,
    company: 'saltmarsh',
    pay: '$64,000 - $74,000 a year',
    source: 'online',
    method: 'online',
    saved: 41,
    resume: 0,
    history: [
      [39, S],
      [33, 'interview-requested'],
      [27, 'interview-scheduled'],
      [20, 'interview-in-progress', 'Met the whole team.'],
      [4, 'offer-pending', '$70,500, answer wanted within two weeks.'],
    ],
    notes: 'Moving help up to $4,000. Winter bus line 7 stops at the door.',
    text: 'Answer what 31,000 members ask with numbers: bills, outages, solar credits.',
  },
  {
    title: 'Claims Data Specialist',
    company: 'tamarack',
    pay: '$29 - $34 an hour',
    source: 'indeed',
    method: 'indeed',
    saved: 33,
    resume: 0,
    history: [
      [32, S],
      [19, 'rejected-before-interview', 'Form letter.'],
    ],
    text: 'Check incoming claims data and mend what does not add up.',
  },
  {
    title: 'Inventory Planner',
    excitement: 4,
    company: 'pebble',
    pay: '',
    source: 'online',
    saved: 6,
    history: [[3, P, 'Letter half done.']],
    notes: 'They want a story about a shortage I saw coming.',
    resume: 1,
    text: 'Plan stock for two warehouses and the repair shop. Sewing not needed, respect for zippers is.',
  },
  {
    title: 'Supply Chain Analyst',
    company: 'rivermouth',
    pay: '$62,000 - $70,000 a year',
    source: 'adzuna',
    method: 'adzuna',
    saved: 52,
    resume: 0,
    history: [
      [50, S],
      [20, 'application-no-response'],
    ],
    text: 'Keep soup kitchens of 900 schools supplied; plan four weeks ahead.',
  },
  {
    title: 'Implementation Specialist',
    tags: ['remote', 'know someone'],
    excitement: 5,
    company: 'halyard',
    pay: '$75,000 - $88,000 a year',
    source: 'referral',
    method: 'email',
    remote: true,
    saved: 48,
    resume: 0,
    history: [
      [46, S, 'Through Tobias.'],
      [40, 'interview-requested'],
      [37, 'interview-scheduled'],
      [30, 'interview-in-progress'],
      [16, 'rejected-after-interview', 'They took someone from inside; asked to stay in touch.'],
    ],
    text: 'Bring new hospitals onto the shift planner: load their data, train their planners, stay until it works.',
  },
  {
    title: 'Attendance Data Clerk',
    company: 'goldenrod',
    pay: '$21.15 an hour',
    source: 'onsite',
    method: 'onsite',
    type: 'parttime',
    saved: 44,
    resume: 1,
    history: [
      [43, S],
      [36, 'filled-or-canceled', 'Position was not funded.'],
    ],
    text: 'Enter and check attendance of fourteen schools. School-year hours.',
  },
  {
    title: 'Process Improvement Analyst',
    company: 'quarry',
    pay: '$69,000 - $80,000 a year',
    source: 'linked-in',
    method: 'linked-in',
    saved: 19,
    resume: 0,
    history: [[16, S]],
    notes: 'Hiring manager posts about queue times. Mention the clinic project.',
    text: 'Walk through how an account is opened, count the steps, take half of them out.',
  },
  {
    title: 'Quality Systems Coordinator',
    tags: ['night shifts'],
    excitement: 2,
    followUp: 9,
    company: 'cedarfork',
    pay: '$31 an hour',
    source: 'indeed',
    method: 'indeed',
    saved: 12,
    resume: 0,
    history: [[10, S]],
    text: 'Keep the records that show a hearing aid was made as promised.',
  },
  {
    title: 'Warehouse Systems Lead',
    company: 'windrow',
    pay: '$66,000 a year',
    source: 'online',
    saved: 9,
    text: 'Own the scanner software of three yards and train the people who use it.',
  },
  {
    title: 'Ridership Planner',
    excitement: 3,
    deadline: 2,
    company: 'starling',
    pay: '$61,300 - $72,900 a year',
    source: 'online',
    saved: 1,
    notes: 'Closes soon. Needs a writing sample of two pages.',
    text: 'Count riders, redraw two lines, explain it at a public meeting without slides.',
  },
  {
    title: 'Audience Analyst',
    company: 'mosaic',
    pay: '$58,000 - $66,000 a year',
    source: 'linked-in',
    method: 'linked-in',
    saved: 60,
    resume: 0,
    history: [
      [58, S],
      [28, 'application-no-response'],
    ],
    text: 'Say who listens, when they stop, and what to try next.',
  },
  {
    title: 'Enrollment Reporting Analyst',
    company: 'beacon',
    pay: '$59,500 a year',
    source: 'online',
    method: 'online',
    saved: 30,
    resume: 0,
    history: [
      [28, P],
      [26, S],
      [12, 'interview-requested'],
      [8, 'interview-scheduled', 'On campus, half a day.'],
    ],
    notes: 'Bring the table of definitions.',
    text: 'Make the numbers of a small college agree with each other, and with the state.',
  },
  {
    title: 'Survey Operations Manager',
    tags: ['remote', 'dream job'],
    excitement: 5,
    deadline: 18,
    company: 'vane',
    pay: '$78,000 - $92,000 a year',
    source: 'online',
    remote: true,
    saved: 3,
    text: 'Run six surveys a year from first question to last table, with a team in four time zones.',
  },
  {
    title: 'Asset Data Coordinator',
    company: 'tidewater',
    pay: '$26 - $30 an hour',
    source: 'onsite',
    saved: 5,
    resume: 1,
    history: [[2, P]],
    text: 'Know the age of every roof, boiler and elevator in 2,400 homes.',
  },
  {
    title: 'Scheduling Supervisor',
    company: 'marigold',
    pay: '$25.50 an hour',
    source: 'indeed',
    method: 'indeed',
    saved: 24,
    resume: 1,
    history: [
      [23, S],
      [17, 'interview-requested'],
      [13, 'interview-scheduled'],
      [11, 'rejected-after-interview', 'Nights were required after all.'],
    ],
    text: 'Match 140 caregivers with the people they visit, every day of the week.',
  },
  {
    title: 'Patient Access Analyst',
    company: 'larkspur',
    pay: '$32 an hour',
    source: 'online',
    saved: 8,
    text: 'Find out why one call in five is dropped, and fix it.',
  },
  {
    title: 'Business Systems Analyst',
    company: 'tamarack',
    pay: '$72,000 - $84,000 a year',
    source: 'online',
    method: 'online',
    saved: 15,
    resume: 0,
    history: [
      [13, P],
      [11, S],
    ],
    text: 'Translate between adjusters and developers; write what was agreed.',
  },
  {
    title: 'Dispatch Reporting Analyst',
    company: 'copperline',
    pay: '',
    source: 'adzuna',
    method: 'adzuna',
    type: 'contract',
    saved: 70,
    resume: 0,
    history: [
      [68, S],
      [61, 'rejected-before-interview'],
    ],
    text: 'Six-month contract to rebuild weekly reports.',
  },
  {
    title: 'Program Data Manager',
    company: 'goldenrod',
    pay: '$63,000 a year',
    source: 'online',
    method: 'online',
    saved: 66,
    resume: 0,
    history: [
      [63, S],
      [55, 'interview-requested'],
      [51, 'interview-scheduled'],
      [45, 'interview-in-progress'],
      [38, 'offer-pending', '$60,000 at first.'],
      [35, 'offer-rejected', 'Could not meet the pay.'],
    ],
    text: 'Keep the records of the adult learning center true and useful.',
  },
  {
    title: 'Pricing Analyst',
    company: 'pebble',
    pay: '$67,000 - $76,000 a year',
    source: 'linked-in',
    method: 'linked-in',
    saved: 57,
    resume: 0,
    history: [
      [55, S],
      [49, 'rejected-before-interview'],
    ],
    text: 'Set prices for 3,000 items without looking at the neighbors all day.',
  },
  {
    title: 'Logistics Intern Coordinator',
    company: 'rivermouth',
    pay: '$23 an hour',
    source: 'other',
    type: 'temporary',
    saved: 75,
    history: [[40, 'archived', 'Too far from what I want.']],
    text: 'Twelve weeks with eight interns in the warehouse.',
  },
  {
    title: 'Product Support Analyst',
    tags: ['remote'],
    company: 'halyard',
    pay: '$30 - $36 an hour',
    source: 'online',
    remote: true,
    method: 'online',
    saved: 18,
    resume: 0,
    history: [[17, S]],
    text: 'Read the hard tickets, find the pattern, write it down for engineers.',
  },
  {
    title: 'Fleet Data Technician',
    company: 'starling',
    pay: '$24.80 an hour',
    source: 'online',
    method: 'online',
    type: 'fulltime',
    saved: 77,
    resume: 1,
    history: [
      [75, S],
      [46, 'application-no-response'],
    ],
    text: 'Keep fuel, mileage and repair records of 310 buses.',
  },
  {
    title: 'Grants Reporting Specialist',
    company: 'tidewater',
    pay: '$60,000 - $68,000 a year',
    source: 'referral',
    method: 'email',
    saved: 11,
    resume: 0,
    history: [
      [9, P],
      [7, S, 'Ines knows the director.'],
    ],
    text: 'Show funders what their money did, on time, in their own forms.',
  },
  {
    title: 'Fraud Operations Associate',
    company: 'quarry',
    pay: '$22 - $25 an hour',
    source: 'indeed',
    saved: 62,
    history: [[37, 'archived', 'Shift work on weekends.']],
    text: 'Review flagged payments and decide within the hour.',
  },
  {
    title: 'Research Data Assistant',
    company: 'beacon',
    pay: '',
    source: 'online',
    type: 'parttime',
    saved: 4,
    text: 'Clean and document forest survey data for two professors.',
  },
  {
    title: 'Demand Planner',
    company: 'windrow',
    pay: '$70,000 - $79,000 a year',
    source: 'adzuna',
    method: 'adzuna',
    saved: 47,
    resume: 0,
    history: [
      [45, S],
      [14, 'application-no-response'],
    ],
    text: 'Forecast seed and fencing by county and week.',
  },
];

/** Interviews of these jobs, by position in the list; `days` from today, negative is past. */
export const exampleInterviews = [
  {
    job: 0,
    days: 4,
    time: '10:00',
    zone: 'America/New_York',
    type: 'Video',
    status: 'Scheduled',
    interviewers: 'Ada Merriweather, clinic manager; one analyst',
    notes: 'They will share a table the day before.',
  },
  {
    job: 0,
    days: -9,
    time: '14:30',
    zone: 'America/New_York',
    type: 'Phone',
    status: 'Completed',
    interviewers: 'Joel Tamm, recruiter',
    notes: 'Pay range confirmed.',
  },
  {
    job: 14,
    days: 2,
    time: '09:00',
    zone: 'America/New_York',
    type: 'On-Site',
    status: 'Scheduled',
    interviewers: 'Registrar and two deans',
    notes: 'Parking behind the library. Half a day with lunch.',
  },
  {
    job: 1,
    days: 0,
    time: '',
    zone: 'America/Chicago',
    type: 'Video',
    status: 'TBD',
    interviewers: 'Head of dispatch',
    notes: 'Time not agreed yet.',
  },
  {
    job: 3,
    days: -20,
    time: '11:00',
    zone: 'America/New_York',
    type: 'On-Site',
    status: 'Completed',
    interviewers: 'Team of five',
    notes: 'Asked about outage maps.',
  },
  {
    job: 3,
    days: -27,
    time: '15:00',
    zone: 'America/New_York',
    type: 'Phone',
    status: 'Completed',
    interviewers: 'Ruth Alder',
    notes: '',
  },
  {
    job: 7,
    days: -30,
    time: '13:00',
    zone: 'America/New_York',
    type: 'Video',
    status: 'Completed',
    interviewers: 'Three customer leads',
    notes: 'Case: a ferry timetable with two boats missing.',
  },
  {
    job: 17,
    days: -12,
    time: '16:00',
    zone: 'America/Phoenix',
    type: 'Phone',
    status: 'Completed',
    interviewers: 'Office lead',
    notes: 'Nights came up at the end.',
  },
  {
    job: 21,
    days: -45,
    time: '10:30',
    zone: 'America/Chicago',
    type: 'On-Site',
    status: 'Completed',
    interviewers: 'Center director',
    notes: '',
  },
] as const;

/** What is left to do; `days` from today. */
export const exampleTasks = [
  { job: 12, days: 2, kind: 'deadline', title: 'Application closes' },
  { job: 1, days: 0, kind: 'todo', title: 'Offer three times' },
  { job: 3, days: 6, kind: 'deadline', title: 'Answer the offer' },
  { job: 5, days: 1, kind: 'todo', title: 'Finish the letter' },
] as const;

export const exampleContacts = [
  {
    job: 0,
    company: 'larkspur',
    name: 'Ines Calloway',
    role: 'Former colleague, works there',
    email: 'ines@example.com',
  },
  { job: 0, company: 'larkspur', name: 'Joel Tamm', role: 'Recruiter', email: 'joel@example.com' },
  { job: 7, company: 'halyard', name: 'Tobias Renn', role: 'Referred you', email: 'tobias@example.com' },
  { job: 3, company: 'saltmarsh', name: 'Ruth Alder', role: 'Hiring manager', email: 'ruth@example.com' },
] as const;

const summary =
  'Operations analyst with seven years in clinics and warehouses. Finds where time is lost and proves it.';

/** Two resumes of a made-up person; the first is the default one. */
export const exampleResumes = [
  {
    title: 'Analyst',
    summary,
    experience: [
      {
        companyName: 'Bramble Valley Clinics',
        title: 'Operations Analyst',
        startDate: '2022-03',
        endDate: 'present',
        city: 'Dayton',
        state: 'OH',
        notes:
          'Cut the wait for a first visit from 19 to 11 days by rebuilding the booking report.\nTrained 24 schedulers on the new form.',
      },
      {
        companyName: 'Millrace Parts',
        title: 'Inventory Coordinator',
        startDate: '2018-06',
        endDate: '2022-02',
        city: 'Dayton',
        state: 'OH',
        notes: 'Counted 8,000 items a quarter; write-offs fell by a third.',
      },
    ],
    education: [
      {
        institutionName: 'Wright Ferry State College',
        major: 'Business Statistics',
        startDate: '2014',
        endDate: '2018',
        city: 'Dayton',
        state: 'OH',
        gpa: '3.6',
      },
    ],
    skills: ['SQL', 'Spreadsheets', 'Tableau', 'Process mapping', 'Staff training'],
  },
  {
    title: 'Coordinator',
    summary: 'Coordinator who keeps people, rooms and vehicles where they are needed.',
    experience: [
      {
        companyName: 'Bramble Valley Clinics',
        title: 'Operations Analyst',
        startDate: '2022-03',
        endDate: 'present',
        city: 'Dayton',
        state: 'OH',
        notes: 'Planned rooms and shifts for four clinics.',
      },
    ],
    education: [
      {
        institutionName: 'Wright Ferry State College',
        major: 'Business Statistics',
        startDate: '2014',
        endDate: '2018',
        city: 'Dayton',
        state: 'OH',
        gpa: '',
      },
    ],
    skills: ['Scheduling', 'Spreadsheets', 'Vendor contracts', 'Spanish'],
  },
] as const;

/** Places the search could lead to, with the groups each is in. */
export const examplePlaces = [
  {
    name: 'Portland, Maine',
    city: 'Portland',
    state: 'ME',
    latitude: 43.6591,
    longitude: -70.2568,
    groups: [0, 2],
    notes: 'Offer in hand. Cold, but the sea.',
  },
  {
    name: 'Columbus, Ohio',
    city: 'Columbus',
    state: 'OH',
    latitude: 39.9612,
    longitude: -82.9988,
    groups: [0],
    notes: 'An hour from family.',
  },
  {
    name: 'Raleigh, North Carolina',
    city: 'Raleigh',
    state: 'NC',
    latitude: 35.7796,
    longitude: -78.6382,
    groups: [0],
    notes: '',
  },
  {
    name: 'Madison, Wisconsin',
    city: 'Madison',
    state: 'WI',
    latitude: 43.0731,
    longitude: -89.4012,
    groups: [0],
    notes: 'Bike paths all year.',
  },
  {
    name: 'Boise, Idaho',
    city: 'Boise',
    state: 'ID',
    latitude: 43.615,
    longitude: -116.2023,
    groups: [0, 1],
    notes: '',
  },
  {
    name: 'Tucson, Arizona',
    city: 'Tucson',
    state: 'AZ',
    latitude: 32.2226,
    longitude: -110.9747,
    groups: [1],
    notes: 'Visit in July before deciding.',
  },
  {
    name: 'Duluth, Minnesota',
    city: 'Duluth',
    state: 'MN',
    latitude: 46.7867,
    longitude: -92.1005,
    groups: [2],
    notes: 'The lake.',
  },
  {
    name: 'Albany, New York',
    city: 'Albany',
    state: 'NY',
    latitude: 42.6526,
    longitude: -73.7562,
    groups: [0],
    notes: '',
  },
] as const;

export const examplePlaceGroups = [
  { name: 'Could move there', description: 'Cities with a job on the list.', type: placePurposes.relocation },
  { name: 'Later in life', description: 'Warm and quiet.', type: placePurposes.retirement },
  { name: 'Summer trip', description: 'Look around before saying yes.', type: placePurposes.vacation },
] as const;
