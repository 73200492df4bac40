/**
 * Licences and certificates of many trades, one a line: names that mean the same, divided by `|`, the first as it is
 * shown; `>` what it includes. A `=` before a name asks for its very letters, since the word means other things too.
 * Names are those of who gives them: NCSBN and state boards of nursing, American Heart Association, FMCSA and 49 CFR 383
 * (driving), AICPA, PMI, FINRA, SHRM and HRCI, CompTIA, (ISC)2, ISACA, Amazon, Microsoft, Google, Cisco, OSHA, ServSafe,
 * EPA section 608, ASE, AWS (welding), NABTU, FAA, NCCER, ASHA, NBCOT, FSBPT, ARRT, NHA, PTCB, NASM, NCARB, NSPE and NCEES,
 * NASBA, CFP Board, CFA Institute, state departments of education and labor, US Office of Personnel Management.
 */
export const licenceRows = `
RN license | registered professional nurse | registered nurse license | registered nurse licensure | licensed registered nurse | licensed rn | rn licensure | =RN | registered nurse > Nursing license
LPN license | licensed practical nurse | licensed vocational nurse | lpn licensure | =LPN | =LVN > Nursing license
Nursing license | nurse license | nursing licensure | licensed nurse | nurse licensure compact | compact license | multistate license
APRN license | nurse practitioner license | advanced practice registered nurse | =APRN | =CRNP | certified nurse practitioner > RN license
CNA certification | certified nursing assistant | certified nurse aide | certified nurse assistant | state tested nursing assistant | =CNA | =STNA
Medical license | licensed physician | physician license | license to practice medicine | board certified physician
Physician assistant license | licensed physician assistant | =PA-C | certified physician assistant
Physical therapist license | physical therapy license | licensed physical therapist | =DPT
Physical therapist assistant license | licensed physical therapist assistant | =PTA
Occupational therapist license | occupational therapy license | licensed occupational therapist | =OTR/L | =OTR | =NBCOT
Occupational therapy assistant license | =COTA | certified occupational therapy assistant
Speech-language pathology license | slp license | =CCC-SLP | ccc slp | certificate of clinical competence
Respiratory therapist license | registered respiratory therapist | =RRT | =CRT
Radiologic technologist registration | =ARRT | arrt | registered radiologic technologist
Pharmacist license | licensed pharmacist | registered pharmacist | pharmacy license | =RPh
Pharmacy technician certification | certified pharmacy technician | =CPhT | cpht | =PTCB | pharmacy technician license
Dental hygienist license | registered dental hygienist | dental hygiene license | =RDH
Social work license | licensed social worker | social worker license | licensed clinical social worker | licensed master social worker | =LCSW | =LMSW | =LICSW | =LSW | =LCSW-R | social work licensure
Professional counselor license | licensed professional counselor | licensed mental health counselor | =LPC | =LMHC | =LPCC | counselor license | =LCPC
Marriage and family therapist license | licensed marriage and family therapist | =LMFT
Psychologist license | licensed psychologist | licensed clinical psychologist
Board Certified Behavior Analyst | =BCBA | board certified behavior analyst | =LBA | licensed behavior analyst
Registered Behavior Technician | =RBT | registered behavior technician
Paramedic license | paramedic certification | =NREMT-P | certified paramedic | licensed paramedic > EMT certification
EMT certification | =EMT | emt-b | emt license | nremt | emergency medical technician certification
CDL Class A | cdl a | cdl-a | class a cdl | class a commercial driver license | class a commercial drivers license | class a commercial driver's license | class a driver license | class a license | commercial driver license class a > CDL Class B
CDL Class B | cdl b | cdl-b | class b cdl | class b commercial driver license | class b commercial driver's license | class b license | class b driver license > CDL
CDL | commercial driver license | commercial drivers license | commercial driver's license | commercial driving license | commercial license > Driver license
Hazmat endorsement | hazmat | haz mat endorsement | hazardous materials endorsement | h endorsement
Tanker endorsement | tank endorsement | tank vehicle endorsement | n endorsement | tanker
Doubles and triples endorsement | doubles/triples | doubles triples | double triple endorsement | t endorsement | doubles endorsement
Passenger endorsement | p endorsement | passenger (p) endorsement
School bus endorsement | s endorsement | school bus driver endorsement
DOT medical card | dot medical certificate | dot physical | medical examiner certificate | medical card | dot medical examiner
TWIC card | =TWIC | twic | transportation worker identification credential
Driver license | driver's license | drivers license | driver licence | driving licence | driving license | valid license to drive | motor vehicle license | motor vehicle driver license | operator license
Teaching license | teaching certificate | teaching certification | teacher certification | teaching licensure | teacher license | teacher licensure | teaching credential | teaching credentials | certified teacher | licensed teacher | educator license | educator certification | state certification in education | postgraduate professional license | collegiate professional license | teacher certificate | professional teaching license | elementary certification | teaching endorsement | educator certificate | certified educator
Special education endorsement | special education certification | special education license | special education licensure | sped certification | special education teaching license
ESL endorsement | esl certification | esol endorsement | tesol certificate | tefl certificate | tefl certification | =TESOL | =TEFL | =CELTA | esol certification
School administrator license | administrative license | principal license | principal certification | administration and supervision endorsement | school building leader | school district leader | administration license
School counselor license | school counseling license | school counselor certification | licensed school counselor | pupil personnel services
School psychologist license | school psychology license | certified school psychologist
Paraprofessional certificate | parapro assessment | paraprofessional certification | paraeducator certificate | =ParaPro
Library media endorsement | school librarian certification | library media specialist endorsement | certified librarian | public librarian certificate | librarian certificate
Child development associate | =CDA | cda credential | child development associate credential
CPA | certified public accountant | =CPA | cpa license | cpas
Enrolled agent | =EA enrolled agent
Series 7 | series 7 license | finra series 7 | general securities representative
Series 6 | series 6 license
Series 63 | series 63 license
Series 65 | series 65 license
Series 66 | series 66 license
SIE exam | securities industry essentials | finra sie
Insurance license | property and casualty license | life and health license | p&c license | life insurance license | insurance producer license | adjuster license | property casualty license | health insurance license
Mortgage license | nmls | =NMLS | mortgage loan originator license | =SAFE Act
Real estate license | real estate salesperson license | licensed realtor | real estate broker license
Bar admission | admitted attorney | admitted to practice | admission to practice | nys bar | york bar | admitted to the bar | active bar | licensed attorney | license to practice law | member of the bar | bar membership | admission to the bar | state bar | licensed to practice law | bar admission in good standing
Notary public | notary | notary commission | commissioned notary
Paralegal certificate | certified paralegal | paralegal certification
Professional engineer license | professional engineer | =PE | pe license | licensed professional engineer | professional engineering license | registered professional engineer
Fundamentals of Engineering | =EIT | =FE exam | engineer in training | intern engineer certificate
Architect license | registered architect | licensed architect | =RA license | architect registration | registered landscape architect | licensed landscape architect
Journeyman electrician license | journeyman license | journeyman electrician | journeyman card | journey level electrician | licensed journeyman | journeyman wireman
Master electrician license | master electrician | licensed electrician | electrician license | electrical license > Journeyman electrician license
Journeyman plumber license | journeyman plumber | plumbing license | licensed plumber | master plumber
HVAC license | hvac certification | hvac certified | hvac contractor license | licensed hvac
EPA 608 certification | epa 608 | epa universal | epa certification | section 608 | epa universal certification | epa section 608
Boiler license | boiler operator license | high pressure boiler license | stationary engineer license | high pressure boiler operating engineer
Refrigeration license | refrigeration operator license | refrigerating machine operator
Certificate of fitness | fdny certificate of fitness | fire safety director | certificates of fitness
Water operator license | wastewater operator license | water treatment operator license | wastewater treatment plant operator
Forklift certification | forklift certified | forklift license | forklift operator certification | certified forklift operator | powered industrial truck certification | forklift operator license
Crane operator certification | nccco | =NCCCO | certified crane operator | crane license | hoisting license | hoist machine operator license
Welding certification | certified welder | aws certified welder | aws welding certification | welder certification | 6g certified
Aircraft mechanic certificate | a&p license | a&p certificate | airframe and powerplant | a&p certification | =A&P
Pilot license | commercial pilot | commercial pilot certificate | airline transport pilot | part 107 | remote pilot certificate | atp certificate
Security guard license | guard card | guard license | security officer license | unarmed security license | security guard registration
Cosmetology license | licensed cosmetologist | licensed esthetician | barber license | esthetician license | licensed barber | nail technician license
Massage therapist license | licensed massage therapist | =LMT | massage license
Pesticide applicator license | pesticide license | certified pesticide applicator | pesticide applicator certificate | pesticide applicator
Alcohol server permit | tips certified | tips certification | alcohol awareness card | liquor license card | alcohol server certification | =TIPS
Food handler card | food handler certificate | food handler certification | food handlers card | food handler permit | food handlers permit | food handler's card | food handler | food protection certificate
Food protection manager | servsafe | servsafe certification | servsafe manager | food manager certification | certified food protection manager | food safety certification > Food handler card
Lifeguard certification | lifeguard certified | red cross lifeguard | certified lifeguard | lifeguarding certification | lifeguard training
Security clearance | secret clearance | active clearance | active secret clearance | security clearances | dod clearance | dod secret clearance | government clearance | interim secret clearance | secret security clearance | public trust clearance | public trust
Top secret clearance | ts/sci | ts sci | top secret | ts/sci clearance | top secret security clearance | top secret/sci > Security clearance
Peace officer certification | peace officer | law enforcement certification | post certification | police officer certification
Appraiser license | certified appraiser | licensed appraiser | certified general appraiser
Private applicator certificate | arborist certification | isa certified arborist | certified arborist
Land surveyor license | licensed land surveyor | professional land surveyor
Home health aide certificate | home health aide certification | certified home health aide | =HHA
Veterinary technician license | licensed veterinary technician | registered veterinary technician | certified veterinary technician | =LVT | =CVT | =RVT
Veterinarian license | licensed veterinarian | veterinary license
Dietitian registration | registered dietitian | registered dietitian nutritionist | =RDN | licensed dietitian
Medical coding certification | certified professional coder | certified coding specialist | =CPC | =CCS | =RHIA | =RHIT | registered health information technician
Medical assistant certification | certified medical assistant | registered medical assistant | =CMA | =RMA | =CCMA
Phlebotomy certification | certified phlebotomist | phlebotomy certified | certified phlebotomy technician
Surgical technologist certification | certified surgical technologist | =CST
Medical laboratory certification | ascp certification | ascp certified | =MLS(ASCP) | medical technologist ascp | =ASCP
Sonographer registration | rdms | =RDMS | ardms | registered diagnostic medical sonographer
Clinical research certification | ccrp | =CCRP | =CCRC | certified clinical research coordinator
`;

/** Certificates: what trains or shows knowledge, without which the work is not forbidden. */
export const certificateRows = `
BLS | =BLS | basic life support | bls certification | bls for healthcare providers | bls certified > CPR
ACLS | =ACLS | advanced cardiac life support | advanced cardiovascular life support
PALS | =PALS | pediatric advanced life support
NRP | neonatal resuscitation program | =NRP
TNCC | =TNCC | trauma nursing core course
CCRN | =CCRN | critical care registered nurse certification
CEN | =CEN | certified emergency nurse
OCN | =OCN | oncology certified nurse
CNOR | =CNOR
CPR | cpr certification | cpr certified | cpr/first aid | cpr and first aid | cardiopulmonary resuscitation | cpr/aed
First aid | first aid certification | first aid certificate | first aid/cpr | first aid certified
CPI training | =CPI | crisis prevention intervention | nonviolent crisis intervention | crisis prevention institute
Mandated reporter training | mandated reporter
PMP | project management professional | =PMP | pmp certification | pmp certified
CAPM | =CAPM | certified associate in project management
PgMP | =PgMP
PRINCE2 | prince2
PMI-ACP | pmi acp
Certified ScrumMaster | =CSM certified | certified scrum master | =CSM | scrum master certification | =PSM | professional scrum master | psm i
SAFe certification | safe agilist | safe certified
Six Sigma | six sigma green belt | six sigma black belt | lean six sigma | green belt | black belt
SHRM-CP | shrm cp | =SHRM | shrm certified professional | shrm
SHRM-SCP | shrm scp > SHRM-CP
PHR | =PHR | professional in human resources | =SPHR | =aPHR
CFA | =CFA | chartered financial analyst
CFP | =CFP | certified financial planner
CMA certified management accountant | certified management accountant
CIA certified internal auditor | certified internal auditor
CFE | =CFE | certified fraud examiner
CAMS | =CAMS | certified anti money laundering specialist
FRM | =FRM | financial risk manager
CISSP | =CISSP | cissp | certified information systems security professional
CISM | =CISM | cism | certified information security manager
CISA | =CISA | cisa | certified information systems auditor
CRISC | =CRISC | crisc
CEH | =CEH | certified ethical hacker
OSCP | =OSCP | oscp | offensive security certified professional
GIAC | =GIAC | giac | =GCIH | =GSEC | =GCFA
CompTIA Security+ | security+ | comptia security | security plus | sec+
CompTIA A+ | comptia a+ | =A+ certification | a+ certification | a+ certified | comptia a
CompTIA Network+ | network+ | comptia network | network plus
CompTIA Server+ | server+ | comptia linux+ | linux+ | comptia cysa+ | cysa+
CCNA | =CCNA | ccna | cisco certified network associate
CCNP | =CCNP | ccnp | cisco certified network professional > CCNA
CCIE | =CCIE | ccie > CCNP
AWS certification | aws certified | aws solutions architect certification | aws certified solutions architect | aws certified developer | aws certifications
Azure certification | azure certified | microsoft azure certification | azure administrator associate | azure fundamentals
Google Cloud certification | google cloud certified | gcp certification
Certified Kubernetes Administrator | =CKA | =CKAD
Microsoft certification | =MCSE | =MCSA | microsoft certified | microsoft certifications
Microsoft Office Specialist | =MOS certification | microsoft office specialist
ITIL | =ITIL | itil | itil foundation | itil certification
TOGAF | togaf
Salesforce certification | salesforce certified | salesforce administrator certification | certified salesforce administrator | salesforce certifications
ServiceNow certification | servicenow certified
Tableau certification | tableau certified
Google Analytics certification | google analytics certified | google ads certification
HubSpot certification | hubspot certified
OSHA 10 | osha 10 | osha-10 | osha 10-hour | osha 10 hour | 10-hour osha
OSHA 30 | osha 30 | osha-30 | osha 30-hour | osha 30 hour | 30-hour osha > OSHA 10
OSHA certification | osha certified | osha safety certification
HAZWOPER | =HAZWOPER | hazwoper | 40-hour hazwoper
CSP | certified safety professional | =CSP safety | associate safety professional
CIH | certified industrial hygienist
LEED | =LEED | leed accredited professional | leed ap | leed green associate | leed accreditation
AICP | =AICP | american institute of certified planners
ASE certification | ase certified | ase certification | =ASE | ase master
CAPM scaffold | scaffold certification | suspended scaffold | supported scaffold | scaffold training
Site safety training | site safety manager | sst card | site safety training card
NASM | =NASM | nasm certification | =ACE certified personal trainer | certified personal trainer | personal trainer certification | =NSCA | =CSCS | =ACSM
Yoga teacher certification | ryt 200 | =RYT | certified yoga instructor
CTFL | istqb | =ISTQB
CBAP | =CBAP | certified business analysis professional
APICS | =APICS | =CPIM | =CSCP | apics
CPSM | =CPSM | certified professional in supply management | =CPPO | =CPPB | certified purchasing
CHES | =CHES | certified health education specialist
Lactation certification | =IBCLC | certified lactation counselor
CASAC | =CASAC | credentialed alcoholism and substance abuse counselor | certified alcohol and drug counselor | =CADC | certified substance abuse counselor
Peer specialist certification | certified peer specialist | certified peer recovery specialist | peer recovery specialist
Orton-Gillingham certification | orton gillingham | orton-gillingham | wilson certification | wilson reading
National Board certification | national board certified teacher | national board certification
Praxis | praxis | praxis exam | praxis ii | praxis core
Montessori certification | montessori certified | montessori credential | montessori training
CCMA | certified case manager | =CCM
CHFM certification | certified healthcare facility manager
Fiber optic certification | =BICSI | bicsi | =RCDD
NICET | =NICET | nicet
CDT construction documents | certified construction manager | =CCM construction
Certified Professional Photographer | certified professional photographer
CompTIA Project+ | project+
`;
