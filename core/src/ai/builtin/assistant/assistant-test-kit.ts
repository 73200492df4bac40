import type { CalendarDate } from '../../../dates/calendar-date.ts';

/** The day that the labelled questions are asked on, a Thursday. */
export const askedOn = '2026-11-19' as CalendarDate;

const job = (internalId: number, jobTitle: string, companyName: string, location = '') => ({
  internalId,
  jobTitle,
  companyName,
  location,
});

/** The jobs that the labelled questions are about, by their numbers. */
export const namedJobs = [
  job(1, 'Registered Nurse', 'Mercy Health', 'Columbus, OH'),
  job(2, 'ICU Nurse', 'St. Luke’s Hospital', 'Boise, ID'),
  job(3, 'Charge Nurse', 'Open Door Clinic', 'Columbus, OH'),
  job(4, 'Junior Data Analyst', 'Target', 'Minneapolis, MN'),
  job(5, 'Software Engineer I', 'Block, Inc.', 'Remote'),
  job(6, 'Marketing Assistant', 'Monday.com', 'New York, NY'),
  job(7, 'Truck Driver', 'Werner Enterprises', 'Omaha, NE'),
  job(8, 'CDL-A Driver', 'Swift Transportation', 'Phoenix, AZ'),
  job(9, 'Regional Driver', 'J.B. Hunt', 'Lowell, AR'),
  job(10, '4th Grade Teacher', 'Lincoln Elementary School', 'Round Rock, TX'),
  job(11, 'Instructional Coach', 'Austin ISD', 'Austin, TX'),
  job(12, 'Office Manager', 'State Farm', 'Dayton, OH'),
  job(13, 'Bookkeeper', 'Gap', 'Dayton, OH'),
  job(14, 'Data Analyst', 'Apple', 'Cupertino, CA'),
  job(15, 'Customer Success Manager', 'Next', 'Remote'),
];
