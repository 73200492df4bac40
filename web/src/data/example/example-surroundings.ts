import { addDays, calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { entities, type Records, type TableName } from '../rows/tables.ts';
import type { Writer } from '../rows/writer.ts';
import {
  type ExampleCompanyKey,
  exampleCompanies,
  exampleContacts,
  exampleInterviews,
  exampleJobs,
  exampleOffers,
  examplePlaceGroups,
  examplePlaces,
  exampleResumes,
  exampleTasks,
} from './example-data.data.ts';

type Setup = {
  now: Date;
  newUid: () => string;
  /** Adds the jobs once the resumes they name are there; answers their keys in the order of the list. */
  addJobs: (resumes: readonly number[]) => Promise<number[]>;
};
type Add = <T extends TableName>(
  table: T,
  fields: Partial<Omit<Records[T], 'internalId'>>,
) => Promise<number>;

/** Adds everything of the example data that is not a job; answers the keys of the resumes. */
export async function addExampleRelated(writer: Writer, setup: Setup): Promise<{ resumes: number[] }> {
  const at = setup.now.toISOString();
  const today = calendarDate(setup.now);
  const add: Add = (table, fields) => {
    const whole = {
      ...fields,
      internalId: 0,
      uid: setup.newUid(),
      createdAt: at,
      updatedAt: at,
      isExample: true,
    };
    return writer.add(
      table,
      entities[table].schema.parse(whole) as unknown as Omit<Records[typeof table], 'internalId'>,
    );
  };
  const companies = await addCompanies(add);
  const resumes = await addResumes(add);
  const jobs = await setup.addJobs(resumes);
  const jobFields = (position: number) => {
    const job = exampleJobs[position];
    if (!job) throw new RangeError(`Example data names job ${position}, which is not in the list.`);
    return {
      jobId: jobs[position] ?? null,
      jobTitle: job.title,
      companyId: companies[job.company],
      company: job.company,
    };
  };
  for (const { job, days, time, zone, type, ...rest } of exampleInterviews) {
    const { jobId, jobTitle, companyId, company } = jobFields(job);
    const { name, city, state, latitude, longitude } = exampleCompanies[company];
    const place =
      type === 'On-Site'
        ? { location: `${city}, ${state}`, city, state, country: 'US', latitude, longitude }
        : {};
    const dateOfInterview = time === '' ? '' : `${addDays(today, days)}T${time}`;
    const told = {
      jobId,
      jobTitle,
      companyId,
      companyName: name,
      dateOfInterview,
      timeZone: zone,
      interviewType: type,
    };
    await add('interviews', { ...told, ...place, ...rest });
  }
  for (const { job, days, kind, title } of exampleTasks) {
    await add('tasks', { jobId: jobFields(job).jobId, kind, title, dueDate: addDays(today, days) });
  }
  for (const { job, received, answer, rounds, ...facts } of exampleOffers) {
    await add('offers', {
      ...facts,
      jobId: jobFields(job).jobId,
      status: 'negotiating',
      receivedOn: addDays(today, received),
      answerBy: addDays(today, answer),
      rounds: rounds.map(({ days, ...round }) => ({ ...round, date: addDays(today, days) })),
    });
  }
  for (const { job, company, ...person } of exampleContacts) {
    const companyName = exampleCompanies[company].name;
    await add('contacts', {
      ...person,
      companyName,
      companyId: companies[company],
      jobId: jobFields(job).jobId,
    });
  }
  await addPlaces(add);
  return { resumes };
}

async function addCompanies(add: Add): Promise<Record<ExampleCompanyKey, number>> {
  const ids = {} as Record<ExampleCompanyKey, number>;
  for (const key of Object.keys(exampleCompanies) as ExampleCompanyKey[]) {
    const { name, ...rest } = exampleCompanies[key];
    const keys = { name: foldCompanyName(name) };
    ids[key] = await add('companies', {
      companyName: name,
      ...rest,
      country: 'US',
      alreadyAdded: true,
      keys,
    });
  }
  return ids;
}

async function addResumes(add: Add): Promise<number[]> {
  const ids: number[] = [];
  for (const [position, { title, summary, experience, education, skills }] of exampleResumes.entries()) {
    const person = {
      name: 'Sam Rivera',
      email: 'sam@example.com',
      phone: '555-0142',
      location: 'Dayton, OH',
    };
    const resumeId = await add('resumes', { title, summary, ...person, isDefault: position === 0 });
    for (const [i, item] of experience.entries())
      await add('resumeExperience', { ...item, country: 'US', resumeId, displayOrder: i + 1 });
    for (const [i, item] of education.entries())
      await add('resumeEducation', { ...item, resumeId, displayOrder: i + 1 });
    for (const [i, skillName] of skills.entries())
      await add('resumeSkills', { skillName, resumeId, displayOrder: i + 1 });
    ids.push(resumeId);
  }
  return ids;
}

async function addPlaces(add: Add): Promise<void> {
  const groups: number[] = [];
  for (const { name, description } of examplePlaceGroups)
    groups.push(await add('placeGroups', { name, description }));
  for (const { groups: positions, ...place } of examplePlaces) {
    const types = positions.flatMap((position) => examplePlaceGroups[position]?.type ?? []);
    const placeId = await add('places', { ...place, country: 'US', types, alreadyAdded: true });
    for (const position of positions) {
      const groupId = groups[position];
      if (groupId !== undefined) await add('placeGroupMembers', { groupId, placeId });
    }
  }
}
