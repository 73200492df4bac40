/**
 * Names that employers use for one trade, the most usual first, with the trade's id: a code of SOC 2018, or one with a
 * name behind a dot where the classification puts several trades under one code (accountants and auditors). `<` marks wider
 * trades that such a posting belongs to as well, `>` narrower ones that answer a question for this one. Before a name, `=`: only alone, not behind
 * other words; `~`: means the trade but is too short or too odd to be searched for in its place; `+`: a part of the
 * trade, so that a question for it is no question for all of it. Beyond these the titles of occupation-titles.data.ts count.
 */
export const tradeNames: readonly (readonly [ids: string, names: string])[] = [
  // Titles that say no trade, though a publication files them under one
  [
    '',
    'research scientist | product engineer | technical consultant | principal architect | enterprise architect director | technical artist | operations engineer | operations manager | team lead | development manager | product director | business manager | engineering lead | service manager | program director | executive director | managing director | staff engineer | customer experience manager | =vice president | account administrator | research analyst | automation engineer | =associate | regional manager | shift manager | field manager | field supervisor | experience manager | machine learning manager | data science manager | project engineer | consulting engineer | development engineer | evaluation engineer | operations coordinator | =chief communications officer | =inspector | tech lead | technical lead | intelligence manager | =investigator | shift supervisor | restoration specialist | development technician | communications assistant | mobility specialist | collections manager | technical director | media specialist | product developer | intel analyst | experience specialist | community associate | =case reviewer | service provider | land developer | real estate developer',
  ],
  // Words that are names of trades in a publication and mean other things in titles
  [
    '-',
    'principal | vendor | model | hunter | tech | technician | leader | agent | support | scout | mate | feeder | page | mover | pt | ot | md | prior | or technician | do | co | sitter | reader | setter | tester | maker',
  ],
  // Software and data
  [
    '15-1252',
    'software engineer | software developer | ~developer | software development engineer | programmer | computer programmer | software programmer | ~member of technical staff | application developer | application software engineer | +java engineer | +python engineer | +golang engineer | +go engineer | +ruby engineer | +rust engineer | +react engineer | +node engineer | +node js engineer | +.net engineer | +c++ engineer | +kotlin engineer | +scala engineer | +typescript engineer | +javascript engineer | +react native engineer | +sdk engineer | +api engineer | +java developer | +java programmer | +application programmer | +tools programmer | +compiler engineer | +software engineer intern | +software engineering',
  ],
  [
    '15-1252.front-end <15-1252 <15-1254',
    'front end engineer | front end developer | front end software engineer | ui engineer | ui developer | front end web developer',
  ],
  [
    '15-1252.back-end <15-1252',
    'back end engineer | back end developer | back end software engineer | server engineer',
  ],
  [
    '15-1252.full-stack <15-1252',
    'full stack engineer | full stack developer | full stack software engineer | full stack web developer',
  ],
  ['15-1254', 'web developer | web engineer | web programmer | website developer'],
  [
    '15-1252.mobile <15-1252',
    'mobile engineer | mobile developer | mobile app developer | mobile software engineer',
  ],
  [
    '15-1252.ios <15-1252.mobile <15-1252',
    'ios engineer | ios developer | ios software engineer | swift developer',
  ],
  [
    '15-1252.android <15-1252.mobile <15-1252',
    'android engineer | android developer | android software engineer',
  ],
  [
    '15-1252.embedded <15-1252',
    'embedded software engineer | firmware engineer | embedded engineer | embedded developer | firmware developer',
  ],
  ['15-1252.game <15-1252', 'game developer | game programmer | gameplay engineer | game engineer'],
  ['15-1252.platform <15-1252', 'platform engineer | platform developer | platform software engineer'],
  ['15-1252.blockchain <15-1252', 'blockchain engineer | blockchain developer | smart contract engineer'],
  [
    '15-1252.forward-deployed <15-1252',
    'forward deployed engineer | forward deployed software engineer | +deployed engineer | +deployment engineer',
  ],
  ['15-1252.graphics <15-1252', 'graphics engineer | rendering engineer | graphics programmer'],
  ['15-1252.robotics', 'robotics engineer | robotics software engineer | autonomy engineer'],
  ['15-1244.sre', 'site reliability engineer | +production engineer software | site reliability'],
  ['15-1244.devops', 'devops engineer | ~devops | development operations engineer | devsecops engineer'],
  ['15-1244.cloud', 'cloud engineer | cloud infrastructure engineer | aws engineer | azure engineer'],
  ['15-1244.infrastructure', 'infrastructure engineer | infrastructure software engineer'],
  [
    '15-1244',
    'system administrator | systems administrator | sysadmin | sys admin | network administrator | linux administrator | +linux engineer | windows administrator',
  ],
  ['15-1241', 'network engineer | network architect | computer network architect'],
  [
    '15-1253',
    'quality assurance engineer | qa engineer | software test engineer | qa analyst | qa tester | software tester | sdet | software development engineer in test | +software engineer in test | test automation engineer | quality assurance analyst | quality assurance tester | qa automation engineer | qa lead',
  ],
  [
    '15-1212',
    'information security analyst | security analyst | cybersecurity analyst | cyber security analyst | soc analyst | +threat intelligence analyst | +threat intel analyst | +cyber intel analyst | +it security officer | +information security officer',
  ],
  [
    '15-1299.security',
    'security engineer | cybersecurity engineer | cyber security engineer | information security engineer | security software engineer | application security engineer | product security engineer | +security architect',
  ],
  ['15-1299.penetration', 'penetration tester | pen tester | ethical hacker | red team engineer'],
  ['15-1299.sap', 'sap consultant | sap analyst'],
  [
    '15-1299.solutions-architect',
    'solutions architect | solution architect | cloud architect | enterprise architect | technical architect | cloud solution architect',
  ],
  ['15-1252.architect <15-1252', 'software architect | application architect'],
  [
    '15-1243.data-engineer',
    'data engineer | =~data engineering | etl developer | big data engineer | data platform engineer | data warehouse engineer',
  ],
  ['15-1243', 'data architect | database architect | database engineer | database developer'],
  ['15-1242', 'database administrator | dba | database admin'],
  [
    '15-2051',
    'data scientist | applied scientist | data science specialist | machine learning scientist | decision scientist',
  ],
  [
    '15-2051.ml',
    'machine learning engineer | ml engineer | ai engineer | deep learning engineer | artificial intelligence engineer | machine learning software engineer | mlops engineer | ai ml engineer | nlp engineer | computer vision engineer | +machine learning consultant | ml developer | ai developer',
  ],
  [
    '15-1221',
    'ai researcher | machine learning researcher | machine learning researcher | ai research scientist | research engineer',
  ],
  [
    '15-2051.analyst',
    'data analyst | analytics analyst | data analytics analyst | product analyst | insights analyst | reporting analyst | data analytics specialist',
  ],
  [
    '15-2051.bi',
    'business intelligence analyst | bi analyst | business intelligence developer | bi developer | business intelligence engineer | analytics engineer | bi engineer',
  ],
  [
    '15-1211.business',
    'business analyst | business systems analyst | it business analyst | +business process analyst | +analyst business process',
  ],
  ['15-1211', 'systems analyst | computer systems analyst | programmer analyst'],
  ['15-1299.systems-engineer', 'systems engineer | system engineer'],
  [
    '15-1232',
    'help desk technician | it support specialist | desktop support technician | help desk analyst | help desk specialist | it technician | desktop support specialist | it support technician | computer support specialist | technical support specialist | technical support representative | it support | help desk | service desk analyst | service desk technician | it support engineer | technical support engineer | desktop support engineer | it specialist | it support analyst | technical support analyst',
  ],
  [
    '15-1232.engineer',
    'support engineer | product support engineer | customer support engineer | application support engineer',
  ],
  [
    '15-1255.ux',
    'ux designer | user experience designer | ui ux designer | ux ui designer | interaction designer | user interface designer | ui designer | experience designer',
  ],
  ['15-1255.product', 'product designer | digital product designer'],
  ['15-1255', 'web designer | website designer'],
  ['15-1299.ux-researcher', 'ux researcher | user experience researcher | user researcher'],
  ['15-1299.web', 'webmaster | web administrator | web content manager'],
  ['15-1299.crm', 'salesforce administrator | salesforce admin | crm administrator'],
  ['15-1252.salesforce <15-1252', 'salesforce developer | salesforce engineer'],
  // Product, project and business
  ['11-2021.product', 'product manager | product owner | =~product management | digital product manager'],
  [
    '13-1082',
    'project manager | project management specialist | project coordinator | +project analyst | +scrum master | +project lead',
  ],
  [
    '13-1082.technical-program',
    'technical program manager | technical project manager | technical delivery manager',
  ],
  ['13-1082.program', 'program manager'],
  [
    '11-9021',
    'construction manager | construction project manager | construction superintendent | +project superintendent',
  ],
  ['47-1011', 'construction foreman | construction supervisor | crew leader construction'],
  [
    '13-1199.customer-success',
    'customer success manager | client success manager | customer success associate | customer success specialist | customer success partner | customer success representative | =~customer success | =~client success | customer success executive',
  ],
  [
    '13-1199.operations',
    'business operations associate | business operations analyst | operations analyst | business operations specialist | operations associate | operations specialist',
  ],
  [
    '13-1111',
    'management consultant | strategy consultant | business consultant | strategy associate | strategy analyst',
  ],
  ['13-1111.change', 'change management consultant | change management specialist'],
  ['11-3012', 'office manager | office administrator | administrative manager'],
  ['11-1021', '=general manager | +=operations manager | +=director of operations'],
  ['11-1011.ceo', '=chief executive officer | =ceo'],
  ['11-1011.cfo <11-3031', '=chief financial officer | =cfo'],
  ['11-3021.cto', '=chief technology officer | =cto | =chief technical officer'],
  ['11-3021.cio', '=chief information officer | =cio'],
  ['11-1011.coo', '=chief operating officer | =coo'],
  ['11-2021.cmo', '=chief marketing officer | =cmo'],
  ['11-3021.ciso', '=chief information security officer | =ciso'],
  ['11-1011.chief-of-staff', 'chief of staff'],
  ['11-3021', 'it manager | information technology manager | information systems manager | it director'],
  [
    '11-3021.software',
    'software engineering manager | +machine learning engineering manager | +data engineering manager | software development manager | manager software engineering | director of software engineering | manager software development | software manager',
  ],
  ['11-9041', 'engineering manager | engineering director | manager engineering | director of engineering'],
  [
    '13-1199.implementation',
    'implementation consultant | implementation specialist | implementation manager | onboarding specialist',
  ],
  // Sales and marketing
  [
    '41-3091.account-executive',
    'account executive | sales account executive | enterprise account executive | commercial account executive',
  ],
  [
    '41-3011',
    'advertising account executive | advertising sales representative | advertising sales agent | media sales representative',
  ],
  [
    '41-3091.account-manager',
    'account manager | client manager | relationship manager | key account manager | client account manager | strategic account manager | +account director | +account partner | +client partner',
  ],
  [
    '41-3091.sdr',
    'sales development representative | business development representative | sales development rep | business development rep | sdr | bdr | +account development representative | +hybrid development representative',
  ],
  [
    '41-4012 <41-3091',
    'sales representative | sales rep | sales consultant | sales person | outside sales representative | inside sales representative | salesman | territory sales representative | field sales representative | sales executive | sales specialist | territory manager',
  ],
  [
    '41-9031',
    'sales engineer | solutions engineer | solution engineer | +customer engineer | solutions consultant | pre sales engineer | presales engineer | solution consultant | technical sales engineer | pre sales consultant | field application engineer',
  ],
  [
    '41-2031',
    'sales associate | retail sales associate | retail associate | store associate | retail salesperson | sales clerk | shop assistant | store clerk | retail clerk | retail sales person | sales floor associate | retail sales consultant | beauty advisor | beauty consultant | +general merchandise expert | +style consultant | +style advisor | +sales advisor',
  ],
  [
    '41-1011',
    'store manager | retail store manager | assistant store manager | retail manager | retail supervisor | sales floor supervisor | store supervisor | shop manager | store leader | store director | store team leader | +store manager in training | +general merchandise team leader | +specialty sales team leader | +service and engagement team leader | +fulfillment operations team leader | +beauty team leader | +small format team leader | +inbound operations team leader | +=closing team leader',
  ],
  [
    '41-2011',
    'cashier | checkout clerk | check out clerk | cashier associate | front end cashier | checkout advocate',
  ],
  [
    '11-2022',
    'sales manager | sales director | +director of sales | regional sales manager | +head of sales | +vice president of sales',
  ],
  [
    '13-1199.business-development',
    'business development manager | business developer | =~business development | business development executive | business development associate | partnership manager | partnerships manager',
  ],
  [
    '11-2021',
    'marketing manager | marketing director | director of marketing | head of marketing | brand manager',
  ],
  ['11-2021.product-marketing', 'product marketing manager | product marketer | =~product marketing'],
  [
    '13-1161',
    'marketing specialist | marketing coordinator | marketing associate | market research analyst | marketing analyst | marketing assistant | marketer | digital marketing specialist | seo specialist | marketing executive | digital marketer',
  ],
  [
    '27-3031.social',
    'social media manager | social media specialist | social media coordinator | community manager | social media marketing specialist',
  ],
  [
    '27-3031',
    'public relations specialist | publicist | communications specialist | communications manager | communications coordinator | pr specialist | media relations specialist | communications associate | communication specialist',
  ],
  [
    '27-3031.developer-relations',
    'developer advocate | developer relations engineer | developer relations manager | developer evangelist',
  ],
  ['27-3043.copy', 'copywriter | copy writer | advertising copywriter'],
  [
    '27-3043.content',
    'content writer | content creator | content strategist | content specialist | ux writer',
  ],
  ['27-3042', 'technical writer | technical author | documentation specialist'],
  ['27-3041', 'editor | copy editor | managing editor'],
  ['27-3023', 'reporter | journalist | correspondent'],
  [
    '27-1024',
    'graphic designer | graphic artist | visual designer | brand designer | graphics designer | communication designer',
  ],
  ['27-1024.motion', 'motion designer | motion graphics designer | motion graphic artist'],
  ['27-1011', 'art director | creative director'],
  ['27-4021', 'photographer'],
  ['27-4032', 'video editor | film editor | video producer'],
  ['27-1025', 'interior designer'],
  ['27-1026', 'visual merchandiser | merchandiser | merchandise displayer'],
  ['27-1021', 'industrial designer | commercial designer'],
  ['27-3091', 'translator | interpreter | linguist | language interpreter'],
  // People
  [
    '13-1071.recruiter',
    'recruiter | talent acquisition specialist | talent acquisition partner | recruiting coordinator | ~talent acquisition | technical recruiter | corporate recruiter | talent acquisition recruiter | talent acquisition coordinator | talent partner | recruitment consultant | recruitment specialist | sourcer | talent sourcer | =~recruiting | recruiting specialist | +recruiting manager | +talent acquisition manager',
  ],
  [
    '13-1071',
    'human resources specialist | hr generalist | human resources generalist | hr specialist | hr business partner | human resources business partner | people partner | human resources representative | hr representative | hr coordinator | human resources coordinator | hr associate | people operations specialist | people business partner | human resources associate | =+human resources | +hr expert | +human resources expert',
  ],
  [
    '11-3121',
    'human resources manager | hr manager | hr director | human resources director | people manager human resources | head of people',
  ],
  ['43-4161', 'human resources assistant | hr assistant | hr administrator | personnel assistant'],
  [
    '13-1141',
    'compensation analyst | benefits specialist | benefits analyst | compensation and benefits analyst | benefits administrator | total rewards analyst',
  ],
  [
    '13-1151',
    'trainer | training specialist | corporate trainer | learning and development specialist | training coordinator | enablement specialist',
  ],
  [
    '25-9031',
    'instructional designer | curriculum developer | instructional coordinator | curriculum specialist | learning designer | course developer',
  ],
  // Money
  [
    '13-2011',
    'accountant | staff accountant | accounting specialist | general ledger accountant | public accountant | certified public accountant | =~accounting',
  ],
  ['13-2011.tax <13-2011', 'tax accountant | tax associate | tax analyst | tax specialist'],
  ['13-2011.auditor', 'auditor | internal auditor | audit associate | external auditor'],
  [
    '11-3031',
    'finance manager | controller | financial controller | accounting manager | finance director | comptroller | financial manager | director of finance | treasurer | financial reporting manager',
  ],
  [
    '43-3031',
    'bookkeeper | accounts payable clerk | accounting clerk | accounts clerk | accounts receivable clerk | accounts payable specialist | accounts receivable specialist | accounting assistant | full charge bookkeeper | billing and accounting clerk | ~accounts payable | ~accounts receivable | ap clerk | ar clerk | account clerk | accounting associate | accounting technician',
  ],
  [
    '43-3021',
    'billing specialist | billing clerk | billing coordinator | medical biller | billing representative | biller',
  ],
  ['43-3051', 'payroll specialist | payroll clerk | payroll administrator | payroll coordinator'],
  [
    '13-2051',
    'financial analyst | finance analyst | fp a analyst | investment analyst | investment banking analyst | equity research analyst | financial planning and analysis analyst | finance associate',
  ],
  [
    '13-2052',
    'financial advisor | personal financial advisor | wealth advisor | financial planner | wealth manager | financial consultant | financial adviser | +wealth planning consultant',
  ],
  ['13-2072', 'loan officer | mortgage loan officer | loan originator | mortgage loan originator'],
  ['43-3071', 'teller | bank teller | universal banker'],
  ['41-3031', 'trader | stock broker | stockbroker | investment banker'],
  [
    '13-2099.quant',
    'quantitative analyst | quantitative researcher | quant researcher | quant | quantitative trader | quant analyst | quantitative developer',
  ],
  ['15-2011', 'actuary | actuarial analyst'],
  ['13-2053', 'underwriter | insurance underwriter'],
  [
    '13-1031',
    'claims adjuster | claims examiner | claims specialist | insurance adjuster | claim representative | claim analyst | claim associate | +claim benefit specialist',
  ],
  ['41-3021', 'insurance agent | insurance sales agent | insurance producer | insurance broker'],
  ['13-1041', 'compliance officer | compliance specialist | compliance analyst | compliance manager'],
  ['13-2054', 'risk analyst | risk manager | credit risk analyst | risk specialist'],
  [
    '13-1023',
    'buyer | purchasing agent | procurement specialist | purchaser | procurement analyst | purchasing specialist | sourcing specialist',
  ],
  ['11-3061', 'purchasing manager | procurement manager | sourcing manager'],
  [
    '13-1081',
    'logistician | supply chain analyst | logistics analyst | logistics specialist | supply chain specialist | logistics coordinator | supply chain planner',
  ],
  [
    '11-3071',
    'supply chain manager | logistics manager | warehouse manager | distribution manager | transportation manager',
  ],
  [
    '13-1121',
    'event planner | event coordinator | meeting planner | event manager | events coordinator | event specialist',
  ],
  [
    '13-1131',
    'fundraiser | development officer fundraising | major gift officer | development associate fundraising',
  ],
  [
    '11-9141',
    'property manager | community manager apartment | apartment manager | community association manager',
  ],
  ['41-9022', 'real estate agent | realtor | real estate salesperson | leasing agent | leasing consultant'],
  // Offices
  [
    '43-6014',
    'administrative assistant | secretary | admin assistant | office assistant | administrative associate | administrative specialist | clerical assistant | administrative aide | administrative secretary | =~admin | administrative coordinator | office clerk | administrative support assistant | office coordinator | +clerical associate',
  ],
  [
    '43-6011',
    'executive assistant | executive administrative assistant | executive secretary | assistant to the ceo | executive admin',
  ],
  ['43-6012', 'legal secretary | legal administrative assistant'],
  [
    '43-6013',
    'medical secretary | medical receptionist | medical administrative assistant | medical office assistant | patient coordinator | patient access representative | patient service representative',
  ],
  [
    '43-4171',
    'receptionist | front desk receptionist | front desk coordinator | front office receptionist | front desk associate',
  ],
  [
    '43-4081',
    'front desk agent | hotel front desk clerk | guest service agent | hotel receptionist | front desk clerk | guest service representative | night auditor',
  ],
  [
    '43-9021',
    'data entry clerk | data entry operator | data entry specialist | data entry | data entry associate',
  ],
  ['43-9061', 'general office clerk | clerk typist | general clerk'],
  ['43-4071', 'file clerk | records clerk'],
  [
    '43-4051',
    'customer service representative | customer support representative | customer care representative | customer service associate | customer service agent | customer support specialist | customer service specialist | customer support agent | customer service rep | customer support associate | call center representative | call center agent | =~customer service | customer experience specialist | customer experience associate | =~customer support | customer service advocate | +customer service delivery advocate | +client service associate | client service representative | customer experience representative | contact center representative | member services representative | customer advocate | customer specialist | customer service clerk',
  ],
  [
    '43-5031',
    'dispatcher emergency | 911 dispatcher | emergency dispatcher | public safety telecommunicator | 911 operator | police communication technician',
  ],
  ['43-5032', 'dispatcher | truck dispatcher | transportation dispatcher'],
  // Law
  [
    '23-1011',
    'lawyer | attorney | counsel | ~attorney at law | +general counsel | staff attorney | legal counsel | corporate counsel | associate attorney | associate counsel | +commercial counsel | +product counsel | solicitor | +litigator | +assistant general counsel | +assistant district attorney | +assistant corporation counsel',
  ],
  ['23-2011', 'paralegal | legal assistant | litigation paralegal'],
  ['23-1012', 'law clerk | judicial law clerk'],
  // Health
  [
    '29-1141',
    'registered nurse | rn | staff nurse | nurse rn | staff rn | clinical nurse | +rn case manager | +nurse case manager | +charge nurse | +nurse registered',
  ],
  ['29-1100.nurse >29-1141 >29-2061 >29-1171 >29-1151 >29-1161', '=nurse'],
  [
    '29-1171',
    'nurse practitioner | np | advanced practice registered nurse | aprn | family nurse practitioner | psychiatric nurse practitioner | acute care nurse practitioner | advanced practice nurse | advanced practice provider | +advance practice provider | pediatric nurse practitioner | nurse practitioner np',
  ],
  [
    '29-2061',
    'licensed practical nurse | lpn | licensed vocational nurse | lvn | lpn lvn | practical nurse | vocational nurse',
  ],
  [
    '31-1131',
    'certified nursing assistant | cna | nursing assistant | nurse aide | nursing aide | certified nurse aide | nurse assistant | nurse attendant | stna | patient care technician | patient care assistant | patient care tech',
  ],
  [
    '11-9111',
    'nurse manager | director of nursing | nursing director | clinic manager | practice manager | medical office manager | health services manager | clinical manager | director of clinical services',
  ],
  ['29-1151', 'nurse anesthetist | crna | certified registered nurse anesthetist'],
  ['29-1161', 'nurse midwife | certified nurse midwife | cnm'],
  ['29-1071', 'physician assistant | pa c | physician associate | certified physician assistant'],
  [
    '29-1229 >29-1215 >29-1216 >29-1214 >29-1221 >29-1211 >29-1212 >29-1213 >29-1217 >29-1218 >29-1222 >29-1223 >29-1224 >29-1241 >29-1242 >29-1249',
    'physician | doctor | medical doctor | ~doctor of medicine | +medical director | +hospitalist | +physician md',
  ],
  [
    '29-1215',
    'family physician | primary care physician | family medicine physician | general practitioner | family doctor | family practice physician',
  ],
  ['29-1223', 'psychiatrist'],
  ['29-1249', 'surgeon | general surgeon'],
  [
    '29-1051',
    'pharmacist | staff pharmacist | clinical pharmacist | +pharmacy manager | registered pharmacist | rph',
  ],
  ['29-2052', 'pharmacy technician | pharmacy tech | certified pharmacy technician | pharm tech | cpht'],
  ['29-1051.intern', 'pharmacy intern'],
  ['29-1021', 'dentist | general dentist | doctor of dental surgery'],
  ['29-1292', 'dental hygienist | registered dental hygienist | rdh'],
  ['31-9091', 'dental assistant | dental aide'],
  [
    '31-9092',
    'medical assistant | certified medical assistant | clinical assistant | clinical medical assistant | +medical office assistant clinical | cma',
  ],
  ['31-9097', 'phlebotomist | phlebotomy technician'],
  ['29-1123', 'physical therapist | physiotherapist'],
  ['31-2021', 'physical therapist assistant | pta | physical therapy assistant'],
  ['29-1122', 'occupational therapist | otr'],
  ['31-2011', 'occupational therapy assistant | certified occupational therapy assistant | cota'],
  ['29-1126', 'respiratory therapist | rrt | respiratory care practitioner'],
  ['29-1127', 'speech language pathologist | slp | speech therapist | speech pathologist'],
  [
    '29-2034',
    'radiologic technologist | radiology technologist | x ray technician | x ray tech | radiology tech | rad tech | radiologic technician | radiology technician | ct technologist',
  ],
  [
    '29-2032',
    'diagnostic medical sonographer | sonographer | ultrasound technician | ultrasound tech | ultrasound technologist',
  ],
  ['29-2035', 'mri technologist | mri technician | mri tech'],
  [
    '29-2055',
    'surgical technologist | surgical technician | surgical tech | scrub tech | operating room technician',
  ],
  ['29-2042', 'emergency medical technician | emt | emt basic'],
  ['29-2043', 'paramedic | emt paramedic'],
  [
    '29-2011',
    'medical technologist | medical laboratory scientist | clinical laboratory scientist | laboratory technologist | clinical lab scientist',
  ],
  [
    '29-2012',
    'medical laboratory technician | lab technician medical | clinical laboratory technician | medical lab technician',
  ],
  ['31-1121', 'home health aide | caregiver | home care aide | hha'],
  [
    '31-1122',
    'personal care aide | personal care assistant | personal care attendant | direct support professional | pca | home attendant',
  ],
  ['29-1131', 'veterinarian | veterinary doctor | associate veterinarian | vet'],
  [
    '29-2056',
    'veterinary technician | vet tech | veterinary technologist | registered veterinary technician',
  ],
  ['31-9096', 'veterinary assistant | vet assistant'],
  ['29-1031', 'dietitian | registered dietitian | nutritionist | dietician'],
  [
    '29-2072',
    'medical coder | medical records specialist | health information technician | coding specialist medical | medical records technician | medical billing and coding specialist',
  ],
  ['29-2072.scribe', 'medical scribe'],
  ['31-1133', 'psychiatric aide | mental health technician | behavioral health technician'],
  [
    '21-1014',
    'mental health counselor | =+therapist | licensed professional counselor | mental health therapist | behavioral health therapist | licensed therapist | psychotherapist',
  ],
  ['19-3033', 'psychologist | clinical psychologist'],
  [
    '21-1029 >21-1021 >21-1022 >21-1023',
    'social worker | clinical social worker | licensed clinical social worker | lcsw | lmsw | licensed social worker',
  ],
  [
    '21-1093',
    'case worker | caseworker | social services assistant | human services assistant | case manager',
  ],
  ['21-1011', 'substance abuse counselor | addiction counselor | drug and alcohol counselor'],
  ['29-1299.behavior', 'board certified behavior analyst | bcba | behavior analyst'],
  [
    '31-1133.rbt',
    'registered behavior technician | behavior technician | rbt | aba therapist | behavior therapist',
  ],
  ['19-1042', 'clinical research scientist | medical scientist'],
  [
    '11-9121.clinical',
    'clinical research associate | clinical trial manager | clinical research coordinator | clinical trial coordinator | cra',
  ],
  ['21-1094', 'community health worker | patient navigator'],
  // Schools
  [
    '25-2021',
    'elementary school teacher | elementary teacher | primary school teacher | grade school teacher',
  ],
  ['25-2022', 'middle school teacher'],
  ['25-2031', 'high school teacher | secondary school teacher | secondary teacher'],
  [
    '25-2011',
    'preschool teacher | pre k teacher | early childhood teacher | infant teacher | toddler teacher | early childhood educator | prekindergarten teacher | nursery school teacher | day care teacher | child care teacher | prek teacher',
  ],
  ['25-2012', 'kindergarten teacher'],
  [
    '25-2059 >25-2055 >25-2056 >25-2057 >25-2058',
    'special education teacher | special ed teacher | sped teacher | intervention specialist special education',
  ],
  ['25-3031', 'substitute teacher | sub teacher | =~substitute'],
  [
    '25-9042',
    'teacher assistant | teacher aide | teaching assistant | paraprofessional | instructional aide | instructional assistant | paraeducator | classroom aide',
  ],
  ['25-3041', 'tutor | academic tutor | online tutor'],
  [
    '25-3011',
    'esl teacher | +english second language teacher | ell teacher | esol teacher | english as a second language teacher | esl instructor',
  ],
  [
    '25-1199',
    'professor | assistant professor | associate professor | adjunct professor | adjunct faculty | lecturer | adjunct instructor | college professor | faculty member',
  ],
  [
    '11-9032',
    'school principal | principal school | assistant principal | vice principal | elementary school principal | high school principal | dean of student',
  ],
  ['25-4022', 'librarian'],
  [
    '21-1012',
    'school counselor | guidance counselor | academic advisor | career counselor | college advisor | academic counselor',
  ],
  [
    '39-9011',
    'child care worker | child care provider | nanny | babysitter | child care assistant | day care worker | child care aide',
  ],
  ['27-2022', 'coach | athletic coach | assistant coach | head coach'],
  ['39-9031', 'personal trainer | fitness trainer | fitness instructor | group fitness instructor'],
  [
    '25-2000 >25-2011 >25-2012 >25-2021 >25-2022 >25-2023 >25-2031 >25-2032 >25-2051 >25-2055 >25-2056 >25-2057 >25-2058 >25-2059 >25-3011 >25-3031',
    'teacher | school teacher | classroom teacher | +science teacher | +math teacher | +mathematics teacher | +english teacher | +social studies teacher | +spanish teacher | +french teacher | +history teacher | +art teacher | +music teacher | +computer science teacher | +physical education teacher | +language teacher | +english language teacher',
  ],
  ['25-1194', '+medical assistant instructor | +hvac instructor | +welding instructor'],
  ['19-3094', 'policy analyst | public policy analyst'],
  // Food, hospitality, cleaning, care of grounds
  ['35-2014', 'cook | line cook | restaurant cook | prep cook | short order cook | grill cook'],
  ['35-1011', 'chef | executive chef | head chef | sous chef | chef de cuisine | pastry chef'],
  [
    '35-3031',
    'waiter | waitress | restaurant server | ~server restaurant | food server waitstaff | waitstaff',
  ],
  ['35-3011', 'bartender | mixologist'],
  ['35-3023', 'barista | starbucks barista'],
  ['35-9021', 'dishwasher'],
  ['35-2021', 'food prep worker | food preparation worker | kitchen helper | kitchen staff'],
  ['35-9031', 'host | hostess | restaurant host'],
  ['11-9051', 'restaurant manager | food service manager | kitchen manager | food and beverage manager'],
  [
    '35-1012',
    'food service supervisor | food and beverage supervisor | +food and beverage team leader | +food service team leader',
  ],
  [
    '37-2011',
    'janitor | custodian | cleaner | janitorial worker | custodial worker | building cleaner | office cleaner | porter | environmental services technician | evs technician | day porter | janitorial cleaner | custodial technician | evs tech',
  ],
  [
    '37-2012',
    'housekeeper | maid | room attendant | housekeeping attendant | guest room attendant | =~housekeeping | room cleaner',
  ],
  [
    '37-3011',
    'landscaper | groundskeeper | landscape worker | lawn care technician | grounds maintenance worker | gardener',
  ],
  ['37-2021', 'pest control technician | exterminator'],
  // Protection
  [
    '33-9032',
    'security guard | security officer | unarmed security officer | armed security officer | +target security specialist | +security associate | +public safety officer',
  ],
  [
    '33-9099.loss-prevention',
    'loss prevention specialist | asset protection specialist | loss prevention officer | asset protection associate | loss prevention associate | asset protection team leader',
  ],
  ['33-3051', 'police officer | patrol officer | deputy sheriff | sheriff deputy | law enforcement officer'],
  ['33-3012', 'correctional officer | corrections officer | detention officer | jailer'],
  ['33-2011', 'firefighter | fire fighter | fireman'],
  ['33-9021', 'private investigator | private detective'],
  // Trades, plants, vehicles
  ['47-2111', 'electrician | journeyman electrician | master electrician | +electrical technician building'],
  ['47-2152', 'plumber | pipefitter | steamfitter | journeyman plumber | pipe fitter'],
  ['47-2031', 'carpenter | framer | finish carpenter'],
  ['47-2141', 'painter | house painter'],
  ['47-2061', 'construction worker | construction laborer | general laborer construction'],
  ['47-2073', 'heavy equipment operator | equipment operator | excavator operator'],
  ['47-2181', 'roofer'],
  ['51-4121', 'welder | welder fabricator | mig welder | tig welder'],
  ['51-4041', 'machinist | cnc machinist'],
  ['51-9161', 'cnc operator | cnc machine operator | cnc programmer operator'],
  [
    '49-9021',
    'hvac technician | hvac mechanic | hvac installer | hvac service technician | hvac tech | refrigeration technician | hvac r technician',
  ],
  [
    '49-3023',
    'auto mechanic | automotive technician | auto technician | +mechanic automotive | automotive mechanic | automotive service technician | car mechanic | auto tech | +lube technician | +mechanic technician | +brake and tire technician | vehicle technician | +automotive diagnostic technician | +mechanic',
  ],
  ['49-3031', 'diesel mechanic | diesel technician | truck mechanic | diesel tech'],
  [
    '49-3021',
    'auto body technician | collision technician | auto body repair technician | body technician | +auto body prepper',
  ],
  [
    '49-3011',
    'aircraft mechanic | aviation mechanic | a&p mechanic | aircraft technician | aviation maintenance technician | aircraft maintenance technician',
  ],
  [
    '49-9041',
    'industrial mechanic | industrial maintenance mechanic | industrial maintenance technician | millwright',
  ],
  [
    '49-9071',
    'maintenance technician | maintenance worker | maintenance mechanic | handyman | maintenance tech | building maintenance worker | facilities technician | facility technician | building maintenance technician | maintenance person | maintenance and repair worker',
  ],
  ['51-2092', 'assembler | assembly technician | production assembler | assembly worker'],
  [
    '51-9198 <51-9199',
    'production worker | production associate | manufacturing associate | factory worker | production operator | manufacturing operator | manufacturing technician | +production technician',
  ],
  ['51-9199.machine', 'machine operator | machine technician'],
  ['51-1011', 'production supervisor | manufacturing supervisor | production manager floor'],
  [
    '51-9061',
    'quality inspector | quality control inspector | qc inspector | quality control technician | inspector quality',
  ],
  [
    '53-3032',
    'truck driver | cdl driver | cdl truck driver | tractor trailer driver | semi truck driver | otr driver | cdl a driver | class a driver | cdl a truck driver | over the road driver | class a cdl driver | otr truck driver | +truck operator',
  ],
  [
    '53-3000.driver >53-3032 >53-3033 >53-3031 >53-3051 >53-3052 >53-3053 >53-3054',
    'driver | motor vehicle operator',
  ],
  [
    '35-3023.crew',
    'fast food worker | food service team member | crew member | fast food crew member | food and beverage expert',
  ],
  [
    '53-3033',
    'delivery driver | delivery truck driver | package delivery driver | courier driver | customer delivery driver | box truck driver | route driver',
  ],
  ['53-3052', 'bus driver | transit operator | bus operator | motor coach operator'],
  ['53-3051', 'school bus driver'],
  ['53-3053', 'chauffeur | shuttle driver'],
  [
    '53-7062',
    'warehouse associate | warehouse worker | material handler | package handler | freight handler | warehouse team member | +mover | +loader | +=warehouse | +general warehouse | +warehouse lead',
  ],
  [
    '53-7065',
    'stocker | order picker | picker packer | stock associate | order filler | stock clerk | warehouse picker | grocery stocker | overnight stocker | inbound stocker | +4am inbound | +6am inbound | +overnight inbound | order selector | fulfillment associate | +fulfillment expert | +inbound stocking',
  ],
  ['53-7051', 'forklift operator | forklift driver | lift truck operator'],
  [
    '53-7061',
    'car detailer | auto detailer | vehicle detailer | automotive detailer | detailer | car washer | +detailer lot attendant',
  ],
  [
    '41-2022',
    'automotive parts associate | parts counter person | parts specialist | parts associate | parts advisor',
  ],
  [
    '43-5071',
    'shipping and receiving clerk | shipping clerk | receiving clerk | inventory clerk | inventory specialist | shipping associate | receiving associate',
  ],
  ['53-2012 <53-2011', 'pilot | commercial pilot | airline pilot | first officer pilot'],
  ['53-2031', 'flight attendant | cabin crew'],
  ['39-5012', 'hairstylist | hair stylist | cosmetologist | hairdresser | stylist'],
  ['31-9011', 'massage therapist'],
  // Engineering and science
  ['17-2141', 'mechanical engineer | mechanical design engineer'],
  ['17-2071', 'electrical engineer | electrical design engineer | controls engineer'],
  ['17-2072', 'electronics engineer | analog design engineer | rf engineer | pcb design engineer'],
  [
    '17-2061',
    'hardware engineer | asic engineer | fpga engineer | rtl design engineer | asic design engineer | cpu design engineer | design verification engineer | silicon engineer | physical design engineer | soc design engineer | computer hardware engineer | asic verification engineer | rtl engineer | hardware design engineer | +verification engineer | +dft engineer',
  ],
  [
    '17-2051',
    'civil engineer | structural engineer | transportation engineer | geotechnical engineer | structural design engineer',
  ],
  [
    '17-2112',
    'industrial engineer | manufacturing engineer | process engineer | quality engineer | production engineer | manufacturing process engineer | supplier quality engineer | +reliability engineer',
  ],
  [
    '17-2011',
    'aerospace engineer | propulsion engineer | avionics engineer | aeronautical engineer | flight engineer test | gnc engineer | flight test engineer',
  ],
  ['17-2041', 'chemical engineer'],
  ['17-2081', 'environmental engineer'],
  ['17-2031', 'biomedical engineer | bioengineer'],
  ['17-2131', 'materials engineer'],
  ['17-2199.design', 'design engineer'],
  ['17-2199.test', 'test engineer | integration engineer | integration and test engineer'],
  [
    '17-2199.field',
    'field service engineer | field engineer | service engineer | field service technician | field technician',
  ],
  ['17-2111', 'safety engineer | ehs engineer'],
  [
    '19-5011',
    'ehs specialist | safety specialist | safety manager | environmental health and safety specialist | safety coordinator | occupational safety specialist',
  ],
  ['17-1011', 'architect building | project architect | architectural designer'],
  ['19-3051', 'urban planner | city planner | transportation planner'],
  ['13-1051', 'estimator | cost estimator | construction estimator'],
  ['47-4011', 'building inspector | construction inspector | home inspector'],
  [
    '19-4021',
    'lab technician | laboratory technician | research technician | laboratory assistant | lab assistant | research assistant laboratory | lab tech',
  ],
  ['19-1029', 'biologist | research biologist | molecular biologist'],
  ['19-2031', 'chemist | analytical chemist'],
  ['19-4061', 'research assistant'],
  ['19-1042.research', 'research associate'],
  ['15-2041', 'statistician | biostatistician'],
];
