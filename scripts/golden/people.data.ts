/** A made-up person: what they did, what they want, and what they ask in their own words. */
export type GoldenPerson = {
  trade: string;
  resume: string;
  goal: string;
  interests: string;
  place: string;
};

/** People who do not exist; the numbers in their resumes are the only ones an answer may use of them. */
export const people: readonly GoldenPerson[] = [
  {
    trade: 'registered nurse',
    resume:
      'Registered nurse\nRiverbend Hospital, Akron OH, 2019 to now: medical-surgical floor of 28 beds, charge nurse on nights, trained 6 new nurses\nADN, Lakeside Community College, 2018\nLicence: RN Ohio. BLS, ACLS',
    goal: 'Move to a clinic with day shifts',
    interests: 'teaching patients, wound care',
    place: 'Akron, OH',
  },
  {
    trade: 'new graduate in biology',
    resume:
      'BSc Biology, Hollow Creek University, 2026\nLab assistant, botany department, 2024 to 2026: counted 1,200 seedlings a term, kept the log\nCashier, Corner Grocer, summers\nSkills: pipetting, R, spreadsheets',
    goal: 'A first job in a laboratory',
    interests: 'plants, field work',
    place: 'Madison, WI',
  },
  {
    trade: 'truck driver',
    resume:
      'CDL A driver, Plains Freight, Omaha NE, 2014 to now: long haul, 11 states, no accident in 900,000 miles\nTanker and hazmat endorsements\nForklift, army reserve, 2010 to 2014',
    goal: 'Be home every night',
    interests: 'training drivers, dispatch',
    place: 'Omaha, NE',
  },
  {
    trade: 'teacher of mathematics',
    resume:
      'Mathematics teacher, Fern Valley Middle School, 2012 to now: 5 classes a day, led the change to a new curriculum for 14 teachers\nMEd, State College, 2012\nGoogle Classroom, Desmos',
    goal: 'Leave the classroom for writing learning material',
    interests: 'editing, data',
    place: 'Tucson, AZ',
  },
  {
    trade: 'machinist over fifty',
    resume:
      'Machinist, Grady Tool, 1994 to 2025 (plant closed): manual lathe, CNC mill, first-article inspection, ran a cell of 4\nHigh school diploma\nBlueprints, GD&T, Mastercam basics',
    goal: 'Change to a trade with work near home',
    interests: 'quality, repairing things',
    place: 'Toledo, OH',
  },
  {
    trade: 'warehouse lead',
    resume:
      'Lead, Northgate Fulfilment, 2020 to now: team of 12, cycle counts, cut mis-ships from 3% to 1%\nPicker, 2018 to 2020\nForklift certificate, SAP basics',
    goal: 'Become an operations supervisor',
    interests: 'planning, spreadsheets',
    place: 'Reno, NV',
  },
  {
    trade: 'line cook',
    resume:
      'Line cook, The Copper Pan, 2021 to now: grill and sauté, 180 covers on a Saturday\nDishwasher, 2019 to 2021\nServSafe food handler',
    goal: 'Become a sous chef or leave kitchens',
    interests: 'baking, ordering',
    place: 'Portland, ME',
  },
  {
    trade: 'bookkeeper',
    resume:
      'Bookkeeper, Alder & Sons Plumbing, 2016 to now: payables, payroll for 23, month-end in QuickBooks\nOffice clerk, 2013 to 2016\nAssociate degree in accounting, 2013',
    goal: 'Work from home as a staff accountant',
    interests: 'tax, order',
    place: 'Boise, ID',
  },
  {
    trade: 'web developer',
    resume:
      'Web developer, Lantern Studio, 2022 to now: React and TypeScript for 9 clients, moved 2 sites to static builds\nBootcamp, 2021\nRetail associate, 2017 to 2021',
    goal: 'A product team instead of an agency',
    interests: 'accessibility, testing',
    place: 'Remote',
  },
  {
    trade: 'home health aide',
    resume:
      'Home health aide, Bright Days Care, 2017 to now: 4 clients a week, medication reminders, charting\nCNA certificate, 2017\nSpanish and English',
    goal: 'Study to be a practical nurse',
    interests: 'older people, languages',
    place: 'El Paso, TX',
  },
  {
    trade: 'electrician apprentice',
    resume:
      'Third-year apprentice, Sparrow Electric, 2023 to now: rough-in of 30 homes, panel changes with the journeyman\nFramer, 2020 to 2023\nOSHA 10',
    goal: 'Finish and get the journeyman licence',
    interests: 'solar, controls',
    place: 'Denver, CO',
  },
  {
    trade: 'call centre agent',
    resume:
      'Support agent, Meridian Telecom, 2020 to now: 55 calls a day, satisfaction 4.6 of 5, wrote 8 help pages\nBarista, 2018 to 2020',
    goal: 'Work in customer success for software',
    interests: 'writing, teaching',
    place: 'Tampa, FL',
  },
  {
    trade: 'veteran, logistics',
    resume:
      'Supply sergeant, US Army, 2012 to 2024: accounted for equipment of 140 soldiers, 2 inspections without findings, led 7\nForklift, hazardous material certificate',
    goal: 'A civilian job in supply chain',
    interests: 'leading, planning',
    place: 'Columbus, GA',
  },
  {
    trade: 'graphic designer',
    resume:
      'Designer, Pinetree Print, 2015 to now: packaging for 40 products, prepress, brand guide for a brewery\nBFA, 2014\nIllustrator, InDesign, a little Figma',
    goal: 'Change to product design',
    interests: 'type, interfaces',
    place: 'Asheville, NC',
  },
  {
    trade: 'caregiver who returns to work',
    resume:
      'Cared for a parent, 2021 to 2025\nOffice manager, Dr. Osei dental practice, 2011 to 2021: front desk of 3, billing, scheduling for 2 dentists\nDentrix, insurance claims',
    goal: 'Return to an office with regular hours',
    interests: 'people, order',
    place: 'Richmond, VA',
  },
  {
    trade: 'hotel housekeeper',
    resume:
      'Housekeeper, Harbour Inn, 2018 to now: 14 rooms a shift, trained 5 new colleagues, linen inventory\nEnglish and Haitian Creole',
    goal: 'Become a housekeeping supervisor',
    interests: 'training, order',
    place: 'Miami, FL',
  },
  {
    trade: 'mechanical engineer',
    resume:
      'Mechanical engineer, Tarn Pumps, 2018 to now: redesigned a seal that cut warranty returns by 22%, SolidWorks, test rig\nBSME, 2018\nEIT',
    goal: 'Lead a small design team',
    interests: 'water, testing',
    place: 'Spokane, WA',
  },
  {
    trade: 'paralegal',
    resume:
      'Paralegal, Whitlow Law, 2017 to now: discovery in 60 family cases, e-filing, calendar of 3 lawyers\nParalegal certificate, 2016',
    goal: 'Change to compliance in a company',
    interests: 'rules, writing',
    place: 'Little Rock, AR',
  },
  {
    trade: 'farm worker',
    resume:
      'Crew lead, Sandhill Orchards, 2015 to now: crew of 18, pesticide applicator licence, irrigation repairs\nSpanish first, English good',
    goal: 'Work the whole year in one place',
    interests: 'machines, irrigation',
    place: 'Yakima, WA',
  },
  {
    trade: 'sales associate',
    resume:
      'Sales associate, Dove Outdoor, 2021 to now: footwear, add-on sales above the store mean in 7 of 12 months, opens the store\nHigh school diploma, 2020',
    goal: 'An office job with a way up',
    interests: 'numbers, people',
    place: 'Provo, UT',
  },
  {
    trade: 'data analyst',
    resume:
      'Data analyst, Quarry Insurance, 2021 to now: SQL and Python, weekly claims report for 4 managers, replaced 15 spreadsheets\nBA Economics, 2020',
    goal: 'Become a senior analyst in health care',
    interests: 'health, statistics',
    place: 'Hartford, CT',
  },
];
