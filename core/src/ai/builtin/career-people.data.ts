/**
 * What a person asks, and what an answer that is of use to them names among its first five occupations. Judged before the
 * rules were written, from the publications and from what people of these trades are told by counselors.
 */
export type AskedByPerson = {
  who: string;
  career: string;
  prompt: string;
  /** What the coaching page is asked besides; none where it is the counseling page. */
  coaching?: { currentCareer?: string; interests?: string; longTermGoals?: string };
  /** At least so many of the first five are among these titles. */
  some: RegExp;
  atLeast: number;
  /** None of the first five is one of these. */
  none: RegExp;
  /** The median of each of the first five is at least this much, where one is published. */
  leastPay?: number;
};

const asks = (
  who: string,
  [career, prompt]: readonly [career: string, prompt: string],
  [atLeast, some, none]: readonly [atLeast: number, some: RegExp, none: RegExp],
  more: Partial<AskedByPerson> = {},
): AskedByPerson => ({ who, career, prompt, atLeast, some, none, ...more });

const writing =
  /Technical Writers|Writers and Authors|Editors|Public Relations Specialists|Proofreaders|Market Research|News Analysts|Human Resources|Paralegals|Fundraisers|Librar|Training and Development/;

/** The half that the rules were built with. */
export const builtWith: readonly AskedByPerson[] = [
  asks(
    'nurse',
    ['registered nurse', "I'm burned out and want away from the bedside"],
    [
      2,
      /Medical and Health Services Managers|Informatics|Medical Records|Health Information|Clinical (Research|Data)|Health Education|Training and Development|Insurance|Quality|Compliance|Community|Instructional|Claims|Social Work/,
      /Critical Care|Acute Care|Paramedics|Nursing Assistants|Emergency|Surgeons|Physicians/,
    ],
  ),
  asks(
    'nurse',
    ['nurse', 'no more nights or weekends, home with my kids'],
    [
      2,
      /Managers|Informatics|Records|Health Education|Health Information|Medical Secretaries|Instructors|Training|Social Work|Research/,
      /Critical Care Nurses|Acute Care|Paramedics|Emergency Medical|Nursing Assistants/,
    ],
  ),
  asks(
    'nurse',
    ['nurse', "what pays more without a master's?"],
    [
      1,
      /Medical and Health Services Managers|Informatics|Clinical Research|Managers|Sonographers|Analysts/,
      /Nurse Practitioners|Anesthetists|Physicians|Midwives|Surgeons/,
    ],
    { leastPay: 97_550 },
  ),
  asks('English graduate', ['english major, what can I do', ''], [3, writing, /Postsecondary/]),
  asks(
    'English graduate',
    ['', 'I just graduated with a BA in English and do not want to teach'],
    [3, writing, /Teacher|Tutor|Postsecondary|Instructional/],
  ),
  asks(
    'English graduate',
    ['English graduate', 'something remote that pays at least $60,000'],
    [2, writing, /Postsecondary|Teachers/],
    { leastPay: 60_000 },
  ),
  asks(
    'truck driver',
    ['truck driver', 'want off the road'],
    [
      3,
      /Dispatchers|Industrial Truck|Mechanics|Shipping|Logistic|Transportation, Storage|Freight|Material-Moving|Operating Engineers|Crane|Hoist/,
      /Drivers|Locomotive|Railroad Conductors|Refuse/,
    ],
  ),
  asks(
    'truck driver',
    ['truck driver', 'home every night'],
    [
      2,
      /Light Truck|School|Industrial Truck|Dispatchers|Refuse|Shuttle|Transit|Operating Engineers/,
      /Heavy and Tractor|Locomotive|Railroad Conductors|Flight|Sailors/,
    ],
  ),
  asks(
    'truck driver',
    ['truck driver', 'my back is bad, I need something less physical but no college'],
    [
      2,
      /Dispatchers|Shipping|Customer Service|Freight|Clerks|Taxi|Shuttle|Inspectors|Transportation|Industrial Truck/,
      /Laborers|Refuse|Loaders|Pile|Construction|Movers|Managers/,
    ],
  ),
  asks(
    'teacher',
    ['teacher', 'leaving the classroom'],
    [
      3,
      /Instructional Coordinators|Training and Development|Human Resources|Education Administrators|Counselors|Curriculum|Writers|Librarian|Fundraisers|Community|Project Management|Editors/,
      /Teachers|Teaching Assistants|Tutors/,
    ],
  ),
  asks(
    'teacher',
    ['elementary school teacher', 'what else can I do that is remote?'],
    [
      2,
      /Instructional Coordinators|Training and Development|Writers|Editors|Human Resources|Tutors|Project|Interpreters|Customer/,
      /Kindergarten Teachers|Preschool|Childcare|Teaching Assistants/,
    ],
  ),
  asks(
    'teacher',
    ['high school math teacher', 'want more money, I am good with data'],
    [
      2,
      /Data|Statistic|Actuar|Operations Research|Market Research|Financial|Software|Analyst|Accountants|Budget/,
      /Assistants|Tutors|Preschool|Childcare/,
    ],
  ),
  asks(
    'machinist of 58',
    ['machinist', 'I am 58, my knees hurt, am I too old to start over?'],
    [
      2,
      /Inspectors|Programmers|Calibration|Planning|Supervisors|Career\/Technical Education|Quality|Technologists|Estimators|Buyers|Purchasing/,
      /Laborers|Welders|Millwrights|Structural Metal|Roofers/,
    ],
  ),
  asks(
    'machinist of 58',
    ['machinist', 'I could teach what I know'],
    [1, /Career\/Technical Education|Training and Development|Self-Enrichment|Instruct/, /Laborers/],
  ),
  asks(
    'machinist of 58',
    ['cnc machinist', 'I like computers, less noise'],
    [2, /Programmers|Drafters|Technolog|Calibration|Mechatronics|Robotics/, /Grinding|Woodworking/],
  ),
  asks(
    'retail manager',
    ['retail store manager', 'burned out by customers, want weekends off'],
    [
      3,
      /Office and Administrative|Administrative Services|Buyers|Human Resources|Logistic|Planning|Purchasing|Operations Managers|Training|Payroll|Property/,
      /Salespersons|Cashiers|Food Prep|Counter|Customer Service|Housekeeping/,
    ],
  ),
  asks(
    'retail manager',
    ['retail manager', 'is there anything for me in HR without a degree?'],
    [
      1,
      /Human Resources Assistants|Payroll|Office and Administrative|Training/,
      /Human Resources Managers|Cashiers/,
    ],
  ),
  asks(
    'retail manager',
    ['', ''],
    [
      2,
      /Human Resources|Buyers|Purchasing|Sales Representatives|Training|Analysts|Project|Market|Specialists|Sales Managers/,
      /Food Prep|Housekeeping|Cashiers|Counter/,
    ],
    { coaching: { currentCareer: 'retail manager', longTermGoals: 'Work from home. Earn $70,000.' } },
  ),
  asks(
    'warehouse worker without high school',
    ['warehouse worker', 'I never finished high school, want better pay'],
    [
      2,
      /Industrial Truck|Crane|Construction Laborers|Operators|Drivers|Roofers|Helpers|Painters|Cement/,
      /Managers|Engineers, |Analysts|Nurses/,
    ],
    { leastPay: 38_000 },
  ),
  asks(
    'warehouse worker without high school',
    ['warehouse picker', 'less lifting'],
    [
      2,
      /Industrial Truck|Inspectors|Clerks|Packaging.*Operators|Weighers|Dispatchers|Guards|Drivers/,
      /Laborers|Loaders|Construction|Packers|Movers/,
    ],
  ),
  asks(
    'warehouse worker without high school',
    ['warehouse', 'want to learn a trade with my hands'],
    [
      3,
      /Mechanics|Electricians|Plumbers|Carpenters|Heating|Welders|Machin|Maintenance/,
      /Clerks|Packers|Stockers/,
    ],
  ),
  asks(
    'secretary over fifty',
    ['secretary', "I'm 52 and afraid AI will take my job"],
    [
      2,
      /Medical Secretaries|Administrative Services|Human Resources|Office and Administrative|Eligibility|Paralegal|Legal|Court|Management Analysts/,
      /File Clerks|Switchboard|Word Processors|Data Entry|Correspondence/,
    ],
  ),
  asks(
    'secretary over fifty',
    ['secretary', 'part time only'],
    [
      1,
      /Receptionists|Office Clerks|Medical Secretaries|Library|Clerks|Bookkeeping/,
      /Chief Executives|Managers/,
    ],
  ),
  asks(
    'secretary over fifty',
    ['administrative assistant', 'more money without going back to school'],
    [
      2,
      /Executive Secretaries|Office and Administrative|Administrative Services Managers|Human Resources|Legal Secretaries|Paralegals|Court|Eligibility/,
      /Chief Executives|Management Analysts/,
    ],
  ),
];
