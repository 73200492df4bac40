import type { LinkGroup } from '../../ui/link-groups.tsx';

/**
 * Official, long-lived pages for people who look for work, by need; United States first. All belong to governments or
 * to the institutions named. `npm run links` checks that they still answer.
 */
export const resourceGroups: readonly LinkGroup[] = [
  {
    need: 'Find a job',
    links: [
      {
        name: 'CareerOneStop',
        url: 'https://www.careeronestop.org/',
        about: 'The US Department of Labor’s site for job search, training and local help.',
        country: 'United States',
      },
      {
        name: 'USAJOBS',
        url: 'https://www.usajobs.gov/',
        about: 'Every open job of the US federal government, and the only place to apply for most of them.',
        country: 'United States',
      },
      {
        name: 'American Job Center finder',
        url: 'https://www.careeronestop.org/LocalHelp/AmericanJobCenters/american-job-centers.aspx',
        about: 'The nearest office where people help with job search and training, free of charge.',
        country: 'United States',
      },
      {
        name: 'State job banks',
        url: 'https://www.careeronestop.org/JobSearch/FindJobs/state-job-banks.aspx',
        about: 'The official job board of each state.',
        country: 'United States',
      },
      {
        name: 'EURES',
        url: 'https://eures.europa.eu/index_en',
        about: 'Jobs across the European Union, Switzerland, Norway, Iceland and Liechtenstein.',
        country: 'European Union',
      },
      {
        name: 'Find a job',
        url: 'https://www.gov.uk/find-a-job',
        about: 'The job board of the British government, for England, Scotland and Wales.',
        country: 'United Kingdom',
      },
      {
        name: 'Job Bank',
        url: 'https://www.jobbank.gc.ca/home',
        about: 'Canada’s national job board, with wages and outlook by region.',
        country: 'Canada',
      },
      {
        name: 'Workforce Australia',
        url: 'https://www.workforceaustralia.gov.au/',
        about: 'Jobs and employment services of the Australian government.',
        country: 'Australia',
      },
    ],
  },
  {
    need: 'Choose an occupation',
    links: [
      {
        name: 'O*NET OnLine',
        url: 'https://www.onetonline.org/',
        about: 'Tasks, skills and tools of over 900 occupations, as their workers describe them.',
        country: 'United States',
      },
      {
        name: 'My Next Move',
        url: 'https://www.mynextmove.org/',
        about: 'A plain way into O*NET, with a questionnaire that turns interests into occupations.',
        country: 'United States',
      },
      {
        name: 'Occupational Outlook Handbook',
        url: 'https://www.bls.gov/ooh/',
        about: 'What an occupation pays, what it asks for, and how it is expected to grow.',
        country: 'United States',
      },
      {
        name: 'My Next Move for Veterans',
        url: 'https://www.mynextmove.org/vets/',
        about: 'Civilian occupations that match a military one.',
        country: 'United States',
      },
      {
        name: 'National Careers Service',
        url: 'https://nationalcareers.service.gov.uk/',
        about: 'Career advice, a skills assessment and job profiles for England.',
        country: 'United Kingdom',
      },
      {
        name: 'ESCO',
        url: 'https://esco.ec.europa.eu/en',
        about: 'The European list of occupations and skills, in all its languages.',
        country: 'European Union',
      },
    ],
  },
  {
    need: 'Know what work pays',
    links: [
      {
        name: 'Occupational wages',
        url: 'https://www.bls.gov/oes/',
        about: 'Wages by occupation, state and metropolitan area, from a survey of employers.',
        country: 'United States',
      },
      {
        name: 'Minimum wage by state',
        url: 'https://www.dol.gov/agencies/whd/minimum-wage/state',
        about: 'The lowest wage that the law allows in each state.',
        country: 'United States',
      },
      {
        name: 'Federal pay tables',
        url: 'https://www.opm.gov/policy-data-oversight/pay-leave/salaries-wages/',
        about: 'What each grade of the federal government pays, by place.',
        country: 'United States',
      },
    ],
  },
  {
    need: 'Learn and train',
    links: [
      {
        name: 'Apprenticeship.gov',
        url: 'https://www.apprenticeship.gov/',
        about: 'Registered apprenticeships: paid work that teaches a trade.',
        country: 'United States',
      },
      {
        name: 'Training finder',
        url: 'https://www.careeronestop.org/FindTraining/find-training.aspx',
        about: 'Courses and certificates near you, and money that may pay for them.',
        country: 'United States',
      },
      {
        name: 'Federal student aid',
        url: 'https://studentaid.gov/',
        about: 'Grants and loans for studying, and the one form that asks for them.',
        country: 'United States',
      },
      {
        name: 'Europass',
        url: 'https://europass.europa.eu/en',
        about: 'A resume in the form that European employers know, and recognition of diplomas.',
        country: 'European Union',
      },
    ],
  },
  {
    need: 'Get through a time without work',
    links: [
      {
        name: 'Unemployment insurance',
        url: 'https://www.dol.gov/general/topic/unemployment-insurance',
        about: 'What unemployment insurance is and who gets it.',
        country: 'United States',
      },
      {
        name: 'Apply for unemployment benefits',
        url: 'https://www.careeronestop.org/LocalHelp/UnemploymentBenefits/find-unemployment-benefits.aspx',
        about: 'The office of your state that pays unemployment benefits.',
        country: 'United States',
      },
      {
        name: 'HealthCare.gov',
        url: 'https://www.healthcare.gov/unemployed/',
        about: 'Health coverage after a job ends.',
        country: 'United States',
      },
      {
        name: '211',
        url: 'https://www.211.org/',
        about: 'Local help with food, rent and bills, by phone or on the web; run by United Way.',
        country: 'United States',
      },
      {
        name: 'Employment Insurance',
        url: 'https://www.canada.ca/en/services/benefits/ei.html',
        about: 'Canada’s benefits for people who lost their job.',
        country: 'Canada',
      },
      {
        name: 'Universal Credit',
        url: 'https://www.gov.uk/universal-credit',
        about: 'The British payment for people with a low income or out of work.',
        country: 'United Kingdom',
      },
      {
        name: 'JobSeeker Payment',
        url: 'https://www.servicesaustralia.gov.au/jobseeker-payment',
        about: 'The Australian payment while you look for work.',
        country: 'Australia',
      },
    ],
  },
  {
    need: 'Know your rights',
    links: [
      {
        name: 'EEOC',
        url: 'https://www.eeoc.gov/',
        about: 'What counts as discrimination in hiring and at work, and how to file a charge.',
        country: 'United States',
      },
      {
        name: 'Wage and Hour Division',
        url: 'https://www.dol.gov/agencies/whd',
        about: 'Minimum wage, overtime and leave, and what to do when they are not paid.',
        country: 'United States',
      },
      {
        name: 'Job Accommodation Network',
        url: 'https://askjan.org/',
        about: 'Free, confidential advice on adjustments at work for people with a disability.',
        country: 'United States',
      },
      {
        name: 'Acas',
        url: 'https://www.acas.org.uk/',
        about: 'Free, impartial advice on rights at work in Great Britain.',
        country: 'United Kingdom',
      },
      {
        name: 'Fair Work Ombudsman',
        url: 'https://www.fairwork.gov.au/',
        about: 'Pay and conditions at work in Australia.',
        country: 'Australia',
      },
      {
        name: 'Your Europe: work',
        url: 'https://europa.eu/youreurope/citizens/work/index_en.htm',
        about: 'Your rights when you work in another country of the European Union.',
        country: 'European Union',
      },
    ],
  },
  {
    need: 'Stay safe',
    links: [
      {
        name: 'Job scams',
        url: 'https://consumer.ftc.gov/articles/job-scams',
        about: 'How the Federal Trade Commission says to tell a false job from a real one.',
        country: 'United States',
      },
      {
        name: 'ReportFraud.ftc.gov',
        url: 'https://reportfraud.ftc.gov/',
        about: 'Where to report a job scam.',
        country: 'United States',
      },
      {
        name: 'IdentityTheft.gov',
        url: 'https://www.identitytheft.gov/',
        about: 'What to do, step by step, after papers or numbers fell into the wrong hands.',
        country: 'United States',
      },
    ],
  },
];
