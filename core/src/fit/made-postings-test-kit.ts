import type { AskingPosting } from './requirement.ts';

const list = (...items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Postings of six trades, made up. */
export const madePostings: Readonly<Record<string, AskingPosting>> = {
  nurse: {
    title: 'Registered Nurse, Telemetry',
    company: 'Juniper Ridge Hospital',
    location: 'Columbus, OH',
    text: `<h3>About us</h3><p>We have cared for families since 1921.</p><h3>Requirements</h3>${list('Current RN license', 'BLS required; ACLS preferred', 'Bachelor’s degree in Nursing or equivalent experience', '3+ years of nursing experience in acute care', 'Experience with Epic or Cerner', 'Able to lift 50 lbs and work nights', 'Must be authorized to work in the United States')}<h3>Nice to have</h3>${list('Fluent in Spanish', 'CCRN')}<h3>Benefits</h3><p>401(k), paid time off.</p><p>We are an equal opportunity employer.</p>`,
  },
  software: {
    title: 'Backend Software Engineer',
    company: 'Northbeam',
    location: 'Remote - US',
    pay: null,
    text: `<p><b>What you’ll do</b></p>${list('Own services from design to operation')}<p><b>What you bring</b></p>${list('5+ years of software development experience', 'Bachelor’s degree in Computer Science or a related field', 'Java or Kotlin, and PostgreSQL', 'Docker, k8s and CI/CD', 'Excellent written and verbal communication')}<p><b>Bonus points</b></p>${list('Go', 'Terraform', 'AWS Certified Solutions Architect')}<p>The base salary range is $150,000 - $180,000.</p>`,
  },
  driver: {
    title: 'CDL A Truck Driver',
    company: 'Great Lakes Freight',
    location: 'Newark, NJ',
    text: 'Regional routes, home weekly.\n\nQualifications:\n- Valid CDL Class A with Hazmat endorsement\n- At least 2 years of tractor-trailer experience\n- DOT medical card\n- Clean driving record\n- High school diploma or GED\n- Able to lift 60 pounds\n\nPreferred:\n- Tanker endorsement\n- Forklift certification',
  },
  teacher: {
    title: 'Elementary School Teacher',
    company: 'Henrico Schools',
    location: 'Richmond, VA',
    text: `<h2>Qualifications</h2>${list('Virginia teaching license with an elementary endorsement', 'Bachelor’s degree in Elementary Education', 'Two years of classroom teaching experience', 'Lesson planning and classroom management', 'CPR and First Aid certification')}<h2>Preferred qualifications</h2>${list('Master’s degree in education', 'Bilingual in Spanish', 'Experience with Google Classroom')}`,
  },
  office: {
    title: 'Office Manager',
    company: 'Civic Works',
    location: 'New York, NY',
    text: 'We are looking for a person who keeps a busy office running.\nRequirements\nFive years of office administration experience\nAdvanced Excel and QuickBooks\nPayroll and budget management\nAssociate’s degree or higher\nSupervisory experience\nDetail-oriented and organized\nPreferred\nSHRM-CP\nSpanish a plus',
  },
  electrician: {
    title: 'Journeyman Electrician',
    company: 'Brightwire',
    location: 'Denver, CO',
    text: 'Must have a journeyman electrician license. OSHA 10 required, OSHA 30 preferred. Minimum 4 years of electrical experience. Must be able to read blueprints and bend conduit. Valid driver’s license. High school diploma or equivalent.',
  },
};
