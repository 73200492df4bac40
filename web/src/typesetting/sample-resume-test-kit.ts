import { describedResume } from '@foothold/core/typesetting/resume-test-kit.ts';

/** The resume of a made-up person that the thumbnails of templates show. */
export const sampleResume = describedResume({
  resume: {
    title: 'Sample',
    name: 'Maya Lindqvist',
    headline: 'Operations data analyst',
    email: 'maya.lindqvist@example.com',
    phone: '(614) 555-0142',
    location: 'Columbus, OH',
    language: 'en-US',
    summary:
      'Operations data analyst with eight years in distribution and health care. Turns messy operational records into reports that managers act on.',
  },
  experience: [
    {
      title: 'Operations Data Analyst',
      companyName: 'Harbor & Vale Distribution',
      city: 'Columbus',
      state: 'OH',
      startDate: '2022-06',
      endDate: 'present',
      notes:
        'Rebuilt the weekly service report in SQL and Looker; 40 managers read it.\nFound $310,000 a year of duplicate carrier charges by matching invoices to scans.\nTrained six planners to write their own queries.',
    },
    {
      title: 'Reporting Coordinator',
      companyName: 'St. Brendan Medical Group',
      city: 'Columbus',
      state: 'OH',
      startDate: '2019-08',
      endDate: '2022-06',
      notes:
        'Cut the monthly close report from four days to one with scheduled SQL jobs.\nKept 14 clinic scorecards accurate through a records migration.\nWrote the data dictionary that new staff still use.',
    },
    {
      title: 'Billing Assistant',
      companyName: 'St. Brendan Medical Group',
      city: 'Columbus',
      state: 'OH',
      startDate: '2018-05',
      endDate: '2019-08',
      notes: 'Reconciled 600 claims a week; error rate under 0.5 %.',
    },
  ],
  education: [
    {
      degree: 'B.S.',
      major: 'Statistics',
      institutionName: 'Olentangy State University',
      city: 'Columbus',
      state: 'OH',
      startDate: '2014',
      endDate: '2018',
      gpa: '3.7',
    },
  ],
  skills: [
    ['SQL', 'Data'],
    ['Python', 'Data'],
    ['dbt', 'Data'],
    ['Looker', 'Reports'],
    ['Tableau', 'Reports'],
    ['Excel', 'Reports'],
  ].map(([skillName = '', skillGroup = '']) => ({ skillName, skillGroup })),
  sections: [
    {
      resumeSectionName: 'Projects',
      title: 'COTA Delay Tracker',
      startDate: '2024',
      url: 'https://github.com/example/cota',
      notes: 'Open data set of bus delays; used by two neighborhood groups.',
    },
    {
      resumeSectionName: 'Certifications',
      title: 'dbt Analytics Engineering',
      subtitle: 'dbt Labs',
      startDate: '2023-04',
    },
    { resumeSectionName: 'Languages', title: 'Swedish', subtitle: 'native' },
    { resumeSectionName: 'Languages', title: 'Spanish', subtitle: 'working' },
    { resumeSectionName: 'Links', title: 'GitHub', url: 'https://github.com/example' },
  ],
});
