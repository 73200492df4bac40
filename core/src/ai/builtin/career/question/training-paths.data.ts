/** A kind of school or training. */
export type PathKind =
  | 'certificate'
  | 'associate'
  | 'bachelor'
  | 'post-bachelor'
  | 'master'
  | 'jd'
  | 'doctor'
  | 'residency'
  | 'apprenticeship'
  | 'on-the-job'
  | 'academy'
  | 'cdl-school';

/** Who licenses an occupation: every state, most, some, states or cities, the federal government, or nobody. */
type PathLicence = 'every-state' | 'most-states' | 'some-states' | 'state-or-local' | 'federal' | 'none';

/** The usual ways into an occupation. */
export type PathRow = {
  /** Codes of the classification. */
  codes: string;
  /** Ways parted by blanks, the shortest first; steps of one way joined by `+`; each with its usual months. */
  ways: string;
  /** The exams or certifications by the names that their boards give them; '' for none. */
  exam: string;
  licence: PathLicence;
  /** The occupation whose license comes first, as its code. */
  after?: string;
};

const row = (codes: string, ways: string, exam: string, licence: PathLicence): PathRow => ({
  codes,
  ways,
  exam,
  licence,
});

/**
 * Ways in as the Occupational Outlook Handbook (U.S. Bureau of Labor Statistics, 2025, public domain) and the boards that give
 * the exams describe them. Months are of full-time study, or of a whole apprenticeship.
 */
export const trainingPaths: readonly PathRow[] = [
  row('29-1141', 'associate:24-36 bachelor:48-48', 'NCLEX-RN', 'every-state'),
  row('29-2061', 'certificate:12-18', 'NCLEX-PN', 'every-state'),
  row('31-1131', 'certificate:1-3', '', 'every-state'),
  row('31-1121 31-1122', 'on-the-job:0-3', '', 'some-states'),
  { ...row('29-1171 29-1151 29-1161', 'bachelor:48-48+master:24-48', '', 'every-state'), after: '29-1141' },
  row('29-1071', 'bachelor:48-48+master:24-30', 'PANCE', 'every-state'),
  row(
    '29-1211 29-1215 29-1216 29-1218 29-1221 29-1223 29-1229',
    'bachelor:48-48+doctor:48-48+residency:36-84',
    'USMLE or COMLEX',
    'every-state',
  ),
  row('29-1021', 'bachelor:48-48+doctor:48-48', 'INBDE', 'every-state'),
  row('29-1051', 'bachelor:24-48+doctor:48-48', 'NAPLEX', 'every-state'),
  row('29-1131', 'bachelor:48-48+doctor:48-48', 'NAVLE', 'every-state'),
  row('29-1041', 'bachelor:48-48+doctor:48-48', 'NBEO', 'every-state'),
  row('29-1123', 'bachelor:48-48+doctor:36-36', 'NPTE', 'every-state'),
  row('29-1122', 'bachelor:48-48+master:24-36', 'NBCOT', 'every-state'),
  row('29-1127', 'bachelor:48-48+master:24-24', 'Praxis', 'every-state'),
  row('29-1126', 'associate:24-24 bachelor:48-48', 'TMC (NBRC)', 'most-states'),
  row('29-1292', 'associate:24-36', 'NBDHE, clinical exam', 'every-state'),
  row('31-9091', 'on-the-job:0-12 certificate:9-12', 'DANB CDA', 'some-states'),
  row('31-9092', 'certificate:9-12 associate:24-24', 'CMA or RMA', 'some-states'),
  row('31-9097', 'certificate:1-6', 'ASCP, NHA or AMT', 'some-states'),
  row('29-2072', 'certificate:4-12 associate:24-24', 'CPC, CCS or RHIT', 'none'),
  row('29-2052', 'on-the-job:0-12 certificate:6-12', 'PTCB', 'most-states'),
  row('29-2055', 'certificate:9-15 associate:24-24', 'CST', 'some-states'),
  row('29-2034', 'associate:24-24', 'ARRT', 'most-states'),
  row('29-2032', 'certificate:12-18 associate:24-24', 'ARDMS', 'some-states'),
  row('29-2031', 'associate:24-24', 'CCI or ARDMS', 'some-states'),
  row('29-2042', 'certificate:3-6', 'NREMT', 'every-state'),
  row('29-2043', 'certificate:12-24', 'NREMT Paramedic', 'every-state'),
  row('29-2056', 'associate:24-24', 'VTNE', 'most-states'),
  row('29-2011', 'bachelor:48-48', 'ASCP', 'some-states'),
  row('29-2012', 'associate:24-24', 'ASCP', 'some-states'),
  row('31-2021', 'associate:24-24', 'NPTE for assistants', 'every-state'),
  row('31-2011', 'associate:24-24', 'NBCOT for assistants', 'every-state'),
  row('31-9011', 'certificate:6-12', 'MBLEx', 'most-states'),
  row('39-5012', 'certificate:9-15', '', 'every-state'),
  row('39-5011', 'certificate:9-15', '', 'every-state'),
  row('39-5092 39-5094', 'certificate:3-9', '', 'most-states'),
  row(
    '25-2021 25-2022 25-2031 25-2012',
    'post-bachelor:12-24 bachelor:48-48',
    'Praxis or the exam of the state',
    'every-state',
  ),
  row('25-2032', 'on-the-job:0-24 bachelor:48-48', '', 'every-state'),
  row(
    '25-2052 25-2056 25-2057 25-2058',
    'post-bachelor:12-24 bachelor:48-48',
    'Praxis or the exam of the state',
    'every-state',
  ),
  row('25-9042 25-9043', 'on-the-job:0-1 associate:24-24', 'ParaPro', 'some-states'),
  row('25-9031 11-9032 21-1012', 'bachelor:48-48+master:24-24', '', 'most-states'),
  row('23-1011', 'bachelor:48-48+jd:36-48', 'LSAT or GRE, then the bar exam and MPRE', 'every-state'),
  row('23-2011', 'certificate:6-12 associate:24-24 bachelor:48-48', '', 'none'),
  row('13-2011', 'bachelor:48-48', 'CPA exam', 'every-state'),
  row('43-3031', 'on-the-job:0-6 certificate:3-12', 'QuickBooks, NACPB or AIPB', 'none'),
  row('41-9022', 'certificate:1-6', '', 'every-state'),
  row('41-3021', 'on-the-job:1-3', '', 'every-state'),
  row('21-1014 21-1018', 'bachelor:48-48+master:24-36', 'NCE or NCMHCE', 'every-state'),
  row('21-1022', 'bachelor:48-48+master:24-24', 'ASWB clinical exam', 'every-state'),
  row('21-1021', 'bachelor:48-48', 'ASWB exam', 'most-states'),
  row('19-3033 19-3034', 'bachelor:48-48+doctor:48-84', 'EPPP', 'every-state'),
  row('15-1252 15-1253 15-1254', 'bachelor:48-48', '', 'none'),
  row('15-1212', 'bachelor:48-48', 'Security+ or CISSP', 'none'),
  row('15-1232', 'on-the-job:0-6 certificate:3-12', 'CompTIA A+', 'none'),
  row('27-1024', 'bachelor:48-48', '', 'none'),
  row('33-3051', 'academy:4-6', '', 'every-state'),
  row('33-2011', 'academy:3-6', '', 'most-states'),
  row('33-9032', 'on-the-job:0-1', '', 'most-states'),
  row('47-2111', 'apprenticeship:48-60', '', 'state-or-local'),
  row('47-2152', 'apprenticeship:48-60', '', 'state-or-local'),
  row('49-9021', 'certificate:6-24 apprenticeship:36-60', 'EPA 608', 'state-or-local'),
  row('47-2031', 'on-the-job:0-6 apprenticeship:36-48', '', 'none'),
  row('47-2211 47-2221', 'apprenticeship:36-60', '', 'none'),
  row('47-2073', 'on-the-job:0-12 apprenticeship:36-48', '', 'none'),
  row('47-2231', 'on-the-job:1-12 certificate:1-6', 'NABCEP', 'some-states'),
  row('47-4011', 'on-the-job:12-60', 'ICC certification', 'state-or-local'),
  row('49-9051', 'certificate:3-6 apprenticeship:42-48', '', 'none'),
  row('49-9041', 'on-the-job:12-12 apprenticeship:48-48', '', 'none'),
  row('49-9081', 'certificate:3-24', '', 'none'),
  row('49-3011', 'certificate:18-24', 'FAA written, oral and practical tests', 'federal'),
  row('49-3023', 'certificate:6-24', 'ASE', 'none'),
  row('49-3031', 'on-the-job:0-24 certificate:6-24', 'ASE', 'none'),
  row('51-4041', 'on-the-job:12-12 apprenticeship:48-60', '', 'none'),
  row('51-4121', 'certificate:3-18 apprenticeship:36-48', 'AWS', 'none'),
  row('53-3032', 'cdl-school:1-2', 'CDL class A', 'federal'),
  row('53-3051 53-3052', 'on-the-job:1-3', 'CDL class B with passenger endorsement', 'federal'),
  row('53-2012', 'certificate:12-24', 'FAA commercial pilot certificate', 'federal'),
  row('53-2021', 'academy:2-5', 'FAA', 'federal'),
];

/**
 * Average tuition and fees of a year, in dollars: National Center for Education Statistics, Digest of Education Statistics 2023,
 * table 330.40, academic year 2022–23, rounded; of public colleges for people of the state.
 */
export const yearlyTuition = { 'two-year': 4000, 'four-year': 9800, 'private-four-year': 40_700 } as const;
