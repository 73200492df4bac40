/** Hosts of the systems that employers take applications with, and what each is called. */
const systems: readonly (readonly [host: string, name: string])[] = [
  ['myworkdayjobs.com', 'Workday'],
  ['myworkdaysite.com', 'Workday'],
  ['greenhouse.io', 'Greenhouse'],
  ['lever.co', 'Lever'],
  ['ashbyhq.com', 'Ashby'],
  ['smartrecruiters.com', 'SmartRecruiters'],
  ['workable.com', 'Workable'],
  ['recruitee.com', 'Recruitee'],
  ['icims.com', 'iCIMS'],
  ['taleo.net', 'Taleo'],
  ['oraclecloud.com', 'Oracle'],
  ['successfactors.com', 'SuccessFactors'],
  ['successfactors.eu', 'SuccessFactors'],
  ['ultipro.com', 'UKG'],
  ['ukg.com', 'UKG'],
  ['adp.com', 'ADP'],
  ['paylocity.com', 'Paylocity'],
  ['paycomonline.net', 'Paycom'],
  ['bamboohr.com', 'BambooHR'],
  ['jobvite.com', 'Jobvite'],
  ['breezy.hr', 'Breezy'],
  ['applitrack.com', 'Frontline'],
  ['governmentjobs.com', 'NEOGOV'],
  ['usajobs.gov', 'USAJOBS'],
];

/** The system that most of these links of postings lead to, and how many do; null where none is known. */
export function hiringSystem(urls: readonly string[]): { name: string; count: number } | null {
  const counts = new Map<string, number>();
  for (const url of urls) {
    const host = URL.parse(url)?.hostname.toLowerCase() ?? '';
    const name = systems.find(([known]) => host === known || host.endsWith(`.${known}`))?.[1];
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  return first ? { name: first[0], count: first[1] } : null;
}
