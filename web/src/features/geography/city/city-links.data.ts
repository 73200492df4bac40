import type { LinkGroup } from '../../../ui/link-groups.tsx';

/**
 * Official, long-lived pages for comparing cities, by question; United States first. All belong to governments or to
 * the institutions named. `npm run links` checks that they still answer.
 */
export const cityLinkGroups: readonly LinkGroup[] = [
  {
    need: 'What living there costs',
    links: [
      {
        name: 'Regional price parities',
        url: 'https://www.bea.gov/data/prices-inflation/regional-price-parities-state-and-metro-area',
        about: 'How prices of states and metro areas compare with those of the whole country.',
        country: 'United States',
      },
      {
        name: 'Fair market rents',
        url: 'https://www.huduser.gov/portal/datasets/fmr.html',
        about: 'What a modest home rents for, by number of bedrooms, in each county and metro area.',
        country: 'United States',
      },
      {
        name: 'House price index',
        url: 'https://www.fhfa.gov/data/hpi',
        about: 'How the prices of homes have moved in each state and metro area.',
        country: 'United States',
      },
      {
        name: 'Consumer price index by region',
        url: 'https://www.bls.gov/cpi/regional-resources.htm',
        about: 'How fast prices rise in regions and large metro areas.',
        country: 'United States',
      },
      {
        name: 'House prices and rents',
        url: 'https://www.ons.gov.uk/economy/inflationandpriceindices',
        about: 'Prices, rents and house prices by region and local area.',
        country: 'United Kingdom',
      },
      {
        name: 'Housing market information',
        url: 'https://www.cmhc-schl.gc.ca/professionals/housing-markets-data-and-research',
        about: 'Rents, vacancies and house prices in the cities of Canada.',
        country: 'Canada',
      },
    ],
  },
  {
    need: 'What work pays there',
    links: [
      {
        name: 'Wages by area and occupation',
        url: 'https://www.bls.gov/bls/blswage.htm',
        about: 'Wages of over 800 occupations in each state and metro area, from a survey of employers.',
        country: 'United States',
      },
      {
        name: 'CareerOneStop salary finder',
        url: 'https://www.careeronestop.org/Toolkit/Wages/find-salary.aspx',
        about: 'The wages of one occupation in a city, its state and the country side by side.',
        country: 'United States',
      },
      {
        name: 'Unemployment by metro area',
        url: 'https://www.bls.gov/lau/',
        about: 'How many people look for work in each county, metro area and state, month by month.',
        country: 'United States',
      },
      {
        name: 'Nomis',
        url: 'https://www.nomisweb.co.uk/',
        about: 'Jobs, earnings and unemployment of each local area, from the Office for National Statistics.',
        country: 'United Kingdom',
      },
      {
        name: 'Job Bank wages',
        url: 'https://www.jobbank.gc.ca/trend-analysis/search-wages',
        about: 'Wages of an occupation by province and region.',
        country: 'Canada',
      },
    ],
  },
  {
    need: 'Who lives there',
    links: [
      {
        name: 'QuickFacts',
        url: 'https://www.census.gov/quickfacts/',
        about: 'Population, income, housing and education of up to six places side by side.',
        country: 'United States',
      },
      {
        name: 'Census data',
        url: 'https://data.census.gov/',
        about: 'Every table of the Census Bureau for any city, county or metro area.',
        country: 'United States',
      },
      {
        name: 'Census profile',
        url: 'https://www12.statcan.gc.ca/census-recensement/2021/dp-pd/prof/index.cfm?Lang=E',
        about: 'Population, income and housing of each city of Canada in 2021.',
        country: 'Canada',
      },
      {
        name: 'Cities of Europe',
        url: 'https://ec.europa.eu/eurostat/web/cities',
        about: 'Statistics of cities in the European Union that can be compared with each other.',
        country: 'European Union',
      },
      {
        name: 'QuickStats',
        url: 'https://www.abs.gov.au/census/find-census-data',
        about: 'People, income and homes of each area of Australia.',
        country: 'Australia',
      },
    ],
  },
  {
    need: 'How people get to work',
    links: [
      {
        name: 'Commuting',
        url: 'https://www.census.gov/topics/employment/commuting.html',
        about: 'How long people of each place travel to work, and by which means.',
        country: 'United States',
      },
      {
        name: 'National Transit Database',
        url: 'https://www.transit.dot.gov/ntd',
        about: 'What each transit agency of the country runs, and how many people ride with it.',
        country: 'United States',
      },
      {
        name: 'Location affordability',
        url: 'https://www.hudexchange.info/programs/location-affordability-index/',
        about: 'What housing and travel together cost in each neighborhood.',
        country: 'United States',
      },
    ],
  },
  {
    need: 'Weather, air and hazards',
    links: [
      {
        name: 'Climate normals',
        url: 'https://www.ncei.noaa.gov/products/land-based-station/us-climate-normals',
        about: 'Temperature, rain and snow of thousands of places over thirty years.',
        country: 'United States',
      },
      {
        name: 'AirNow',
        url: 'https://www.airnow.gov/',
        about: 'How clean the air of a place is now, and will be tomorrow.',
        country: 'United States',
      },
      {
        name: 'National Risk Index',
        url: 'https://hazards.fema.gov/nri/',
        about: 'How much floods, storms, fires and earthquakes threaten each county.',
        country: 'United States',
      },
      {
        name: 'Flood maps',
        url: 'https://msc.fema.gov/portal/home',
        about: 'Whether an address lies where floods are expected.',
        country: 'United States',
      },
    ],
  },
  {
    need: 'Schools, care and safety',
    links: [
      {
        name: 'School search',
        url: 'https://nces.ed.gov/globallocator/',
        about: 'Every public and private school and college near an address.',
        country: 'United States',
      },
      {
        name: 'Crime data explorer',
        url: 'https://cde.ucr.cjis.gov/',
        about: 'Crimes that police agencies reported, by place and year.',
        country: 'United States',
      },
      {
        name: 'Find a health center',
        url: 'https://findahealthcenter.hrsa.gov/',
        about: 'Health centers near an address that treat people with and without insurance.',
        country: 'United States',
      },
    ],
  },
  {
    need: 'Moving there',
    links: [
      {
        name: 'Moving checklist',
        url: 'https://www.usa.gov/moving',
        about: 'Whom to tell about a new address, and how, in the United States.',
        country: 'United States',
      },
      {
        name: 'Change of address',
        url: 'https://www.usps.com/manage/forward.htm',
        about: 'Has mail sent on to the new address.',
        country: 'United States',
      },
      {
        name: 'Protect your move',
        url: 'https://www.fmcsa.dot.gov/protect-your-move',
        about: 'How to check a moving company and know its obligations before signing.',
        country: 'United States',
      },
      {
        name: 'Your Europe',
        url: 'https://europa.eu/youreurope/citizens/work/index_en.htm',
        about: 'Rights and formalities of working in another country of the European Union.',
        country: 'European Union',
      },
      {
        name: 'Working in the UK',
        url: 'https://www.gov.uk/browse/visas-immigration/work-visas',
        about: 'Which visa a job in the United Kingdom needs, and what it costs.',
        country: 'United Kingdom',
      },
    ],
  },
];
