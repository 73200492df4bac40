import type { WholeResume } from '../entities/resume/resume-text.ts';
import { type DescribedResume, describedResume } from '../typesetting/resume-test-kit.ts';

const certified = (...titles: string[]) =>
  titles.map((title) => ({ resumeSectionName: 'Certifications', title, endDate: '2028-06' }));
const speaks = (title: string, subtitle: string) => ({ resumeSectionName: 'Languages', title, subtitle });

const told = {
  nurse: {
    resume: {
      name: 'Dana Okafor',
      headline: 'Registered Nurse',
      location: 'Columbus, OH',
      summary:
        'Registered nurse with nine years in acute care. Calm under pressure, clear in handoffs, bilingual in English and Spanish.',
    },
    experience: [
      {
        title: 'Registered Nurse, Medical-Surgical',
        companyName: 'Riverside Methodist',
        city: 'Columbus',
        state: 'OH',
        startDate: '2019-03',
        endDate: 'present',
        notes:
          'Care for up to six patients a shift on a 32-bed telemetry unit.\nAdminister medications and IV therapy; charted in Epic with 99% on-time documentation.\nPrecept four new graduates a year and lead discharge planning with case managers.\nCut falls by 30% through hourly rounding and infection control audits.',
      },
      {
        title: 'Staff Nurse',
        companyName: 'Mercy Hospital',
        city: 'Dayton',
        state: 'OH',
        startDate: '2016-06',
        endDate: '2019-02',
        notes:
          'Direct patient care in the emergency department; triage and patient assessment.\nWound care, vital signs, patient education for families.\nReviewed utilization management requests for prior authorization two days a week.',
      },
    ],
    education: [
      {
        degree: 'Bachelor of Science in Nursing',
        major: 'Nursing',
        institutionName: 'Ohio State University',
        startDate: '2012',
        endDate: '2016-05',
      },
    ],
    skills: [
      'Patient care',
      'Medication administration',
      'Epic',
      'Telemetry',
      'Team leadership',
      'Microsoft Office',
    ],
    sections: [...certified('RN License, Ohio Board of Nursing', 'BLS', 'ACLS'), speaks('Spanish', 'Fluent')],
  },
  graduate: {
    resume: {
      name: 'Sam Reyes',
      headline: 'Computer Science graduate',
      location: 'Austin, TX',
      summary: 'New graduate in computer science who likes data and clean code.',
    },
    experience: [
      {
        title: 'Software Engineer Intern',
        companyName: 'Brightline',
        city: 'Austin',
        state: 'TX',
        startDate: '2025-05',
        endDate: '2025-08',
        notes:
          'Built a REST API in Python and FastAPI with PostgreSQL, deployed in Docker on AWS.\nWrote unit tests with pytest; code review on GitHub; Agile team with two-week sprints.',
      },
      {
        title: 'Teaching Assistant',
        companyName: 'University of Texas',
        startDate: '2024-08',
        endDate: '2025-05',
        notes: 'Graded data structures and algorithms; held office hours for 60 students.',
      },
    ],
    education: [
      {
        degree: 'B.S.',
        major: 'Computer Science',
        institutionName: 'University of Texas at Austin',
        startDate: '2022',
        endDate: '2026-05',
        notes: 'GPA 3.7',
      },
    ],
    skills: [
      'Python',
      'Java',
      'JavaScript',
      'React',
      'SQL',
      'Git',
      'Docker',
      'Linux',
      'pandas',
      'scikit-learn',
      'HTML',
      'CSS',
    ],
    sections: [
      {
        resumeSectionName: 'Projects',
        title: 'Bus arrival predictor',
        notes: 'Machine learning model in Python with TensorFlow; dashboards in Tableau.',
      },
    ],
  },
  driver: {
    resume: {
      name: 'Lee Carter',
      headline: 'CDL Class A Driver',
      location: 'Queens, NY',
      summary: 'Truck driver with 12 years over the road and local, no accidents.',
    },
    experience: [
      {
        title: 'Truck Driver',
        companyName: 'Northeast Freight',
        city: 'Newark',
        state: 'NJ',
        startDate: '2017-04',
        endDate: 'present',
        notes:
          'Haul dry van and refrigerated freight in a tractor-trailer, 2,200 miles a week.\nPre-trip inspections, electronic logging device, load securement.\nOperate forklift and pallet jack at docks.',
      },
      {
        title: 'Delivery Driver',
        companyName: 'City Parcel',
        startDate: '2013-02',
        endDate: '2017-03',
        notes: 'Delivered 120 packages a day in the five boroughs; cash handling; customer service.',
      },
    ],
    education: [{ degree: 'High School Diploma', institutionName: 'Newtown High School', endDate: '2008' }],
    skills: ['Tractor-trailer', 'Route planning', 'Forklift', 'Vehicle maintenance', 'Snow removal'],
    sections: certified(
      'CDL Class A with Hazmat and Tanker endorsements',
      'DOT medical card',
      'Forklift certification',
    ),
  },
  teacher: {
    resume: {
      name: 'Priya Shah',
      headline: 'Elementary Teacher',
      location: 'Richmond, VA',
      summary: 'Teacher with seven years in elementary classrooms; patient, organized, clear with families.',
    },
    experience: [
      {
        title: 'Third Grade Teacher',
        companyName: 'Henrico County Public Schools',
        city: 'Richmond',
        state: 'VA',
        startDate: '2019-08',
        endDate: 'present',
        notes:
          'Teach 24 students; lesson planning in math, literacy and science.\nDifferentiated instruction for English language learners and students with IEPs.\nClassroom management with positive behavior support; parent conferences.\nLead curriculum development for the grade team; Google Classroom and Canvas LMS.',
      },
      {
        title: 'Preschool Teacher',
        companyName: 'Sunshine Early Learning',
        startDate: '2018-06',
        endDate: '2019-07',
        notes: 'Early childhood classroom of 12 toddlers; CPR on site.',
      },
    ],
    education: [
      {
        degree: 'Bachelor of Arts',
        major: 'Elementary Education',
        institutionName: 'Virginia Commonwealth University',
        endDate: '2018-05',
      },
      {
        degree: 'M.Ed.',
        major: 'Curriculum and Instruction',
        institutionName: 'University of Virginia',
        endDate: '2022-05',
      },
    ],
    skills: [
      'Lesson planning',
      'Classroom management',
      'Tutoring',
      'Google Workspace',
      'Microsoft Office',
      'Zoom',
    ],
    sections: [
      ...certified(
        'Virginia Postgraduate Professional License, Elementary Education PreK-6',
        'CPR and First Aid',
      ),
      speaks('Hindi', 'Native'),
    ],
  },
  changer: {
    resume: {
      name: 'Pat Murphy',
      headline: 'Operations and office manager',
      location: 'Brooklyn, NY',
      summary:
        'After 28 years running stores I am moving into administrative and analyst work in public service.',
    },
    experience: [
      {
        title: 'Store Manager',
        companyName: 'Harbor Goods',
        city: 'Brooklyn',
        state: 'NY',
        startDate: '2009-01',
        endDate: '2025-06',
        notes:
          'Supervised 25 staff; scheduling, payroll and performance reviews.\nManaged a budget of $4 million; monthly financial reports in Excel.\nInventory management and vendor negotiations; customer service training.',
      },
      {
        title: 'Assistant Manager',
        companyName: 'Harbor Goods',
        startDate: '1998-03',
        endDate: '2008-12',
        notes: 'Cash handling, filing, data entry, clerical support for the district office.',
      },
    ],
    education: [
      { degree: 'Bachelor of Arts', major: 'History', institutionName: 'Brooklyn College', endDate: '1996' },
    ],
    skills: [
      'Excel',
      'Word',
      'Outlook',
      'PowerPoint',
      'QuickBooks',
      'Project management',
      'Data analysis',
      'Typing 50 words per minute',
    ],
    sections: [
      { resumeSectionName: 'Certifications', title: 'Google Data Analytics Certificate', endDate: '' },
      {
        resumeSectionName: 'Volunteering',
        title: 'Treasurer',
        subtitle: 'Block association',
        notes: 'Prepared budgets and grant proposals.',
      },
    ],
  },
} satisfies Record<string, DescribedResume>;

export type Person = keyof typeof told;

/** Five people who look for work, made up. */
export const people = Object.fromEntries(
  Object.entries(told).map(([name, resume]) => [name, describedResume(resume)]),
) as Record<Person, WholeResume>;
