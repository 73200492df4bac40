import { pageJobs } from '../modules/capture/page-reader.ts';
import { postingJobs } from './import/posting-reader.ts';
import { serveJobs } from '../providers/reading/serve-jobs.ts';

serveJobs({ ...postingJobs, ...pageJobs });
