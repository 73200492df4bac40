import { Company } from '@foothold/core/domain/company.ts';
import { Contact } from '@foothold/core/domain/contact.ts';
import { Home } from '@foothold/core/domain/home.ts';
import { Interview } from '@foothold/core/domain/interview.ts';
import { Job } from '@foothold/core/domain/job.ts';
import { JobEvent } from '@foothold/core/domain/job-event.ts';
import { KeptDocument, Snapshot } from '@foothold/core/domain/kept-file.ts';
import { Place, PlaceGroup, PlaceGroupMember } from '@foothold/core/domain/place.ts';
import {
  Resume,
  ResumeEducation,
  ResumeExperience,
  ResumeSection,
  ResumeSkill,
} from '@foothold/core/domain/resume.ts';
import { SavedSearch } from '@foothold/core/domain/saved-search.ts';
import { Setting } from '@foothold/core/domain/setting.ts';
import { Conversation, Practice, Story } from '@foothold/core/domain/talk.ts';
import { Task } from '@foothold/core/domain/task.ts';

/** The schema of each table of own records (DESIGN.md, Local database); `journal` and `meta` are not among them. */
export const tables = {
  companies: Company,
  jobs: Job,
  interviews: Interview,
  resumes: Resume,
  resumeExperience: ResumeExperience,
  resumeEducation: ResumeEducation,
  resumeSkills: ResumeSkill,
  resumeSections: ResumeSection,
  settings: Setting,
  places: Place,
  placeGroups: PlaceGroup,
  placeGroupMembers: PlaceGroupMember,
  jobEvents: JobEvent,
  contacts: Contact,
  tasks: Task,
  documents: KeptDocument,
  snapshots: Snapshot,
  conversations: Conversation,
  practice: Practice,
  stories: Story,
  homes: Home,
  searches: SavedSearch,
} as const;

export type TableName = keyof typeof tables;

/** The record that each table holds. */
export type Records = {
  companies: Company;
  jobs: Job;
  interviews: Interview;
  resumes: Resume;
  resumeExperience: ResumeExperience;
  resumeEducation: ResumeEducation;
  resumeSkills: ResumeSkill;
  resumeSections: ResumeSection;
  settings: Setting;
  places: Place;
  placeGroups: PlaceGroup;
  placeGroupMembers: PlaceGroupMember;
  jobEvents: JobEvent;
  contacts: Contact;
  tasks: Task;
  documents: KeptDocument;
  snapshots: Snapshot;
  conversations: Conversation;
  practice: Practice;
  stories: Story;
  homes: Home;
  searches: SavedSearch;
};

/** Names of all tables of own records. */
export const tableNames = Object.keys(tables) as TableName[];

/** Which field of which table names a record of another: what Undo must not leave pointing at nothing. */
export const references: readonly { table: TableName; field: string; to: TableName }[] = [
  { table: 'jobs', field: 'resumeId', to: 'resumes' },
  { table: 'interviews', field: 'jobId', to: 'jobs' },
  { table: 'interviews', field: 'companyId', to: 'companies' },
  { table: 'jobEvents', field: 'jobId', to: 'jobs' },
  { table: 'tasks', field: 'jobId', to: 'jobs' },
  { table: 'tasks', field: 'companyId', to: 'companies' },
  { table: 'contacts', field: 'jobId', to: 'jobs' },
  { table: 'contacts', field: 'companyId', to: 'companies' },
  { table: 'documents', field: 'jobId', to: 'jobs' },
  { table: 'documents', field: 'resumeId', to: 'resumes' },
  { table: 'snapshots', field: 'jobId', to: 'jobs' },
  { table: 'conversations', field: 'jobId', to: 'jobs' },
  { table: 'practice', field: 'jobId', to: 'jobs' },
  { table: 'resumeExperience', field: 'resumeId', to: 'resumes' },
  { table: 'resumeEducation', field: 'resumeId', to: 'resumes' },
  { table: 'resumeSkills', field: 'resumeId', to: 'resumes' },
  { table: 'resumeSections', field: 'resumeId', to: 'resumes' },
  { table: 'placeGroupMembers', field: 'groupId', to: 'placeGroups' },
  { table: 'placeGroupMembers', field: 'placeId', to: 'places' },
];
