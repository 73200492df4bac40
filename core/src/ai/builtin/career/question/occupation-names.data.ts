/**
 * Names that people use in questions where no table of titles has them: fields, verbs, short forms and military occupation
 * codes. Folded words by the code of the occupation; the longest name that fits counts. Military codes by the crosswalk of
 * O*NET to the services.
 */
export const occupationNames: Readonly<Record<string, string>> = {
  '11-9032.00': 'school principal',
  '11-9041.00': 'engineering manager',
  '13-1071.00': 'hr job|human resource job|into hr|to hr|in hr|hr specialist',
  '13-2011.00': 'accountant|cpa|certified public accountant|accounting job',
  '13-2052.00': 'financial advisor|financial planner|cfp',
  '15-1212.00': 'cyber security|cybersecurity analyst|infosec|cyber security analyst',
  '15-1232.00': 'help desk tech|it support|25b|25u',
  '15-1252.00':
    'software engineering|software developer|swe|coding bootcamp|coding boot camp|boot camp|bootcamp|coder|programmer|software engineer',
  '15-1253.00':
    'software qa|qa engineer|qa tester|software tester|software testing|qa analyst|sdet|software quality assurance',
  '17-2051.00': 'civil engineering job',
  '17-3023.00': 'electronics tech|electronics technician|electronic technician|electronic tech',
  '19-3033.00': 'psychologist',
  '21-1014.00': 'mental health counselor|lpc|lmhc|therapist|mental health counseling',
  '21-1021.00': 'social worker|msw|social work',
  '21-1022.00': 'lcsw|clinical social worker',
  '23-1011.00': 'law school|lawyer|attorney|jd|juris doctor',
  '23-2011.00': 'paralegal|legal assistant',
  '25-2021.00':
    'elementary teacher|elementary school teacher|grade school teacher|grade teacher|5th grade teacher|4th grade teacher|3rd grade teacher|2nd grade teacher|1st grade teacher|teach elementary|elementary education',
  '25-2022.00':
    'middle school teacher|teach middle school|6th grade teacher|7th grade teacher|8th grade teacher',
  '25-2031.00': 'high school teacher|teach high school|secondary teacher|secondary school teacher',
  '25-2012.00': 'kindergarten teacher|teach kindergarten',
  '29-1021.00': 'dental school|dentist',
  '29-1051.00': 'pharmacy school|pharmacist',
  '29-1071.00': 'physician assistant|pa school|pa license',
  '29-1122.00': 'occupational therapist|ot school|ot license',
  '29-1123.00': 'physical therapist|physical therapy|pt school|pt license|pt licence',
  '29-1126.00': 'respiratory therapy|respiratory therapist|rt program',
  '29-1127.00': 'speech therapist|slp|slp license|speech pathology|speech language pathologist',
  '29-1131.00': 'vet school|veterinarian',
  '29-1141.00':
    'rn|rns|nursing|nursing school|bsn|adn|registered nurse|staff nurse|icu nurse|er nurse|travel nurse|floor nurse|hospital nurse|med surg nurse|nurse',
  '29-1171.00': 'np|np license|nurse practitioner',
  '29-1216.00': 'med school|medical school|physician|medical doctor|doctor',
  '29-1292.00': 'dental hygiene|hygienist',
  '29-2034.00': 'rad tech|x ray tech|xray tech|radiology tech|radiologic technologist|radiography',
  '29-2032.00': 'sonographer|ultrasound tech|sonography',
  '29-2042.00': 'emt|emts|emt basic',
  '29-2043.00': 'paramedic|68w|army medic|combat medic|medic|navy corpsman|corpsman|hospital corpsman|4n0x1',
  '29-2052.00': 'pharmacy tech|pharm tech',
  '29-2055.00': 'surgical tech|scrub tech|surg tech|surgical technology',
  '29-2061.00': 'lpn|lpns|lvn|lvns|practical nursing|licensed practical nurse',
  '29-2072.00':
    'medical coding|medical coder|medical billing and coding|medical billing|billing and coding|health information technician|rhit',
  '31-1131.00': 'cna|cnas|nursing assistant|nurse aide|stna',
  '31-9011.00': 'massage therapist|massage therapy|massage school',
  '31-9091.00': 'dental assistant|dental assisting',
  '31-9092.00': 'medical assistant|cma|medical assisting',
  '31-9097.00': 'phlebotomist|phlebotomy|phleb',
  '31-9096.00': 'vet assistant|vet tech assistant',
  '29-2056.00': 'vet tech|veterinary technician',
  '33-3051.00':
    'cop|cops|police officer|police|sheriff deputy|deputy sheriff|31b|law enforcement officer|patrol officer',
  '33-2011.00': 'firefighter|fireman|12m',
  '33-9032.00': 'security guard|security officer|guard job|guard work',
  '39-5012.00':
    'cosmetologist|cosmetology|hair stylist|cut hair|cutting hair|do hair|doing hair|hairdresser|beauty school|hairstylist',
  '39-5011.00': 'barber|barbering|barber school',
  '41-9022.00': 'real estate agent|realtor|real estate license|real estate',
  '41-3021.00': 'insurance agent|insurance license',
  '35-2012.00': '92g',
  '43-4161.00': '42a',
  '43-3031.00': 'book keeper|bookkeeper|book keeping|bookkeeping',
  '47-2031.00': 'carpenter|carpentry|12w',
  '47-2111.00':
    'electrician|electrical apprenticeship|12r|journeyman electrician|master electrician|wireman|sparky',
  '47-5071.00': 'oil rig|rig hand|roughneck|oil field|oilfield',
  '47-2152.00': 'plumber|plumbing|12k|journeyman plumber|pipefitter|master plumber|plumbing apprenticeship',
  '47-2231.00': 'solar|solar installer|solar panel installer|solar tech|pv installer',
  '47-2073.00': 'heavy equipment operator|operating engineer|12n',
  '47-4011.00':
    'inspector|building inspector|plumbing inspector|electrical inspector|home inspector|code inspector|construction inspector',
  '49-3011.00':
    'helicopter mechanic|15t|15u|15r|aircraft mechanic|a p mechanic|aviation mechanic|airplane mechanic|anp|airframe and powerplant|2a5x1',
  '49-3023.00': 'auto mechanic|car mechanic|automotive technician',
  '49-3031.00': 'diesel mechanic|diesel tech|91b|diesel technician',
  '49-9021.00': 'hvac|epa 608|epa card|hvac tech|hvac technician|hvac installer|ac tech|refrigeration tech',
  '49-9041.00': 'industrial mechanic|millwright|industrial maintenance',
  '49-9051.00': 'lineman|lineworker|line worker|power lineman|line installer',
  '49-9081.00': 'wind turbine|wind turbine tech|wind tech|wind turbine technician|wind energy tech',
  '51-4041.00': 'machinist|cnc machinist',
  '51-4121.00': 'welder|welding|pipe welder',
  '53-3032.00':
    'trucker|truck driver|drive truck|drive a truck|driving truck|cdl driver|trucking|cdl|class a cdl|class a|otr driver|88m|semi driver|long haul driver|hazmat driver|hazmat',
  '53-3051.00': 'school bus driver|school bus',
  '53-3052.00': 'city bus driver|city bus|transit bus|bus driver|transit driver',
  '53-7062.00': 'warehouse worker|warehouse job|warehouse work|warehouse',
  '53-7051.00': 'forklift operator|forklift driver|92a',
};

/** Teaching without a level: the license is the same in kind, the figures are those of elementary school. */
export const teachingNames =
  'teacher|schoolteacher|school teacher|teaching license|teaching licence|teaching certificate|teaching job|teach in|is teaching';

/** Groups of occupations that a question leaves out by a name, as beginnings of codes. */
export const groupNames: Readonly<Record<string, string>> = {
  construction: '47-',
  'construction work': '47-',
  retail: '41-2 41-1011',
  restaurant: '35-',
  'food service': '35-',
  education: '25- 11-9031 11-9032 21-1012',
  school: '25- 11-9032 21-1012',
  'health care': '29- 31-',
  healthcare: '29- 31-',
  warehouse: '53-7062 53-7065 53-7064',
  trucking: '53-3032',
  factory: '51-',
  manufacturing: '51-',
  doctor: '29-121 29-122 29-124',
  'security guard': '33-9032 33-9093 33-9099 33-1091',
  guard: '33-9032 33-9093 33-9099 33-1091',
  security: '33-9032 33-9093 33-9099 33-1091',
  'call center': '43-4051 41-9041',
};
