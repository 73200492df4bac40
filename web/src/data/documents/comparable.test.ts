import 'fake-indexeddb/auto';
import { comparedBlocks } from '@foothold/core/entities/resume/compared-blocks.ts';
import { expect, it } from 'vitest';
import { sendApplication } from '../jobs/apply.ts';
import { saveJob } from '../jobs/jobs.ts';
import { makeVersion } from '../resumes/versions.ts';
import { writeResume } from '../resumes/write-resume.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { exampleBase } from '../testing/resume-test-kit.ts';
import { queryComparables } from './comparable.ts';
import { queryDocuments } from './documents.ts';

const clock = testClock();

it('a version that was sent is compared with what it reads as today, and with its base', async () => {
  await openEmptyData();
  const base = await exampleBase(clock);
  const job = saved(await saveJob({ jobTitle: 'Planner', companyName: 'Northwind' }, clock)).id;
  const { id } = saved(await makeVersion(base, { jobId: job }, clock));
  saved(await writeResume(id, { kind: 'resume', fields: { summary: 'Plans trips.' }, was: {} }, clock));
  const sent = {
    ...{ date: '2026-11-20', submissionMethod: '', resumeId: id, coverLetter: '', files: [] },
    ...{ note: '', formerNote: '', letterName: '' },
  };
  saved(await sendApplication(job, sent, clock));
  const documents = async () =>
    (await queryDocuments(opened(), job)).rows.filter((row) => row.mimeType === 'text/plain');
  const [copy] = await documents();
  expect(copy).toMatchObject({ name: 'Analyst v2 · for Northwind', isEdited: false });

  // What the version takes from its base is part of what was sent: a change of the base shows.
  saved(
    await writeResume(base, { kind: 'resume', fields: { name: 'Sam R.', summary: 'Else' }, was: {} }, clock),
  );
  expect((await documents())[0]).toMatchObject({ isEdited: true });
  const sides = await queryComparables(opened(), {
    left: { documentId: copy?.internalId ?? 0 },
    right: { resumeId: id },
  });
  expect(sides.left).toMatchObject({ title: 'Analyst v2 · for Northwind', dateSent: '2026-11-20' });
  const differing = comparedBlocks(sides.left?.blocks ?? [], sides.right?.blocks ?? []).filter(
    ({ left, right }) => left !== right,
  );
  expect(differing).toEqual([{ section: '', left: 'Sam Rivera', right: 'Sam R.', isMoved: false }]);
  const gone = await queryComparables(opened(), { left: { documentId: 99 }, right: { resumeId: 99 } });
  expect(gone).toEqual({ left: null, right: null });
});
