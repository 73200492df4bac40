import { messages } from '../../../../text/messages.ts';

/** Public rules about licenses, records and funding, in our own words. */
export const ruleTexts = messages('career-rules', {
  'cdl-training':
    'Since February 2022 a first CDL takes entry-level driver training with a provider of FMCSA’s registry, a learner’s permit, a medical card and the skills test.',
  'cdl-move':
    'A CDL is good for driving in every state until you transfer it: a person has one CDL, of the state of residence, and transfers it within 30 days of a move. The school and road test are not repeated in general; a hazmat endorsement can take a new test and check.',
  'cdl-record':
    'A first DUI disqualifies a CDL for one year, three where hazmat was on board; a second is for life, in general open to reinstatement after ten years. So a single one longer ago than that is past by federal rule.',
  'cdl-clearinghouse':
    'Many carriers look back further, three to ten years. A failed or refused test stays in the Drug and Alcohol Clearinghouse until return to duty is done. Your state’s own license rules come on top.',
  'cdl-no-diploma':
    'Federal rules ask for no diploma or GED for a CDL: age 18 within a state, 21 between states.',
  'cdl-military':
    'Yes, it may be possible: states may waive the skills (road) test, and by a newer rule the knowledge test, for drivers of comparable military vehicles (88M and others), within a year of leaving such a job or while in it. A member of the guard or reserve in a driving position can qualify. The military license itself is no CDL; ask the licensing agency of your state.',
  'hazmat-record':
    'For hazmat the TSA checks your record. Distribution or manufacture of drugs is an interim bar: convicted within seven years, or released from prison within five. Simple possession is not on that list. Some offenses, such as espionage or murder, bar for good. An appeal or a waiver is possible.',
  'bus-license':
    'Both drive with a CDL class B and the passenger endorsement (P); a school bus also needs the school bus endorsement (S) and a check of your record.',
  'bus-days':
    'School buses: split shifts around school hours, few hours a day, summers and holidays off, often with benefits of the district. City buses: full time with nights and weekends by seniority, mostly union pay and benefits, more trouble with passengers.',
  'epa-608':
    'EPA section 608 certification is federal: it is valid in every state and does not expire. Licenses of states or cities for HVAC mechanics or contractors are another matter and do not come with it.',
  'epa-608-needed':
    'Who handles refrigerants needs the federal EPA section 608 certification, in every state.',
  'hvac-license':
    'Many states license HVAC contractors, some also technicians; who works for a licensed contractor often needs no license of their own.',
  'hvac-florida':
    'Florida licenses air conditioning contractors (state, or registered in a county); a technician who works for a licensed contractor needs no contractor license.',
  'mechanic-certificate':
    'The FAA mechanic certificate has two ratings, airframe and powerplant (A&P). You qualify by documented experience, 18 months for one rating or 30 for both, also from military work, or by a part 147 school; then come written, oral and practical tests. Military training is not the certificate itself: take your records to an FAA Flight Standards office for an authorization to test.',
  'gi-bill':
    'Yes: the Post-9/11 GI Bill covers approved trade and vocational programs, and during an approved apprenticeship or on-the-job training it pays a housing allowance that falls step by step. The program must be approved by VA: look it up in the GI Bill Comparison Tool.',
  'gi-bill-use': 'The GI Bill can pay for approved school, trade programs and apprenticeships.',
  'cpa-hours':
    'By the traditional way a CPA has 150 credit hours, about 30 beyond a bachelor’s degree (about one more year), one year of experience and the CPA exam. A growing number of states also allow a bachelor’s degree with two years of experience and the exam. The board of your state decides.',
  'law-school':
    'You would be a lawyer (attorney). Admission is by the LSAT or another accepted test; after law school come the bar exam and the character review of the state. Most states ask for a JD of a school that the ABA approves.',
  'nurse-record-texas':
    'No flat ban for every felony: the Texas Board of Nursing decides case by case. Ask it for a declaratory order of eligibility before you pay for school. Some offenses bar for a time or for good (Texas Occupations Code 301.4535), and clinical sites check records too.',
  'license-record':
    'Boards mostly decide case by case, by the offense, how long ago it was and what you did since. Many states give an opinion before you pay for training: ask for a preliminary determination.',
  'trades-record':
    'Trades that hire people with a record often: welding, electrical, HVAC, plumbing, carpentry and construction, machining, trucking. Not every employer does. A license may look at the record: many states give an opinion ahead (in Texas the TDLR’s criminal history evaluation). Registered apprenticeships, unions and fair-chance employers are ways in.',
  'teacher-alternative':
    'Every state has an alternative or post-baccalaureate way for people with a bachelor’s degree: about one to two years, often while you teach on a provisional license, with subject tests and the license of the state. Programs such as teacher residencies, districts’ own programs or a master’s degree lead there. Another bachelor’s degree is not needed.',
  'teacher-new-york':
    'In New York the initial certificate takes a bachelor’s degree, an approved program and exams. A master’s degree is needed within five years, for the professional certificate.',
  'teacher-masters':
    'Most states license new teachers with a bachelor’s degree and a program; a few ask for a master’s degree later to keep or raise the license.',
  'teacher-pension':
    'State pension rules can limit paid work in public schools after retirement: ask your retirement system first.',
  'teacher-license-moves':
    'A teaching license is not valid in another state as it is. Under the NASDTEC Interstate Agreement most states give a license to holders of a full one from elsewhere, with their own conditions; you do not repeat teacher training.',
  'teacher-oregon':
    'Oregon gives a Reciprocal Teaching License, for one year, to holders of an active, non-provisional license of another state who finished a program and have a bachelor’s degree. Then you meet what remains for the Preliminary or Professional license.',
  'phlebotomy-states':
    'Four states license phlebotomists: California, Louisiana, Nevada and Washington. Elsewhere employers ask for a certification.',
  'phlebotomy-california':
    'Yes: in California you need the state’s certificate as a certified phlebotomy technician, from the Department of Public Health, Laboratory Field Services: an approved program with practice, and a national exam.',
  'inspector-license':
    'No national license: states or cities license or certify inspectors. Many take the certification of the International Code Council (ICC), such as plumbing inspector or building inspector; some states have their own. Years as a journeyman or master count in many places.',
  'medic-bridge':
    '68W and corpsmen hold the national EMT certification, so EMT is open at once; paramedic, LPN and RN have bridge programs that credit military training. Each needs a license of the state, and RN more school. Medical assistant and surgical or emergency technician are near as well.',
  'cosmetology-moves':
    'A cosmetology license is not valid in another state as it is. It can be taken over by endorsement or reciprocity where it is current and the requirements are much the same; else more hours or an exam are asked.',
  'cosmetology-texas':
    'Texas (TDLR) takes a current license of another state whose requirements are substantially equivalent; its own cosmetology operator license takes 1,000 hours. Otherwise it asks for more hours or the exam.',
  'electrician-oregon':
    'Oregon gives a license without an exam to general journeymen of states it has an agreement with; others document their experience and take Oregon’s exam (OAR 918-030). A new apprenticeship is not needed where the experience is enough.',
  'electrician-moves':
    'A state’s electrician license counts elsewhere only under an agreement of the two states. Otherwise you document your experience and take the exam of the new state; a new apprenticeship is seldom needed.',
  'plumber-idaho':
    'Idaho licenses plumbers as a state: after about four years of apprenticeship (8,000 hours) with classes comes its journeyman exam.',
  'apprentice-credit':
    'You are not starting from nothing: a sponsor can credit related hours at its own word, but a welding certification is no electrician license. An electrical apprenticeship is about 8,000 hours over four to five years with classes, and needs no degree.',
  'ged-helps':
    'A GED can be earned beside work and opens most of the rest: apprenticeships and many employers ask for it.',
  'movers-no-ged':
    'Open without a diploma: forklift operation, delivery, construction labor and trades that hire without one, a lead on your own floor, and a CDL.',
  'school-aide':
    'Around school hours: teaching assistant (rules differ by state), school cafeteria, school bus, school secretary, crossing guard, or part-time reception in an office or clinic.',
  'coding-remote':
    'Work from home is common for coders with experience; first jobs are often on site. Certifications: CPC (AAPC), CCS or RHIT (AHIMA); RHIT takes an associate degree.',
  'teacher-hiring':
    'Most of the openings are to replace teachers who leave, so schools hire also while the number falls.',
  'leave-school-work':
    'Teachers move to training and development, instructional design, customer success, project coordination, human resources and nonprofit programs; most ask for no new degree.',
  'retired-teacher-work':
    'Part time or flexible, from what you know: tutoring, substitute teaching, test scoring or curriculum writing, adult education, training, museum or library programs.',
  'nurse-second-work':
    'Away from the bedside with the RN license in use: case or care management, utilization review, nursing informatics, school or occupational health nursing, clinical research, quality, teaching. They ask for your license and experience, not for a new degree as a rule.',
  'nursing-load':
    'Why nurses leave: twelve-hour shifts, nights and weekends, too many patients at once, lifting, and the emotional strain of illness and death.',
  'driver-second-work':
    'Drivers with bad backs move to dispatch, transportation supervision, safety or compliance, CDL instruction or examining, freight brokerage and logistics, mostly home every night.',
  'trade-second-work':
    'Where knees or back give out, the trade’s own desk and field jobs carry on: estimator, building inspector, site supervisor or construction manager, safety, vocational instruction, sales of materials.',
  'police-second-work':
    'In the field: fire, code or arson inspection, investigations in the field, emergency management, process serving or court services, animal control, conservation or park ranger work, academy instruction.',
  'machinist-second-work':
    'Within the trade: CNC programming or operation, tool and die, industrial machinery maintenance, quality inspection, vocational instruction.',
  'bookkeeper-refresh':
    'To refresh: QuickBooks and Excel; a bookkeeping certification is a choice, no duty. Near it: accounts payable, payroll, accounting assistant, often part time or remote.',
  'tester-refresh':
    'To refresh: test automation, scripting (Python, JavaScript) and cloud. The competition for the first job back is real; beside it stand business analyst, support and technical writing.',
  'turbine-days':
    'Work at heights and outdoors; wind technicians travel from site to site. Both depend on energy policy and credits, which change.',
  'cleared-electronics':
    'Electronics from the service with a clearance leads to avionics or electronics technician, field service engineering, cleared information technology or security, industrial controls and power systems.',
  'degree-english':
    'Beside these: content, grant writing and customer success, which the classification counts under others.',
  'psychology-degree':
    'A bachelor’s degree does not make a psychologist or counselor: those take a master’s degree or doctorate and a license. Behavioral technician (RBT) is open at once.',
  'biology-degree':
    'Without lab or clinic: environmental and conservation work, science writing, teaching, regulatory or quality work, health education, sales of medical products.',
});
