import { pageJobs } from '../modules/capture/page-reader.ts';
import { serveJobs } from '../providers/reading/serve-jobs.ts';
import { postingJobs } from './import/posting-reader.ts';

serveJobs({ ...postingJobs, ...pageJobs });
