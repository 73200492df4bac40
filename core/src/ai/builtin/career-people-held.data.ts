import type { AskedByPerson } from './career-people.data.ts';

const asks = (
  who: string,
  [career, prompt]: readonly [career: string, prompt: string],
  [atLeast, some, none]: readonly [atLeast: number, some: RegExp, none: RegExp],
  more: Partial<AskedByPerson> = {},
): AskedByPerson => ({ who, career, prompt, atLeast, some, none, ...more });

const office =
  /Accountants|Financial|Market Research|Human Resources|Management Analysts|Logist|Buyers|Purchasing|Claims|Credit|Loan|Project|Operations|Insurance|Budget|Training|Compensation/;

/** The half that was looked at once, when the rules stood. */
export const heldBack: readonly AskedByPerson[] = [
  asks(
    'biology graduate',
    ['biology graduate', 'what can I do without grad school'],
    [
      3,
      /Biological Technicians|Chemical Technicians|Environmental Science|Quality Control|Clinical (Lab|Research)|Medical Lab|Forensic|Agricultural|Food Science|Biologists|Sales Rep|Microbiolog|Zoolog|Conservation|Health Education/,
      /Postsecondary|Physicians|Surgeons|Dentists|Epidemiolog/,
    ],
  ),
  asks(
    'biology graduate',
    ['', "I have a bachelor's in biology and like being outdoors"],
    [
      2,
      /Conservation|Environmental|Forest|Soil|Zoolog|Wildlife|Fish|Park|Agricultural|Range/,
      /Postsecondary|Surgeons/,
    ],
  ),
  asks(
    'biology graduate',
    ['bio major', 'no lab work, I want to help people'],
    [
      2,
      /Health Education|Social|Community|Counsel|Nurs|Physician Assist|Therap|Health|Medical/,
      /Biological Technicians|Postsecondary|Chemists/,
    ],
  ),
  asks(
    'psychology graduate',
    ['psychology degree what jobs', ''],
    [
      3,
      /Human Resources|Social and Human Service|Counsel|Market Research|Case|Social Work|Probation|Psychiatric Tech|Training|Community Health|Rehabilitation/,
      /Postsecondary|Surgeons|Psychiatrists|Clinical and Counseling Psych/,
    ],
  ),
  asks(
    'psychology graduate',
    ['psych major', 'not therapy, something with data'],
    [2, /Market Research|Data|Statistic|Survey|Research|Analyst/, /Counselors|Therapists|Postsecondary/],
  ),
  asks(
    'psychology graduate',
    ['', 'just graduated in psychology'],
    [2, /School|Child|Counsel|Social|Teacher|Human Service|Education/, /Postsecondary|Market Research/],
    { coaching: { interests: 'helping kids' } },
  ),
  asks(
    'business graduate',
    ['business administration graduate, no experience', ''],
    [3, office, /Postsecondary|Chief Executives/],
  ),
  asks(
    'business graduate',
    ['business degree', 'I hate selling'],
    [3, office, /Sales|Agents|Real Estate|Advertising/],
  ),
  asks(
    'business graduate',
    ['', 'BBA, want to be home with my baby, part time'],
    [
      1,
      /Bookkeep|Accountants|Tax|Human Resources|Clerks|Payroll|Market Research/,
      /Postsecondary|Chief Executives/,
    ],
  ),
  asks(
    'cook',
    ['line cook', 'tired of nights and weekends'],
    [
      2,
      /Institution and Cafeteria|Bakers|Batchmakers|Butchers|Food (Science|Processing|Preparation)|Cooking Machine|Private Household|Meat/,
      /Restaurant|Short Order|Fast Food|Bartenders|Waiters|Baristas/,
    ],
  ),
  asks(
    'cook',
    ['cook', 'get me out of the kitchen'],
    [
      2,
      /Batch|Machine|Sales|Managers|Clerks|Purchasing|Inspect|Supervis|Stock|Technicians/,
      /Cooks|Chefs|Food Prep|Dishwashers|Bakers|Butchers/,
    ],
  ),
  asks(
    'cook',
    ['cook', 'more money, no degree'],
    [
      2,
      /Chefs|Supervisors|Managers|Butchers|Private|Bakers/,
      /Dishwashers|Fast Food|Attendants|Baristas|Food Preparation Workers/,
    ],
  ),
  asks(
    'welder',
    ['welder', "my eyes and back can't take it anymore"],
    [
      2,
      /Inspectors|Supervisors|Estimators|Education|Programmers|Technolog|Drafters|Quality|Clerks|Planning/,
      /Boilermakers|Grinding|Structural Metal|Laborers|Forging/,
    ],
  ),
  asks(
    'welder',
    ['welder', 'travel and make big money'],
    [
      1,
      /Boilermakers|Pile|Pipelayers|Plumbers|Elevator|Iron|Divers|Wind|Power-Line|Rig|Millwrights|Derrick|Crane/,
      /Hand$|Helpers/,
    ],
    { leastPay: 53_750 },
  ),
  asks(
    'welder',
    ['welder', 'want to run my own shop'],
    [1, /Managers|Supervisors|Estimators/, /Helpers|Laborers/],
  ),
  asks(
    'veteran',
    ['army infantry veteran', 'what civilian jobs fit'],
    [
      3,
      /Police|Security|Guards|Firefight|Correction|Emergency|Supervis|Operations|Logist|Detective|Patrol|Protective|Truck/,
      /Postsecondary|Psych/,
    ],
  ),
  asks(
    'veteran',
    ['veteran', 'I was a Navy mechanic'],
    [3, /Mechanic|Millwright|Machinery|Technician|Maintenance|Engine/, /Postsecondary|Physicians/],
  ),
  asks(
    'veteran',
    ['military logistics sergeant', 'getting out next year, want a government job'],
    [
      2,
      /Logist|Supply|Transportation|Storage|Purchasing|Buyers|Distribution|Operations|Shipping/,
      /Postsecondary/,
    ],
  ),
  asks(
    'career returner',
    ['', 'I have been caring for my mother for six years, before that I was an office manager'],
    [
      3,
      /Office|Administrative|Secretar|Clerk|Human Resources|Bookkeep|Executive/,
      /Home Health|Nursing Assist|Surgeons/,
    ],
  ),
  asks(
    'career returner',
    ['office clerk', 'ten years out of work raising kids, need school hours'],
    [
      2,
      /Teaching Assist|School|Library|Clerks|Receptionists|Secretar|Office/,
      /Chief Executives|Police|Bartenders/,
    ],
  ),
  asks(
    'career returner',
    ['caregiver for family', 'want to be paid for what I know'],
    [
      2,
      /Home Health|Personal Care|Nursing Assist|Childcare|Social and Human|Community Health|Medical Assist|Aides/,
      /Physicians|Surgeons/,
    ],
  ),
  asks(
    'immigrant engineer',
    ['civil engineer', 'I am an immigrant, my degree is from Syria, no US license'],
    [
      3,
      /Drafters|Technologists and Technicians|Construction|Inspectors|Estimators|Surveying|Project/,
      /Postsecondary|Taxi/,
    ],
  ),
  asks(
    'immigrant engineer',
    ['engineer from India', 'english is not my first language'],
    [3, /Engineer|Technolog|Drafter/, /Postsecondary|English|Blockchain|Writers/],
  ),
  asks(
    'immigrant engineer',
    ['mechanical engineer', 'need work fast while my credentials are evaluated'],
    [
      2,
      /Technologists|Drafters|Technicians|Calibration|Inspectors|Mechanic|Machin/,
      /Postsecondary|Surgeons/,
    ],
  ),
  asks(
    'bus driver',
    ['bus driver', 'too much stress from passengers'],
    [
      2,
      /Truck|Dispatchers|Industrial|Mechanic|Operators|Inspect|Parking|Yard|Clerks/,
      /Bus |Taxi|Flight Attendants|Passenger Attendants|Shuttle|Subway/,
    ],
  ),
  asks(
    'bus driver',
    ['school bus driver', 'want more hours and benefits'],
    [2, /Transit|Truck|Dispatchers|Subway|Operat|Mechanic/, /Parking Attendants/],
  ),
  asks(
    'bus driver',
    ['city bus driver, 61', "can't sit all day any more"],
    [
      1,
      /Monitors|Attendants|Mechanic|Inspect|Supervis|Conductors|Guards|Baggage|Ticket|Airfield/,
      /Taxi|Truck Drivers|Locomotive|Subway/,
    ],
  ),
  asks(
    'software tester laid off',
    ['software tester', 'laid off, is there still a future in QA?'],
    [
      3,
      /Software Developers|Systems Analysts|Security|Data|Project|Validation|Web|Quality/,
      /Postsecondary|Surgeons/,
    ],
  ),
  asks(
    'software tester laid off',
    ['QA tester', "I don't code"],
    [
      2,
      /Analysts|Project Management|Technical Writers|Support|Quality Control|Validation|Business|Training/,
      /Software Developers|Programmers|Blockchain|Web Developers/,
    ],
  ),
  asks(
    'software tester laid off',
    ['software tester', 'want something away from screens, with my hands'],
    [
      2,
      /Calibration|Technicians|Technologists|Electr|Mechanic|Install|Repair/,
      /Developers|Programmers|Database|Web/,
    ],
  ),
];
