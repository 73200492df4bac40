/**
 * Column names that a spreadsheet or export may use for each field, best first; compared in lower case without
 * anything but letters and digits (`Job Title`, `job_title` and `jobTitle` are one).
 */
export const genericColumns = {
  title: 'jobtitle title positiontitle position role jobname businesstitle jobrole job',
  company:
    'companyname company employer employername organization organisation organizationname hiringorganization hiringcompany agency business firm',
  location: 'location locations joblocation joblocations worklocation locationname locationraw place places',
  city: 'city town jobcity addresslocality',
  state: 'state region province jobstate statecode addressregion',
  country: 'country countrycode jobcountry addresscountry',
  url: 'applyurl applicationurl joburl url link joblink applylink joblisturl jobpostingurl jobposturl absoluteurl hostedurl apply href landingpage',
  id: 'externalid jobid postingid id reqid requisitionid requisition jobreqid referencenumber reference guid uid jobuid',
  posted:
    'dateposted postedat posteddate postingdate publishedat publishedon published publicationdate posted date createdat createdon created listeddate datetext pubdate',
  seen: 'firstseenat firstseen seenat dateseen scrapedat scraped dateadded addedat crawledat',
  closed: 'closedat closeddate validthrough expiresat expires expirydate postuntil closingdate deadline',
  description:
    'jobdescription description descriptionhtml fulldescription details contents content body text summary',
  pay: 'salary salarytext salaryrange pay payrange compensation wage wages salaryestimate remuneration',
  payMin:
    'salarymin minsalary salaryfrom salaryrangefrom salaryminorig paymin minpay minimumsalary lowsalary',
  payMax: 'salarymax maxsalary salaryto salaryrangeto salarymaxorig paymax maxpay maximumsalary highsalary',
  payCurrency: 'salarycurrency currency currencycode paycurrency currencyoriginal',
  payInterval:
    'salaryinterval salaryperiod salaryfrequency payperiod payinterval salarytype salaryunit interval',
  type: 'employmenttype jobtype typeofemployment contracttype worktype employment schedule type fulltimeparttimeindicator',
  remote: 'isremote remote remoteallowed telecommute telecommuting workfromhome remoteok',
  workplace:
    'workplace workplacetype workmode workmodel workarrangement worksetting remotestatus locationtype workfrommode',
  seniority: 'seniority senioritylevel experiencelevel formattedexperiencelevel joblevel careerlevel level',
  category: 'category jobcategory department industry function team field sector',
  source: 'source platform feed site board',
} as const;
