/**
 * Column names that a spreadsheet or export may use for each field, best first; compared in lower case without
 * accents and anything but letters and digits (`Job Title`, `job_title` and `jobTitle` are one).
 */
export const genericColumns = {
  title:
    'jobtitle title positiontitle vacancytitle postingtitle position role jobname businesstitle jobrole vacancy job titel ' +
    'stellentitel stellenbezeichnung intituleduposte intitule titre titulo puesto cargo vaga titolo posizione functie vacature stanowisko',
  company:
    'companyname company employer employername organization organisation organizationname hiringorganization hiringcompany ' +
    'hiringagencyname hiringdepartmentname agency business firm firma unternehmen arbeitgeber entreprise societe empresa azienda bedrijf werkgever',
  location:
    'location locations joblocation joblocations worklocation locationname locationraw place places dutystation dutylocation ' +
    'workplacelocation positionlocation positionlocations arbeitsort standort ort lieu ubicacion luogo sede plaats',
  city: 'city town jobcity addresslocality',
  state: 'state region province jobstate statecode addressregion',
  country: 'country countrycode jobcountry addresscountry',
  url: 'applyurl applicationurl joburl url link joblink applylink joblisturl jobpostingurl jobposturl absoluteurl hostedurl positionuri apply href landingpage',
  id: 'externalid jobid postingid usajobscontrolnumber controlnumber id reqid requisitionid requisition jobreqid referencenumber reference guid uid jobuid',
  posted:
    'dateposted postedat posteddate postingdate publishedat publishedon published publicationdate posted date createdat createdon created listeddate opendate positionopendate datetext pubdate',
  seen: 'firstseenat firstseen seenat dateseen scrapedat scraped dateadded addedat crawledat',
  closed:
    'closedat closeddate validthrough expiresat expires expirydate postuntil closingdate closedate positionclosedate deadline',
  description:
    'jobdescription description descriptionhtml fulldescription details contents content body text summary',
  pay: 'salary salarytext salaryrange pay payrange compensation wage wages salaryestimate remuneration',
  payMin:
    'salarymin minsalary salaryfrom salaryrangefrom salaryminorig paymin minpay minimumsalary lowsalary minamount minimumpay',
  payMax:
    'salarymax maxsalary salaryto salaryrangeto salarymaxorig paymax maxpay maximumsalary highsalary maxamount maximumpay',
  payCurrency: 'salarycurrency currency currencycode paycurrency currencyoriginal',
  payInterval:
    'salaryinterval salaryperiod salaryfrequency payperiod payinterval salarytype salaryunit interval',
  type: 'employmenttype jobtype typeofemployment contracttype worktype workschedule employment schedule type fulltimeparttimeindicator',
  remote: 'isremote remote remoteallowed telecommute telecommuting workfromhome remoteok',
  workplace:
    'workplace workplacetype workmode workmodel workarrangement worksetting remotestatus locationtype workfrommode',
  seniority: 'seniority senioritylevel experiencelevel formattedexperiencelevel joblevel careerlevel level',
  category: 'category jobcategory department industry function team field sector',
  source: 'source platform feed site board',
} as const;

/** A field of a posting that a column may hold. */
export type GenericField = keyof typeof genericColumns;

/** The field names that `--column` takes, as a person says them, beside those of `genericColumns`. */
export const columnAliases: Readonly<Record<string, GenericField>> = {
  place: 'location',
  link: 'url',
  address: 'url',
  salary: 'pay',
  minpay: 'payMin',
  maxpay: 'payMax',
  currency: 'payCurrency',
  interval: 'payInterval',
  date: 'posted',
  closing: 'closed',
  text: 'description',
  rank: 'seniority',
};

/**
 * What a head that is in no list has to say to be taken for a field that nothing else was found for: a word of each
 * group, and none of the words that make it another thing.
 */
export const columnWords: readonly {
  field: GenericField;
  needs: readonly string[];
  /** A field that has to be found before. */
  beside?: GenericField;
  never: string;
}[] = [
  {
    field: 'title',
    needs: ['title titles'],
    never:
      'id number no code level link url date description status company employer source page meta contact',
  },
  {
    field: 'title',
    needs: ['position role vacancy opening designation occupation job'],
    never:
      'id number no nr num code type level link url uri date day days time category family function status description ' +
      'text summary count openings open close closed salary pay company employer organization agency location place city ' +
      'state country source board site grade series schedule remote posted industry contact email key ref hash',
  },
  {
    field: 'company',
    needs: ['company employer organization organisation agency institution firm brand'],
    never:
      'id url link website web site logo size rating ratings industry industries type description about code number ' +
      'revenue review reviews level email phone address founded sector location city state country slug key score ' +
      'headquarters profile addresses employees num',
  },
  {
    field: 'location',
    needs: ['location locations place station worksite address'],
    never:
      'id type url link latitude longitude lat lng lon remote code count email ip web company hr policy contact',
  },
  {
    field: 'description',
    needs: ['description duties responsibilities'],
    never: 'company id code type pay salary location short title employer meta',
  },
  {
    field: 'closed',
    needs: [
      'close closes closing closed end ends expire expires expiration expiry until deadline',
      'date on at time deadline until',
    ],
    never: 'start contract employment type',
  },
  {
    field: 'posted',
    needs: [
      'posted posting post published publication open opens opening listed announced created',
      'date on at time',
    ],
    never: 'close closing end expire updated type url',
  },
  {
    field: 'payMin',
    needs: ['min minimum low lowest from starting', 'salary pay wage compensation amount rate'],
    never: 'currency id code hours',
  },
  {
    field: 'payMax',
    needs: ['max maximum high highest to', 'salary pay wage compensation amount rate'],
    never: 'currency id code hours',
  },
  {
    field: 'title',
    needs: ['name'],
    // A name alone may be a person's; beside a company it is the job's.
    beside: 'company',
    never:
      'company employer organization organisation agency institution firm brand first last full middle contact recruiter ' +
      'file user nick location city state country place manager department team shop store site school hospital category ' +
      'industry source list board',
  },
];

/** Words of a head whose cells number the rows, and those that number something else than postings. */
export const idWords =
  'id ids number num no nr code key ref reference req requisition control uuid guid uid slug announcement ad';
export const otherIdWords =
  'phone fax zip postal company employer agency organization organisation department dept division category location city ' +
  'state country source page area series grade tax user recruiter recruiters contact openings employees vacancies positions size count';

/** Words of a head whose links lead to something else than the posting, and those that say it is the posting. */
export const otherLinkWords =
  'company employer organization organisation website homepage logo image img photo picture icon avatar profile linkedin ' +
  'facebook twitter glassdoor source recruiter contact map careers career';
export const postingLinkWords =
  'job jobs apply application post posting position vacancy listing announcement detail details ad';
