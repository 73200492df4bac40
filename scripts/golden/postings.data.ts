/** A made-up posting, one for each of the made-up people, in their order. */
export type GoldenPosting = { company: string; title: string; text: string; about: string };

/** Employers that do not exist. */
export const postings: readonly GoldenPosting[] = [
  {
    company: 'Maple Street Clinic',
    title: 'Clinic nurse',
    text: 'RN licence in Ohio. Monday to Friday, days. Wound care, patient teaching. 2 years of bedside nursing. Epic is a plus.',
    about: 'A clinic of 9 rooms, opened in 2011, owned by its doctors.',
  },
  {
    company: 'Prairie Seeds Lab',
    title: 'Laboratory technician',
    text: 'Degree in biology. Careful records. Germination tests, some field days. R helpful. No experience needed.',
    about: 'Breeds prairie grasses; 35 people; one site.',
  },
  {
    company: 'Cornhusker Dairy',
    title: 'Local delivery driver',
    text: 'CDL A, tanker endorsement. Home daily. Routes within 150 miles. Clean record for 3 years.',
    about: 'A dairy with 22 trucks.',
  },
  {
    company: 'Ladder Learning',
    title: 'Curriculum writer, mathematics',
    text: 'Write lessons for grades 6 to 8. Teaching experience of 5 years. A writing sample. Remote within Arizona.',
    about: 'Publishes school material; 60 people; remote.',
  },
  {
    company: 'Maumee Valve',
    title: 'Quality inspector',
    text: 'Read blueprints, GD&T, CMM or willing to learn. First shift. High school diploma. 5 years in machining.',
    about: 'Makes valves in Toledo since 1958.',
  },
  {
    company: 'Basin Logistics',
    title: 'Operations supervisor',
    text: 'Lead 20 people on second shift. Inventory accuracy. WMS. Coaching. 2 years as a lead.',
    about: 'Third-party warehouses in Nevada and Utah.',
  },
  {
    company: 'Tidewater Bakery',
    title: 'Sous chef',
    text: 'Plan orders, lead 4 cooks, food safety manager certificate within 90 days. Nights off.',
    about: 'Bakery and dining room with 48 seats.',
  },
  {
    company: 'Ponderosa Books',
    title: 'Staff accountant (remote)',
    text: 'Month-end close, sales tax, QuickBooks and Excel. Bachelor’s degree or equal experience.',
    about: 'Accounts for 75 small firms.',
  },
  {
    company: 'Kite Health',
    title: 'Front-end engineer',
    text: 'React, TypeScript, accessibility (WCAG), tests. 3 years. A product team of 6. Remote.',
    about: 'Appointments for clinics; 80 people.',
  },
  {
    company: 'Mesa Vista Nursing',
    title: 'Nurse aide with LPN sponsorship',
    text: 'CNA. We pay LPN school for 2 years of service. Bilingual preferred. Weekends in turn.',
    about: 'A nursing home with 110 beds.',
  },
  {
    company: 'Front Range Solar',
    title: 'Apprentice electrician',
    text: 'Third or fourth year. Rooftop solar, commercial panels. OSHA 10. Driving licence.',
    about: 'Installs solar for schools.',
  },
  {
    company: 'Palmetto Software',
    title: 'Customer success associate',
    text: 'Onboard small firms, write help pages, 40 accounts. Phone experience. No degree needed.',
    about: 'Scheduling software; 45 people.',
  },
  {
    company: 'Chattahoochee Supply',
    title: 'Inventory control manager',
    text: 'Cycle counts, ERP, lead 5. 4 years in supply. Veterans welcome.',
    about: 'Spare parts for mills.',
  },
  {
    company: 'Blue Ridge Apps',
    title: 'Junior product designer',
    text: 'Figma, design systems, user tests. A portfolio with 2 interface projects. Hybrid.',
    about: 'Builds apps for parks and trails.',
  },
  {
    company: 'James River Dental',
    title: 'Front office coordinator',
    text: 'Dentrix, insurance claims, warm on the phone. 8 to 5. 2 years in a dental office.',
    about: '4 dentists, 2 hygienists.',
  },
  {
    company: 'Coral Bay Resort',
    title: 'Housekeeping supervisor',
    text: 'Lead 15 housekeepers, inspect rooms, order linen. Two languages. 2 years of hotel work.',
    about: '220 rooms by the sea.',
  },
  {
    company: 'Palouse Water',
    title: 'Lead mechanical engineer',
    text: 'PE or EIT on the way, pumps, SolidWorks, lead 3 engineers. Field tests.',
    about: 'Equipment for small water utilities.',
  },
  {
    company: 'Ozark Trust',
    title: 'Compliance analyst',
    text: 'Write procedures, file reports, banking rules. Paralegal or audit background. CRCM later.',
    about: 'A bank with 12 branches.',
  },
  {
    company: 'Cascade Irrigation',
    title: 'Service technician',
    text: 'Year-round. Pumps, pivots, small engines. Spanish and English. Driving licence.',
    about: 'Serves 300 farms.',
  },
  {
    company: 'Wasatch Benefits',
    title: 'Account coordinator',
    text: 'Renewals for 60 employers, spreadsheets, phone. We train. Insurance licence within 6 months.',
    about: 'A broker with 25 people.',
  },
  {
    company: 'Charter Oak Health',
    title: 'Senior data analyst',
    text: 'SQL, Python, claims data, explain to clinicians. 4 years. Tableau a plus.',
    about: 'A health plan for 90,000 members.',
  },
];
