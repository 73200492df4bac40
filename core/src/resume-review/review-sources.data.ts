type Source = {
  publisher: string;
  title: string;
  url: string;
  /** The only country that it speaks for, ISO alpha-2: elsewhere it is no reason. */
  country?: string;
};

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
    country: 'US',
  },
  'eeoc-practices': {
    publisher: 'U.S. Equal Employment Opportunity Commission',
    title: 'Prohibited employment policies and practices',
    url: 'https://www.eeoc.gov/prohibited-employment-policiespractices',
    country: 'US',
  },
  'fda-federal': {
    publisher: 'U.S. Food and Drug Administration',
    title: 'Building a federal resume: tips and FAQs',
    url: 'https://www.fda.gov/about-fda/jobs-and-training-fda/building-federal-resume-tips-and-faqs',
  },
  'yale-ats': {
    publisher: 'Yale Office of Career Strategy',
    title: 'What Yalies need to know about resumes and ATSs',
    url: 'https://ocs.yale.edu/blog/2021/06/10/what-yalies-need-to-know-about-resumes-and-atss/',
  },
  queens: {
    publisher: 'Queens College, City University of New York, Career Services',
    title: 'The resume',
    url: 'http://qcpages.qc.cuny.edu/career/Career/html/resources/theresume.htm',
  },
  rit: {
    publisher: 'Rochester Institute of Technology, Career Services',
    title: 'Resume writing and CVs',
    url: 'http://www.rit.edu/emcs/oce/student/resume-writing',
  },
  machias: {
    publisher: 'University of Maine at Machias, Career Services',
    title: 'Resume writing',
    url: 'https://machias.edu/career-services/career-center/current-students-alumni/resume-writing/',
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
    country: 'US',
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
} as const satisfies Readonly<Record<string, Source>>;
export type SourceId = keyof typeof reviewSources;

/** The source of a reason for a resume sent to this country; undefined where there is none, or it speaks for another country. */
export function sourceFor(id: SourceId | undefined, country: string): Source | undefined {
  const source: Source | undefined = id && reviewSources[id];
  return source?.country === undefined || source.country === country ? source : undefined;
}
