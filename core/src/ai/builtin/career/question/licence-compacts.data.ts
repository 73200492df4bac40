/** An agreement between states by which a license of one counts in others. */
export type LicenceCompact = {
  /** Its name, as it calls itself. */
  name: string;
  /** Beginnings of codes of the occupations it is for. */
  codes: string;
  /**
   * What it gives: one license for all members, a privilege that is asked for in each, a license of each member by a faster
   * way, or nothing yet.
   */
  gives: 'multistate' | 'privilege' | 'faster' | 'not-yet';
  /** States in which it is in force. */
  members: string;
  /** States that joined by law where it is not in force yet. */
  pending?: string;
  /** Whether every other state is known to be outside; else a state that is not listed is not known here. */
  isWhole: boolean;
  /** Who publishes the members, with the address. */
  source: string;
  /** When the members were read, as a year or a month. */
  as: string;
};

/** Members change: an answer names the source and the date. States are listed by their two letters. */
export const licenceCompacts: readonly LicenceCompact[] = [
  {
    name: 'Nurse Licensure Compact',
    codes: '29-1141 29-2061',
    gives: 'multistate',
    members:
      'AL AZ AR CO CT DE FL GA ID IN IA KS KY LA ME MD MS MO MT NE NH NJ NM NC ND OH OK PA RI SC SD TN TX UT VT VA WA WV WI WY',
    pending: 'MA',
    isWhole: true,
    source: 'NCSBN, nursecompact.com',
    as: 'early 2026',
  },
  {
    name: 'Interstate Medical Licensure Compact',
    codes: '29-121 29-122 29-124',
    gives: 'faster',
    members:
      'AL AZ CO CT DE DC GA ID IL IN IA KS KY LA ME MD MI MN MS MO MT NE NV NH NJ ND OH OK SD TN TX UT VT WA WV WI WY',
    pending: 'FL HI NC PA',
    isWhole: false,
    source: 'IMLC Commission, imlcc.com',
    as: 'October 2024',
  },
  {
    name: 'Physical Therapy Compact',
    codes: '29-1123 31-202',
    gives: 'privilege',
    members: 'AZ AR CO IA LA MS MO NE NH NJ NC ND OH OK OR SC TN TX UT VA WA WV WI',
    isWhole: false,
    source: 'PT Compact Commission, ptcompact.org',
    as: '2024',
  },
  {
    name: 'Occupational Therapy Licensure Compact',
    codes: '29-1122 31-201',
    gives: 'not-yet',
    members: '',
    pending: 'AL AZ AR CO GA IN IA KY LA ME MD MS MO MT NE NH NC OH SC SD TN UT VA WA WV WI WY',
    isWhole: false,
    source: 'OT Compact Commission, otcompact.org',
    as: 'October 2023',
  },
  {
    name: 'PSYPACT',
    codes: '19-303',
    gives: 'privilege',
    members:
      'AL AZ AR CO CT DE DC FL GA ID IL IN KS KY ME MD MI MN MO NE NV NH NJ NC ND OH OK PA RI SC TN TX UT VT VA WA WV WI WY',
    isWhole: false,
    source: 'PSYPACT Commission, psypact.gov',
    as: '2024',
  },
  {
    name: 'Counseling Compact',
    codes: '21-1014 21-1018',
    gives: 'privilege',
    members: 'AZ MN',
    pending:
      'AL AR CO CT DE DC FL GA IN IA KS KY LA ME MD MS MO MT NE NV NH NJ NC ND OH OK RI SC SD TN UT VT VA WA WV WI WY',
    isWhole: false,
    source: 'Counseling Compact Commission, counselingcompact.gov',
    as: 'autumn 2025',
  },
  {
    name: 'Audiology and Speech-Language Pathology Interstate Compact',
    codes: '29-1127 29-1181',
    gives: 'not-yet',
    members: '',
    pending: 'AL AR CO DE FL GA ID IN IA KS KY LA ME MD MS MO MT NE NH NC OH OK SC TN UT VT VA WA WV WI WY',
    isWhole: false,
    source: 'ASLP-IC Commission, aslpcompact.com',
    as: '2024',
  },
  {
    name: 'Social Work Licensure Compact',
    codes: '21-1022 21-1021',
    gives: 'not-yet',
    members: '',
    isWhole: false,
    source: 'Social Work Licensure Compact, swcompact.org',
    as: '2025',
  },
  {
    name: 'EMS Compact (REPLICA)',
    codes: '29-2042 29-2043',
    gives: 'privilege',
    members: 'AL CO DE GA ID IN IA KS LA MS MO NE NV NH ND OK SC SD TN TX UT VA WV WY',
    isWhole: false,
    source: 'EMS Compact Commission, emscompact.gov',
    as: '2023',
  },
  {
    name: 'Dentist and Dental Hygienist Compact',
    codes: '29-102 29-1292',
    gives: 'not-yet',
    members: '',
    isWhole: false,
    source: 'Dentist and Dental Hygienist Compact, ddhcompact.org',
    as: '2025',
  },
  {
    name: 'Cosmetology Licensure Compact',
    codes: '39-501',
    gives: 'not-yet',
    members: '',
    isWhole: false,
    source: 'Cosmetology Licensure Compact, cosmetologycompact.gov',
    as: '2025',
  },
];

/** Agreements of two states about one license: with whom a state has one, and where that was read. */
export type StateAgreements = {
  codes: string;
  state: string;
  /** What the license is called. */
  licence: string;
  /** The states it has an agreement with. */
  others: string;
  source: string;
  as: string;
};

/** Not a list of all: what is not here is not known. */
export const stateAgreements: readonly StateAgreements[] = [
  {
    codes: '47-2111',
    state: 'TX',
    licence: 'journeyman electrician',
    others: 'AK AR ID IA MT NE NM OK SD WY',
    source: 'Texas Department of Licensing and Regulation (TDLR), by its announcement',
    as: 'February 2026',
  },
];

/** The board or agency to ask, by occupation and state, where the records of licenses name none well enough. */
export const boards: Readonly<Record<string, string>> = {
  '29-1141 OR': 'Oregon State Board of Nursing',
  '29-2061 OR': 'Oregon State Board of Nursing',
  '29-1141 AZ': 'Arizona State Board of Nursing',
  '29-1141 TX': 'Texas Board of Nursing',
  '29-2061 TX': 'Texas Board of Nursing',
  '29-1141 CA': 'California Board of Registered Nursing',
  '25-20 OR': 'Oregon Teacher Standards and Practices Commission (TSPC)',
  '25-20 TX': 'Texas Education Agency (TEA)',
  '25-20 CA': 'California Commission on Teacher Credentialing',
  '25-20 NY': 'New York State Education Department, Office of Teaching Initiatives',
  '47-2111 OR': 'Oregon Building Codes Division',
  '47-2111 TX': 'Texas Department of Licensing and Regulation (TDLR)',
  '39-501 TX': 'Texas Department of Licensing and Regulation (TDLR)',
  '31-9097 CA': 'California Department of Public Health, Laboratory Field Services',
  '47-2152 ID': 'Idaho Division of Occupational and Professional Licenses',
  '49-9021 FL': 'Florida Department of Business and Professional Regulation (DBPR)',
};
