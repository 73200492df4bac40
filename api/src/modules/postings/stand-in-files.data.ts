/** Small files of our own making, one for each format: what the tests read where no real file is at hand. */
export const standIns = {
  'open-jobs-data': {
    file: 'open_jobs.jsonl',
    format: 'open-jobs-data',
    syntax: 'ndjson',
    text: '{"company":"Blue Fern Kitchens","platform":"greenhouse","jobId":"7001","title":"Line Cook","department":null,"locations":["Austin, TX","Remote - US"],"isRemote":null,"employmentType":"Full time","applyUrl":"https://example.com/7001","postedAt":"2026-08-21T05:00:00-04:00","scrapedAt":"2026-08-22T06:00:00Z","firstSeenAt":"2026-08-22T06:00:00Z"}\n{"company":"Blue Fern Kitchens","platform":"workday","jobId":"/job/Reno/Baker_R1","title":"Baker","department":null,"locations":["2 Locations"],"isRemote":null,"employmentType":null,"applyUrl":"https://example.com/r1","postedAt":null,"scrapedAt":"2026-08-22T06:00:00Z","firstSeenAt":"2026-08-22T06:00:00Z"}\n',
  },
  'simplify-newgrad': {
    file: 'simplify.jsonl',
    format: 'simplify-newgrad',
    syntax: 'ndjson',
    text: '{"source":"Simplify","company_name":"Quiet Harbor","id":"a-1","title":"Junior Engineer","active":true,"date_updated":1714605600,"date_posted":1714605534,"url":"https://example.com/a1","locations":["NYC"],"company_url":"","is_visible":true,"sponsorship":"Other"}\n{"source":"Simplify","company_name":"Quiet Harbor","id":"a-2","title":"Hidden","active":true,"date_updated":1714605600,"date_posted":1714605534,"url":"https://example.com/a2","locations":["SF"],"company_url":"","is_visible":false,"sponsorship":"Other"}\n',
  },
  'tech-salary-radar': {
    file: 'radar.jsonl',
    format: 'tech-salary-radar',
    syntax: 'ndjson',
    text: '{"job_uid":"ashby:fernlab:03a3-beef","first_seen":"2026-07-18","source":"ashby","company":"fernlab","title":"Research Scientist","location_raw":"NYC Office","region":"other","is_remote":true,"employment_type":"FullTime","published_at":"2026-03-03T21:19:40.269+00:00","apply_url":"https://example.com/03a3","currency_original":"USD","salary_min_orig":188000,"salary_max_orig":277000,"salary_interval_orig":"1 YEAR","has_salary":true}\n',
  },
  themuse: {
    file: 'muse.jsonl',
    format: 'themuse',
    syntax: 'ndjson',
    text: '{"contents":"<p>Keep our homes warm.</p>","name":"Heating Technician","type":"external","publication_date":"2026-04-17T23:46:18Z","short_name":"heating","model_type":"jobs","id":18400118,"locations":[{"name":"Salisbury, NC"},{"name":"Flexible / Remote"}],"categories":[{"name":"Maintenance"}],"levels":[],"tags":[],"refs":{"landing_page":"https://example.com/jobs/18400118"},"company":{"id":1,"short_name":"cedar","name":"Cedar Row Homes"}}\n',
  },
  weworkremotely: {
    file: 'wwr.jsonl',
    format: 'weworkremotely',
    syntax: 'ndjson',
    text: '{"id":"weworkremotely:https://example.com/remote/planner","source":"weworkremotely","title":"Planner","company":"Tidewater Maps","url":"https://example.com/remote/planner","description":"Plan things.","location":"Anywhere in the World","tags":["planning"],"postedAt":"Wed, 22 Jul 2026 07:01:32 +0000","category":"planning"}\n',
  },
  remotejobs: {
    file: 'remote.jsonl',
    format: 'remotejobs',
    syntax: 'ndjson',
    text: '{"id":"r-1","title":"Data Clerk","url":"https://example.com/r1","apply_url":"https://example.com/r1/apply","company":{"name":"Larkspur Data","website":null},"category":{"name":"Office","slug":"office"},"location":"Remote","salary_min":75000,"salary_max":95000,"salary_text":"USD 75,000 - 95,000","type":"Full-time","description":"<p>Type well.</p>","posted_at":"2026-08-08T13:21:34+00:00","is_translated":false,"original_language":null}\n',
  },
  'nyc-gov': {
    file: 'nyc.jsonl',
    format: 'nyc-gov',
    syntax: 'ndjson',
    text: '{"Job ID":97899,"Agency":"DEPT OF PARKS","Posting Type":"External","Business Title":"Park Gardener","Civil Service Title":"GARDENER","Job Category":"Parks","Full-Time/Part-Time indicator":"P","Salary Range From":21.5,"Salary Range To":25.75,"Salary Frequency":"Hourly","Work Location":"350 Jay St, Brooklyn  Ny","Job Description":"Care for New Yorkâ€™s parks.","Preferred Skills":"Pruning","Posting Date":"2026-08-01T00:00:00.000","Post Until":"2026-09-01T00:00:00.000"}\n',
  },
  'json-ld': {
    file: 'page.html',
    format: 'json-ld',
    syntax: 'html',
    text: '<!doctype html><html><head><script type="application/ld+json">{"@context":"https://schema.org/","@type":"JobPosting","title":"Machinist","description":"<p>Turn steel.</p>","identifier":{"@type":"PropertyValue","name":"Maple","value":"1234"},"datePosted":"2026-01-18","validThrough":"2026-03-18T00:00","employmentType":["FULL_TIME"],"hiringOrganization":{"@type":"Organization","name":"Maple Works"},"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","streetAddress":"1 Main St","addressLocality":"Detroit","addressRegion":"MI","postalCode":"48201","addressCountry":"US"}},"baseSalary":{"@type":"MonetaryAmount","currency":"USD","value":{"@type":"QuantitativeValue","minValue":80000,"maxValue":110000,"unitText":"YEAR"}}}</script></head><body>Machinist</body></html>',
  },
  generic: {
    file: 'jobs.csv',
    format: 'generic',
    syntax: 'csv',
    text: 'Job Title,Company,Location,Salary,Link,Posted\r\n"Welder, senior","Iron ""Lake"" Co","Reno, NV",$25 - $30 an hour,https://example.com/w,2026-08-01\r\nNurse,Hillside Clinic,"Boise, ID",None,,08/05/2026\r\n',
  },
} as const;
