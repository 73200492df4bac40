import { msg } from '@lingui/core/macro';
import type { Screen } from './screen.ts';

const both = ['job', 'place'] as const;
const job = ['job'] as const;
const place = ['place'] as const;

// Plain Node reads this table too (scripts, e2e): no import but lazy ones, no message but inside a function.

const search = async () => (await import('../features/search/search-screen.tsx')).SearchScreen;
const searchMap = async () => (await import('../features/job-maps/posting-map-screen.tsx')).PostingMapScreen;
const jobs = async () => (await import('../features/jobs/jobs-screen.tsx')).JobsScreen;
const cityGroup = async () => (await import('../features/geography/city-group-screen.tsx')).CityGroupScreen;
const resumeReview = async () =>
  (await import('../features/resumes/resume-review-screen.tsx')).ResumeReviewScreen;

const rows = [
  {
    path: '/',
    access: 'home',
    drawnTitle: '',
    navigation: {
      title: () => msg({ message: 'Home', context: 'screen' }),
      icon: 'home',
      group: 'main',
      who: 'all',
    },
    load: async () => (await import('../features/home/home-screen.tsx')).HomeScreen,
  },
  {
    path: '/auth',
    access: 'public',
    drawnTitle: 'Sign in',
    load: async () => (await import('../features/auth/auth-screen.tsx')).AuthScreen,
  },
  {
    path: '/work',
    access: 'signed-in',
    palette: { title: () => msg`Work`, icon: 'home', who: both, first: true },
    load: async () => (await import('../features/work/work-screen.tsx')).WorkScreen,
  },
  {
    // Added to the first specification: one week looked back on.
    path: '/work/review',
    access: 'signed-in',
    palette: { title: () => msg`Weekly review`, icon: 'calendar', who: job },
    load: async () => (await import('../features/work/review-screen.tsx')).ReviewScreen,
  },
  {
    path: '/jobs/search',
    access: 'signed-in',
    navigation: {
      title: () => msg`Job Search`,
      icon: 'search',
      group: 'main',
      who: job,
      top: job,
      wide: 1,
    },
    load: search,
  },
  {
    path: '/jobs/search/:state/:city',
    access: 'signed-in',
    example: '/jobs/search/TX/Austin',
    load: search,
  },
  {
    path: '/jobs/searchterm/:term',
    access: 'signed-in',
    example: '/jobs/searchterm/nurse',
    load: search,
  },
  {
    path: '/jobs/searchtermlocation/:state/:city/:term',
    access: 'signed-in',
    example: '/jobs/searchtermlocation/TX/Austin/nurse',
    load: search,
  },
  {
    path: '/jobs/map/search',
    access: 'signed-in',
    heavy: true,
    palette: { title: () => msg`Job search map`, icon: 'map', who: job },
    load: searchMap,
  },
  {
    path: '/jobs/map/search/:state/:city',
    access: 'signed-in',
    heavy: true,
    example: '/jobs/map/search/TX/Austin',
    load: searchMap,
  },
  {
    path: '/jobs/map/view',
    access: 'signed-in',
    heavy: true,
    palette: { title: () => msg`Jobs on a map`, icon: 'map', who: job },
    load: async () => (await import('../features/job-maps/own-map-screen.tsx')).OwnMapScreen,
  },
  {
    path: '/job/locations',
    access: 'signed-in',
    heavy: true,
    palette: { title: () => msg`Search locations`, icon: 'pin', who: job },
    load: async () => (await import('../features/job-maps/job-locations-screen.tsx')).JobLocationsScreen,
  },
  {
    path: '/jobs/list',
    access: 'signed-in',
    navigation: { title: () => msg`Jobs`, icon: 'jobs', group: 'main', who: job, top: job, wide: 2 },
    load: jobs,
  },
  {
    path: '/jobs/applications/:status?',
    access: 'signed-in',
    example: ['/jobs/applications', '/jobs/applications/application-submitted'],
    navigation: { title: () => msg`Applications`, icon: 'applications', group: 'main', who: job },
    load: jobs,
  },
  {
    path: '/jobs/submissions/:method?',
    access: 'signed-in',
    example: '/jobs/submissions/online',
    load: jobs,
  },
  {
    // Added to the first specification: who is known from all jobs.
    path: '/contacts',
    access: 'signed-in',
    palette: { title: () => msg`Contacts`, icon: 'profile', who: job },
    load: async () => (await import('../features/jobs/contacts-screen.tsx')).ContactsScreen,
  },
  {
    // Added to the first specification: an employer's e-mail, pasted or shared.
    path: '/jobs/mail',
    access: 'signed-in',
    palette: { title: () => msg`Read an e-mail`, icon: 'mail', who: job },
    load: async () => (await import('../features/jobs/mail-screen.tsx')).MailScreen,
  },
  {
    // Added to the first specification: offers side by side.
    path: '/jobs/offers',
    access: 'signed-in',
    palette: { title: () => msg`Compare offers`, icon: 'wallet', who: job },
    load: async () => (await import('../features/jobs/offers-screen.tsx')).OffersScreen,
  },
  {
    path: '/job/add',
    access: 'signed-in',
    load: async () => (await import('../features/jobs/job-add-screen.tsx')).JobAddScreen,
  },
  {
    path: '/job/edit/:internalId',
    access: 'signed-in',
    heavy: true,
    example: '/job/edit/1',
    load: async () => (await import('../features/jobs/job-edit-screen.tsx')).JobEditScreen,
  },
  {
    path: '/job/apply/:internalId',
    access: 'signed-in',
    heavy: true,
    example: '/job/apply/1',
    load: async () => (await import('../features/jobs/job-apply-screen.tsx')).JobApplyScreen,
  },
  {
    path: '/job/application/preparation/:internalId',
    access: 'signed-in',
    example: '/job/application/preparation/1',
    load: async () => (await import('../features/jobs/job-prepare-screen.tsx')).JobPrepareScreen,
  },
  {
    path: '/job/application/process',
    access: 'signed-in',
    load: async () => (await import('../features/work/process-screen.tsx')).ProcessScreen,
  },
  {
    path: '/job/search/assistant/:jobId?',
    access: 'signed-in',
    palette: { title: () => msg`Assistant`, icon: 'message', who: job },
    example: ['/job/search/assistant', '/job/search/assistant/1'],
    load: async () => (await import('../features/conversations/assistant-screen.tsx')).AssistantScreen,
  },
  {
    path: '/job/search/coach/:jobId?',
    access: 'signed-in',
    palette: { title: () => msg`Search coach`, icon: 'target', who: job },
    example: ['/job/search/coach', '/job/search/coach/1'],
    load: async () => (await import('../features/conversations/coach-screen.tsx')).CoachScreen,
  },
  {
    path: '/job/occupations',
    access: 'signed-in',
    load: async () => (await import('../features/occupations/occupations-screen.tsx')).OccupationsScreen,
  },
  {
    path: '/interviews',
    access: 'signed-in',
    navigation: {
      title: () => msg`Interviews`,
      icon: 'interviews',
      group: 'main',
      who: job,
      wide: 5,
    },
    load: async () => (await import('../features/interviews/interviews-screen.tsx')).InterviewsScreen,
  },
  {
    path: '/interview/add/:jobId?',
    access: 'signed-in',
    palette: { title: () => msg`Add interview`, icon: 'interviews', who: job },
    example: ['/interview/add', '/interview/add/1'],
    load: async () => (await import('../features/interviews/interview-add-screen.tsx')).InterviewAddScreen,
  },
  {
    path: '/interview/edit/:internalId',
    access: 'signed-in',
    example: '/interview/edit/1',
    load: async () => (await import('../features/interviews/interview-edit-screen.tsx')).InterviewEditScreen,
  },
  {
    // Added to the first specification: everything for the day of an interview, to print too.
    path: '/interview/prepare/:internalId',
    access: 'signed-in',
    example: '/interview/prepare/1',
    load: async () =>
      (await import('../features/interviews/interview-prepare-screen.tsx')).InterviewPrepareScreen,
  },
  {
    // Added to the first specification: how an interview went, thanks for it, and what comes next.
    path: '/interview/debrief/:internalId',
    access: 'signed-in',
    example: '/interview/debrief/1',
    load: async () =>
      (await import('../features/interviews/interview-debrief-screen.tsx')).InterviewDebriefScreen,
  },
  {
    path: '/interview/practice/:jobId?',
    access: 'signed-in',
    palette: { title: () => msg`Practice interview questions`, icon: 'microphone', who: job },
    example: ['/interview/practice', '/interview/practice/1'],
    load: async () => (await import('../features/interviews/practice-screen.tsx')).PracticeScreen,
  },
  {
    // Added to the first specification: the stories that answers are made of.
    path: '/interview/stories',
    access: 'signed-in',
    palette: { title: () => msg`My stories`, icon: 'book', who: job },
    load: async () => (await import('../features/interviews/stories-screen.tsx')).StoriesScreen,
  },
  {
    path: '/interview/tips',
    access: 'signed-in',
    palette: { title: () => msg`Interview tips`, icon: 'learn', who: job },
    load: async () => (await import('../features/interviews/tips-screen.tsx')).TipsScreen,
  },
  {
    path: '/companies',
    access: 'signed-in',
    navigation: {
      title: () => msg`Companies`,
      icon: 'companies',
      group: 'main',
      who: job,
      top: job,
      wide: 3,
    },
    load: async () => (await import('../features/companies/companies-screen.tsx')).CompaniesScreen,
  },
  {
    path: '/companies/list/:loadcompanies',
    access: 'signed-in',
    example: '/companies/list/all',
    load: async () => (await import('../features/companies/company-list-screen.tsx')).CompanyListScreen,
  },
  {
    path: '/company/add',
    access: 'signed-in',
    palette: { title: () => msg`Add company`, icon: 'companies', who: job },
    load: async () => (await import('../features/companies/company-add-screen.tsx')).CompanyAddScreen,
  },
  {
    path: '/company/edit/:internalId',
    access: 'signed-in',
    example: '/company/edit/1',
    load: async () => (await import('../features/companies/company-edit-screen.tsx')).CompanyEditScreen,
  },
  {
    path: '/company/details/:internalId',
    access: 'signed-in',
    heavy: true,
    example: '/company/details/1',
    load: async () => (await import('../features/companies/company-details-screen.tsx')).CompanyDetailsScreen,
  },
  {
    path: '/company/location/:internalId',
    access: 'signed-in',
    heavy: true,
    example: '/company/location/1',
    load: async () =>
      (await import('../features/companies/company-location-screen.tsx')).CompanyLocationScreen,
  },
  {
    path: '/resumes',
    access: 'signed-in',
    heavy: true,
    navigation: { title: () => msg`Resumes`, icon: 'resumes', group: 'main', who: job, top: job, wide: 4 },
    load: async () => (await import('../features/resumes/resumes-screen.tsx')).ResumesScreen,
  },
  {
    path: '/resume/add',
    access: 'signed-in',
    heavy: true,
    palette: { title: () => msg`Add resume`, icon: 'resumes', who: job },
    load: async () => (await import('../features/resumes/resume-add-screen.tsx')).ResumeAddScreen,
  },
  {
    path: '/resume/import',
    access: 'signed-in',
    heavy: true,
    palette: { title: () => msg`Import resume`, icon: 'file-in', who: job },
    load: async () => (await import('../features/resumes/resume-import-screen.tsx')).ResumeImportScreen,
  },
  {
    path: '/resume/edit/:internalId',
    access: 'signed-in',
    heavy: true,
    example: '/resume/edit/1',
    load: async () => (await import('../features/resumes/resume-edit-screen.tsx')).ResumeEditScreen,
  },
  {
    path: '/resume/review/:internalId',
    access: 'signed-in',
    heavy: true,
    example: '/resume/review/1',
    load: resumeReview,
  },
  {
    // Not in the specification: the default resume, for the palette.
    path: '/resume/review',
    access: 'signed-in',
    heavy: true,
    palette: { title: () => msg`Review the default resume`, icon: 'check-all', who: job },
    load: resumeReview,
  },
  {
    path: '/career/counseling',
    access: 'signed-in',
    navigation: { title: () => msg`Career Counseling`, icon: 'counseling', group: 'grow', who: job },
    load: async () => (await import('../features/career/counseling-screen.tsx')).CounselingScreen,
  },
  {
    path: '/career/coaching',
    access: 'signed-in',
    palette: { title: () => msg`Career coaching: a plan of weeks`, icon: 'compass', who: job },
    load: async () => (await import('../features/career/coaching-screen.tsx')).CoachingScreen,
  },
  {
    path: '/resources',
    access: 'signed-in',
    navigation: { title: () => msg`Resources`, icon: 'resources', group: 'grow', who: job },
    load: async () => (await import('../features/resources/resources-screen.tsx')).ResourcesScreen,
  },
  {
    path: '/places',
    access: 'signed-in',
    navigation: { title: () => msg`Places`, icon: 'places', group: 'places', who: both, top: place, wide: 6 },
    load: async () => (await import('../features/places/places-screen.tsx')).PlacesScreen,
  },
  {
    path: '/places/list',
    access: 'signed-in',
    palette: { title: () => msg`My places`, icon: 'list', who: both },
    load: async () => (await import('../features/places/places-list-screen.tsx')).PlacesListScreen,
  },
  {
    path: '/places/search',
    access: 'signed-in',
    heavy: true,
    palette: { title: () => msg`Search for places`, icon: 'search', who: both },
    load: async () => (await import('../features/places/places-search-screen.tsx')).PlacesSearchScreen,
  },
  {
    path: '/places/map/:mode/:groupId?',
    access: 'signed-in',
    heavy: true,
    example: ['/places/map/all', '/places/map/group/1'],
    load: async () => (await import('../features/places/places-map-screen.tsx')).PlacesMapScreen,
  },
  {
    path: '/places/discover',
    access: 'signed-in',
    palette: { title: () => msg`Suggested cities`, icon: 'compass', who: both },
    load: async () => (await import('../features/places/places-discover-screen.tsx')).PlacesDiscoverScreen,
  },
  {
    path: '/place/add',
    access: 'signed-in',
    heavy: true,
    palette: { title: () => msg`Add place`, icon: 'add', who: both },
    load: async () => (await import('../features/places/place-add-screen.tsx')).PlaceAddScreen,
  },
  {
    path: '/place/location/add',
    access: 'signed-in',
    heavy: true,
    load: async () => (await import('../features/places/place-add-screen.tsx')).PlaceLocationAddScreen,
  },
  {
    path: '/place/edit/:internalId',
    access: 'signed-in',
    heavy: true,
    example: '/place/edit/1',
    load: async () => (await import('../features/places/place-edit-screen.tsx')).PlaceEditScreen,
  },
  {
    path: '/place/groups',
    access: 'signed-in',
    navigation: { title: () => msg`Place Groups`, icon: 'folder', group: 'places', who: both, top: place },
    load: async () => (await import('../features/places/place-groups-screen.tsx')).PlaceGroupsScreen,
  },
  {
    path: '/countries',
    access: 'signed-in',
    load: async () => (await import('../features/geography/countries-screen.tsx')).CountriesScreen,
  },
  {
    path: '/cities',
    access: 'signed-in',
    navigation: { title: () => msg`Cities`, icon: 'cities', group: 'places', who: job },
    load: async () => (await import('../features/geography/cities-screen.tsx')).CitiesScreen,
  },
  {
    // Added to the first specification: cities, own places and offers side by side, down to what is left of a month.
    path: '/places/compare',
    access: 'signed-in',
    palette: { title: () => msg`Compare places`, icon: 'money', who: both },
    load: async () => (await import('../features/money/compare-places-screen.tsx')).ComparePlacesScreen,
  },
  {
    path: '/cities/resources',
    access: 'signed-in',
    load: async () => (await import('../features/geography/city-resources-screen.tsx')).CityResourcesScreen,
  },
  {
    path: '/city/details/:cityId',
    access: 'signed-in',
    example: '/city/details/4509177',
    load: async () => (await import('../features/geography/city-details-screen.tsx')).CityDetailsScreen,
  },
  { path: '/city/:group', access: 'signed-in', example: '/city/us', load: cityGroup },
  {
    path: '/city/:group/:internalId',
    access: 'signed-in',
    example: '/city/capitals/1',
    load: cityGroup,
  },
  {
    path: '/location/edit',
    access: 'signed-in',
    heavy: true,
    load: async () => (await import('../features/locations/location-edit-screen.tsx')).LocationEditScreen,
  },
  {
    path: '/location/from',
    access: 'signed-in',
    heavy: true,
    navigation: { title: () => msg`Location`, icon: 'location', group: 'places', who: both, top: place },
    load: async () => (await import('../features/locations/location-from-screen.tsx')).LocationFromScreen,
  },
  {
    path: '/location/listworld/:locationType/:initCountrySelection',
    access: 'signed-in',
    example: '/location/listworld/city/us',
    load: async () => (await import('../features/locations/location-world-screen.tsx')).LocationWorldScreen,
  },
  {
    path: '/location/list/:locationType/:countryCode?/:stateCode?',
    access: 'signed-in',
    example: ['/location/list/place', '/location/list/city/us/oh'],
    load: async () => (await import('../features/locations/location-list-screen.tsx')).LocationListScreen,
  },
  {
    path: '/location/manage/:locationType/:internalId',
    access: 'signed-in',
    heavy: true,
    example: '/location/manage/place/1',
    load: async () => (await import('../features/locations/location-manage-screen.tsx')).LocationManageScreen,
  },
  {
    path: '/location/mapcbsa',
    access: 'signed-in',
    heavy: true,
    load: async () => (await import('../features/locations/map-cbsa-screen.tsx')).MapCbsaScreen,
  },
  {
    path: '/location/map/:locationType/:mapType?/:countryCode?/:stateCode?',
    access: 'signed-in',
    heavy: true,
    example: '/location/map/city/points/us/oh',
    load: async () => (await import('../features/locations/location-map-screen.tsx')).LocationMapScreen,
  },
  {
    path: '/companies/discover',
    access: 'signed-in',
    heavy: true,
    palette: { title: () => msg`Companies for you`, icon: 'compass', who: job },
    load: async () => (await import('../features/directory/discover/discover-screen.tsx')).DiscoverScreen,
  },
  {
    path: '/companies/search',
    access: 'signed-in',
    heavy: true,
    palette: { title: () => msg`Company search`, icon: 'search', who: job },
    load: async () => (await import('../features/directory/companies-map-screen.tsx')).CompanySearchScreen,
  },
  {
    path: '/companies/map/:mode?',
    access: 'signed-in',
    heavy: true,
    example: ['/companies/map', '/companies/map/saved'],
    palette: { title: () => msg`Companies on a map`, icon: 'map', who: job },
    load: async () => (await import('../features/directory/companies-map-screen.tsx')).CompaniesMapScreen,
  },
  {
    path: '/companies/group/list/:group?',
    access: 'signed-in',
    heavy: true,
    example: ['/companies/group/list', '/companies/group/list/acme'],
    load: async () => (await import('../features/directory/group/group-list-screen.tsx')).GroupListScreen,
  },
  {
    path: '/companies/group/map/:group',
    access: 'signed-in',
    heavy: true,
    example: '/companies/group/map/acme',
    load: async () => (await import('../features/directory/group/group-map-screen.tsx')).GroupMapScreen,
  },
  {
    path: '/company/locationadd/:companyGroupName',
    access: 'signed-in',
    heavy: true,
    example: '/company/locationadd/Acme',
    load: async () =>
      (await import('../features/directory/location/location-add-screen.tsx')).LocationAddScreen,
  },
  {
    path: '/company/locationedit/:companyGroupName/:id',
    access: 'signed-in',
    heavy: true,
    example: '/company/locationedit/Acme/1',
    load: async () =>
      (await import('../features/directory/location/location-edit-screen.tsx')).LocationEditScreen,
  },
  {
    // Added to the first specification: what the person gave the directory.
    path: '/companies/shared',
    access: 'signed-in',
    palette: { title: () => msg`What you shared`, icon: 'share', who: job },
    load: async () =>
      (await import('../features/directory/shared-companies-screen.tsx')).SharedCompaniesScreen,
  },
  {
    // Added to the first specification: disputes of the shared directory; the page of an address that is none for others.
    path: '/operator',
    access: 'signed-in',
    palette: { title: () => msg`Operator`, icon: 'check-all', who: both, isForOperators: true },
    load: async () => (await import('../features/operator/operator-screen.tsx')).OperatorScreen,
  },
  {
    path: '/company/research/:internalId',
    access: 'signed-in',
    example: '/company/research/1',
    load: async () =>
      (await import('../features/company-research/company-research-screen.tsx')).CompanyResearchScreen,
  },
  {
    path: '/settings',
    access: 'own-data',
    navigation: { title: () => msg`Settings`, icon: 'settings', group: 'site', who: both, top: both },
    palette: { title: () => msg`Import jobs`, icon: 'upload', who: job, hash: 'import' },
    load: async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen,
  },
  {
    // Added to the first specification: what left this browser for models.
    path: '/settings/calls',
    access: 'signed-in',
    palette: { title: () => msg`Questions to models`, icon: 'history', who: job },
    load: async () => (await import('../features/settings/ai-calls-screen.tsx')).AiCallsScreen,
  },
  {
    path: '/profile',
    access: 'signed-in',
    palette: { title: () => msg`Profile`, icon: 'profile', who: both },
    load: async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen,
  },
  {
    path: '/subscribe',
    access: 'signed-in',
    navigation: { title: () => msg`Subscribe`, icon: 'subscribe', group: 'site', who: both },
    load: async () => (await import('../features/subscription/subscribe-screen.tsx')).SubscribeScreen,
  },
  {
    path: '/subscribe/polar',
    access: 'signed-in',
    load: async () => (await import('../features/subscription/subscribe-screen.tsx')).SubscribePolarScreen,
  },
  {
    path: '/subscribe/pay/:planId',
    access: 'signed-in',
    example: '/subscribe/pay/growth',
    load: async () => (await import('../features/subscription/pay-screen.tsx')).PayScreen,
  },
  {
    path: '/subscribe/cancel',
    access: 'signed-in',
    load: async () => (await import('../features/subscription/cancel-screen.tsx')).CancelScreen,
  },
  {
    path: '/subscription/complete/:checkoutId?',
    access: 'signed-in',
    example: '/subscription/complete',
    load: async () => (await import('../features/subscription/complete-screen.tsx')).CompleteScreen,
  },
  {
    path: '/about',
    access: 'public',
    drawnTitle: 'About ⟦siteName⟧',
    navigation: { title: () => msg`About`, icon: 'info', group: 'site', who: 'all' },
    load: async () => (await import('../features/home/about-screen.tsx')).AboutScreen,
  },
  {
    path: '/support',
    access: 'public',
    navigation: { title: () => msg`Support`, icon: 'support', group: 'site', who: 'all' },
    load: async () => (await import('../features/home/support-screen.tsx')).SupportScreen,
  },
  {
    path: '/privacy',
    access: 'public',
    drawnTitle: 'Privacy',
    navigation: { title: () => msg`Privacy`, icon: 'privacy', group: 'site', who: 'all' },
    load: async () => (await import('../features/home/privacy-screen.tsx')).PrivacyScreen,
  },
  {
    path: '/terms',
    access: 'public',
    drawnTitle: 'Terms',
    navigation: { title: () => msg`Terms`, icon: 'terms', group: 'site', who: 'all' },
    load: async () => (await import('../features/home/terms-screen.tsx')).TermsScreen,
  },
  {
    path: '*',
    access: 'public',
    example: '/nowhere',
    load: async () => (await import('../features/home/not-found-screen.tsx')).NotFoundScreen,
  },
] as const satisfies readonly Screen[];

/** The one table of screens: a new screen is one entry here. The drawer and the palette keep its order. */
export const screens: readonly Screen[] = rows;

declare module '../platform/href.ts' {
  interface Addresses {
    path: Exclude<(typeof rows)[number]['path'], '*'>;
  }
}
