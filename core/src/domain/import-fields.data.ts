/**
 * What a column of a file may be, with the label people choose it by and the heads that mean it: folded as `foldText`
 * does, in the words of this product, Huntr, Teal, LinkedIn and the sheets people make themselves.
 */
export const importFields = {
  jobTitle: {
    label: 'Job title',
    heads: [
      'job title',
      'title',
      'job position',
      'position',
      'role',
      'job',
      'job role',
      'position title',
      'role title',
      'position name',
      'opening',
    ],
  },
  companyName: {
    label: 'Company',
    heads: ['company', 'company name', 'employer', 'employer name', 'organization', 'organisation', 'firm'],
  },
  status: {
    label: 'Status',
    heads: [
      'status',
      'list',
      'list name',
      'stage',
      'job status',
      'application status',
      'pipeline',
      'state of application',
      'progress',
      'outcome',
      'board column',
    ],
  },
  statusCode: { label: 'Status code', heads: ['status code'] },
  statusDate: {
    label: 'Date of the status',
    heads: [
      'status date',
      'date of status',
      'status changed',
      'stage date',
      'last moved',
      'moved at',
      'last update',
      'last updated',
      'updated',
      'updated at',
      'date updated',
      'response date',
      'last activity',
    ],
  },
  applied: { label: 'Applied (yes or no)', heads: ['applied', 'applied yes no', 'submitted'] },
  dateApplied: {
    label: 'Date applied',
    heads: [
      'date applied',
      'applied date',
      'application date',
      'applied on',
      'applied at',
      'date of application',
      'date submitted',
      'submitted on',
      'submission date',
      'apply date',
      'date',
    ],
  },
  submissionMethod: {
    label: 'Submitted by',
    heads: [
      'submitted by',
      'submission method',
      'applied via',
      'application method',
      'applied through',
      'how applied',
      'method',
    ],
  },
  submissionUrl: {
    label: 'Application link',
    heads: ['application link', 'application url', 'apply link', 'apply url', 'portal'],
  },
  resume: { label: 'Resume', heads: ['resume', 'resume name', 'resume used', 'cv', 'resume version'] },
  location: {
    label: 'Location',
    heads: ['location', 'job location', 'place', 'where', 'office', 'locations'],
  },
  city: { label: 'City', heads: ['city', 'town'] },
  state: { label: 'State', heads: ['state', 'province', 'region'] },
  country: { label: 'Country', heads: ['country'] },
  latitude: { label: 'Latitude', heads: ['latitude', 'lat'] },
  longitude: { label: 'Longitude', heads: ['longitude', 'lng', 'lon', 'long'] },
  salary: {
    label: 'Pay',
    heads: [
      'pay',
      'salary',
      'compensation',
      'wage',
      'salary range',
      'pay range',
      'rate',
      'base salary',
      'pay rate',
      'salary estimate',
    ],
  },
  payFrom: {
    label: 'Pay from',
    heads: ['pay from', 'min salary', 'salary min', 'minimum salary', 'pay min', 'salary from'],
  },
  payTo: {
    label: 'Pay to',
    heads: ['pay to', 'max salary', 'salary max', 'maximum salary', 'pay max', 'salary to'],
  },
  payCurrency: { label: 'Pay currency', heads: ['pay currency', 'currency', 'salary currency'] },
  payPer: {
    label: 'Pay per (hour, month, year)',
    heads: ['pay per', 'pay period', 'salary period', 'salary interval', 'pay interval'],
  },
  payEstimated: { label: 'Pay is an estimate', heads: ['pay is an estimate'] },
  jobType: {
    label: 'Job type',
    heads: ['job type', 'employment type', 'type', 'contract type', 'job kind', 'schedule'],
  },
  source: {
    label: 'Source',
    heads: [
      'source',
      'found on',
      'found via',
      'found at',
      'job board',
      'platform',
      'job source',
      'site',
      'where found',
      'lead source',
    ],
  },
  url: {
    label: 'Posting link',
    heads: [
      'posting link',
      'url',
      'link',
      'job url',
      'job link',
      'posting url',
      'job posting',
      'posting',
      'job post url',
      'website',
      'listing',
      'job ad',
      'job posting url',
      'job posting link',
    ],
  },
  externalId: {
    label: 'Posting number',
    heads: [
      'posting number',
      'job id',
      'requisition',
      'requisition id',
      'req id',
      'reference',
      'job number',
      'posting id',
      'external id',
      'job ref',
    ],
  },
  datePosted: {
    label: 'Date posted',
    heads: ['date posted', 'posted', 'posted on', 'post date', 'posted at', 'posting date'],
  },
  dateAdded: {
    label: 'Date added',
    heads: [
      'date added',
      'date saved',
      'saved date',
      'added',
      'added on',
      'created',
      'created at',
      'date created',
      'saved on',
      'saved at',
      'date found',
      'bookmarked',
      'added at',
    ],
  },
  contactInfo: {
    label: 'Contact',
    heads: [
      'contact',
      'contact email',
      'contact phone number',
      'contact name',
      'contact phone',
      'recruiter',
      'recruiter name',
      'recruiter email',
      'hiring manager',
      'contacts',
      'contact info',
      'contact person',
      'point of contact',
      'referral contact',
    ],
  },
  notes: {
    label: 'Notes',
    heads: ['notes', 'note', 'comments', 'comment', 'remarks', 'memo', 'details', 'additional notes'],
  },
  history: { label: 'Status history', heads: ['status history'] },
  description: {
    label: 'Description',
    heads: ['description', 'job description', 'jd', 'posting text', 'full description', 'job details'],
  },
  coverLetter: { label: 'Cover letter', heads: ['cover letter', 'cover letter text'] },
  uid: { label: 'Foothold id', heads: ['foothold id'] },
} as const satisfies Record<string, { label: string; heads: readonly string[] }>;

/** What a column may be. */
export type ImportField = keyof typeof importFields;

/** Fields that hold a date; a column of them is read in one order of day and month. */
export const dateFields: ReadonlySet<ImportField> = new Set<ImportField>([
  'statusDate',
  'dateApplied',
  'datePosted',
  'dateAdded',
]);

/** Fields that take several columns, one below the other; each other field takes the first cell that is not empty. */
export const gatheringFields: ReadonlySet<ImportField> = new Set<ImportField>([
  'notes',
  'contactInfo',
  'description',
]);

/** Fields that only a file of this product has, and that nobody needs to choose for a column. */
export const ownFields: ReadonlySet<ImportField> = new Set<ImportField>([
  'statusCode',
  'payEstimated',
  'history',
  'uid',
]);
