import { companyEntity } from '../entities/company/company.ts';
import { contactEntity } from '../entities/contact/contact.ts';
import { conversationEntity, conversationMessageEntity } from '../entities/conversation/conversation.ts';
import { practiceEntity, practiceSessionEntity, storyEntity } from '../entities/conversation/practice.ts';
import { documentEntity, snapshotEntity } from '../entities/document/stored-file.ts';
import type { Entity } from '../entities/entity.ts';
import { interviewEntity } from '../entities/interview/interview.ts';
import { jobEntity } from '../entities/job/job-entity.ts';
import { jobEventEntity } from '../entities/job/job-event.ts';
import { letterTextEntity } from '../entities/letter/letter-text.ts';
import { offerEntity } from '../entities/offer/offer.ts';
import { homeEntity } from '../entities/place/home.ts';
import { placeEntity, placeGroupEntity, placeGroupMemberEntity } from '../entities/place/place.ts';
import type { RecordOf } from '../entities/record.ts';
import {
  resumeEducationEntity,
  resumeEntity,
  resumeExperienceEntity,
  resumeSectionEntity,
  resumeSkillEntity,
} from '../entities/resume/resume.ts';
import { settingEntity } from '../entities/setting/setting.ts';
import { taskEntity } from '../entities/task/task.ts';
import { savedSearchEntity } from '../search/saved-search.ts';

/**
 * Every kind of own record by the name of its table, in the order of lists and backups. A NEW ENTITY NEEDS A LINE HERE:
 * its table, backup, clearing, journal, Undo and words follow.
 */
export const entities = {
  companies: companyEntity,
  jobs: jobEntity,
  interviews: interviewEntity,
  resumes: resumeEntity,
  resumeExperience: resumeExperienceEntity,
  resumeEducation: resumeEducationEntity,
  resumeSkills: resumeSkillEntity,
  resumeSections: resumeSectionEntity,
  settings: settingEntity,
  places: placeEntity,
  placeGroups: placeGroupEntity,
  placeGroupMembers: placeGroupMemberEntity,
  jobEvents: jobEventEntity,
  contacts: contactEntity,
  tasks: taskEntity,
  documents: documentEntity,
  snapshots: snapshotEntity,
  conversations: conversationEntity,
  conversationMessages: conversationMessageEntity,
  practiceSessions: practiceSessionEntity,
  practice: practiceEntity,
  stories: storyEntity,
  homes: homeEntity,
  searches: savedSearchEntity,
  letterTexts: letterTextEntity,
  offers: offerEntity,
} as const satisfies Readonly<Record<string, Entity>>;

export type TableName = keyof typeof entities;

type Stamps = { internalId: number; updatedAt: string };

/** The record that each table holds. */
export type Records = { [T in TableName]: Stamps & RecordOf<(typeof entities)[T]['schema']['shape']> };

/** Names of all tables of own records. */
export const tableNames = Object.keys(entities) as TableName[];

/** True for the name of a table; older and newer versions may know others. */
export function isTable(name: string): name is TableName {
  return Object.hasOwn(entities, name);
}

/** What is told of a table, in one shape. */
export function entityOf(table: TableName): Entity {
  return entities[table];
}

/** Which field of which table names a record of another, and what becomes of the row when that one goes. */
export const references = tableNames.flatMap((table) =>
  Object.entries(entityOf(table).references ?? {}).map(([field, { to, hold }]) => ({
    table,
    field,
    to: to as TableName,
    hold,
  })),
);
