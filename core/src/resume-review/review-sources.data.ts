/** Where the reasons of checks are published: the publisher, what it is, and its address. */
export const reviewSources = {
  'career-one-stop': {
    publisher: 'CareerOneStop, U.S. Department of Labor',
    title: 'Resume guide',
    url: 'https://www.careeronestop.org/JobSearch/Resumes/ResumeGuide/introduction.aspx',
  },
  'national-careers': {
    publisher: 'National Careers Service, UK government',
    title: 'How to write a CV',
    url: 'https://nationalcareers.service.gov.uk/careers-advice/cv-sections',
  },
  'eeoc-letter': {
    publisher: 'U.S. Equal Employment Opportunity Commission',
    title: 'Title VII and ADEA: pre-employment inquiries',
    url: 'https://www.eeoc.gov/node/130395',
  },
  'eeoc-practices': {
    publisher: 'U.S. Equal Employment Opportunity Commission',
    title: 'Prohibited employment policies and practices',
    url: 'https://www.eeoc.gov/prohibited-employment-policiespractices',
  },
  'nih-federal': {
    publisher: 'National Institutes of Health',
    title: 'Federal resume tips',
    url: 'https://hr.nih.gov/jobs/how-apply/tips-writing-federal-resume',
  },
  'yale-ats': {
    publisher: 'Yale Office of Career Strategy',
    title: 'What Yalies need to know about resumes and ATSs',
    url: 'https://ocs.yale.edu/blog/2021/06/10/what-yalies-need-to-know-about-resumes-and-atss/',
  },
  wittenberg: {
    publisher: 'Wittenberg University Career Services',
    title: 'Developing resumes',
    url: 'http://www4.wittenberg.edu/administration/careers/postgradjob/howto/resume/index.html',
  },
  luzerne: {
    publisher: 'Luzerne County Community College, Career Services',
    title: 'What not to put on a resume',
    url: 'http://www.luzerne.edu/career/tip.jsp',
  },
  'workforce-gaps': {
    publisher: 'Workforce Solutions, Gulf Coast',
    title: 'Addressing career gaps in resumes',
    url: 'https://blogforce.wrksolutions.com/2021/11/01/addressing-career-gaps-in-resumes/',
  },
  'licence-finder': {
    publisher: 'CareerOneStop, U.S. Department of Labor',
    title: 'License finder',
    url: 'https://www.careeronestop.org/Toolkit/Training/find-licenses.aspx',
  },
  'rfc-5321': {
    publisher: 'IETF',
    title: 'RFC 5321, mailboxes',
    url: 'https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2',
  },
  'itu-e164': {
    publisher: 'International Telecommunication Union',
    title: 'E.164, telephone numbers',
    url: 'https://www.itu.int/rec/T-REC-E.164',
  },
} as const satisfies Readonly<Record<string, { publisher: string; title: string; url: string }>>;
export type SourceId = keyof typeof reviewSources;
