/** Every address of docs/spec/screens.md, Addresses, as the router spells it; `?` is a part that may be missing. */
export const specifiedPaths: readonly string[] = `
/ /auth /about /privacy /terms /support /settings
/profile /subscribe /subscribe/polar /subscribe/pay/:planId /subscribe/cancel /subscription/complete/:checkoutId?
/work /career/counseling /career/coaching /resources
/countries /cities /cities/resources /city/:group /city/:group/:internalId /city/details/:cityId
/location/edit /location/from /location/listworld/:locationType/:initCountrySelection
/location/list/:locationType/:countryCode?/:stateCode? /location/manage/:locationType/:internalId /location/mapcbsa
/location/map/:locationType/:mapType?/:countryCode?/:stateCode?
/companies /companies/discover /companies/search /companies/list/:loadcompanies /companies/group/list/:group?
/companies/map/:mode? /companies/group/map/:group /company/location/:internalId
/company/locationadd/:companyGroupName /company/locationedit/:companyGroupName/:id /company/add
/company/edit/:internalId /company/details/:internalId /company/research/:internalId
/interviews /interview/add/:jobId? /interview/edit/:internalId /interview/practice/:jobId? /interview/tips
/job/add /job/edit/:internalId /job/apply/:internalId /job/application/process
/job/application/preparation/:internalId /job/search/assistant/:jobId? /job/search/coach/:jobId?
/jobs/applications/:status? /jobs/submissions/:method? /jobs/list /jobs/map/view /jobs/map/search
/jobs/map/search/:state/:city /jobs/search /jobs/search/:state/:city /jobs/searchterm/:term
/jobs/searchtermlocation/:state/:city/:term /job/occupations /job/locations
/resumes /resume/add /resume/edit/:internalId /resume/review/:internalId
/places /places/list /places/search /places/map/:mode/:groupId? /places/discover /place/add
/place/edit/:internalId /place/location/add /place/groups
`
  .trim()
  .split(/\s+/);
