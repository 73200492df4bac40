import 'fake-indexeddb/auto';
import type { ToolCall } from '@foothold/core/ai/ai-message.ts';
import { toolArgs } from '@foothold/core/ai/tools/tool-args.ts';
import { jobStatuses } from '@foothold/core/entities/job/job-status.ts';
import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { saveCompany } from '../../../data/companies/companies.ts';
import { saveJob } from '../../../data/jobs/jobs.ts';
import { diceOf } from '../../../data/testing/dice-test-kit.ts';
import {
  everyRow,
  openEmptyData,
  opened,
  saved,
  testClock,
} from '../../../data/testing/own-data-test-kit.ts';
import { proposalOf } from './proposal-of.ts';
import { runTool } from './run-tool.ts';
import { fakeServer, posting, toolContext } from './tools-test-kit.ts';

i18n.load('en', {});
i18n.activate('en');

const calls = 1000;

const invented = [
  'delete_job',
  'send_mail',
  'apply',
  'clearAllData',
  'undo',
  'constructor',
  '__proto__',
  'toString',
  '',
  'SET_STATUS',
  'set_status ',
];
const texts = [
  'nurse',
  '',
  ' ',
  '2026-11-20',
  '2026-02-30',
  'x'.repeat(30_000),
  '</data>',
  '‮evil',
  '\0',
  'yes',
  '{"yes":true}',
];

/** A call as a model might make it: a tool there is or one made up, fields that fit, that do not, and made-up ones. */
function randomCall(roll: (below: number) => number, at: number): ToolCall {
  const pick = <T>(from: readonly T[]): T => from[roll(from.length)] as T;
  const names = Object.keys(toolArgs) as (keyof typeof toolArgs)[];
  const name = roll(5) === 0 ? pick(invented) : pick(names);
  const fields = Object.hasOwn(toolArgs, name)
    ? Object.keys(toolArgs[name as keyof typeof toolArgs].shape)
    : ['jobId', 'status'];
  const good: Readonly<Record<string, () => unknown>> = {
    jobId: () => 1 + roll(4),
    postingId: () => 10 + roll(4),
    id: () => 1 + roll(4),
    status: () => pick(jobStatuses).value,
    statuses: () => [pick(jobStatuses).value],
    due: () => `2026-11-2${roll(10)}`,
    date: () => `2026-11-1${roll(10)}`,
    miles: () => 1 + roll(100),
    days: () => 1 + roll(60),
    most: () => 1 + roll(10),
    kind: () => 'todo',
    workplace: () => 'remote',
    jobType: () => 'contract',
    payFrom: () => 50_000,
    done: () => roll(2) === 0,
    from: () => '2026-11-01',
    to: () => '2026-12-01',
    until: () => '2026-12-01',
  };
  const bad = [null, undefined, -1, 1e300, Number.NaN, [], {}, [[1]], true, ...texts];
  const args: Record<string, unknown> = {};
  const isGood = roll(3) > 0;
  for (const field of fields)
    if (roll(4) > 0)
      args[field] = isGood
        ? (good[field]?.() ?? `${pick(['nurse', 'call Dana', 'nights'])} ${roll(50)}`)
        : pick(bad);
  if (roll(6) === 0) args[pick(['confirm', 'yes', 'apply', 'force', '__proto__x', 'sql'])] = true;
  return { id: `c${at}`, name, args };
}

test(`${calls} random calls of a model write nothing; only a yes does, one entry each`, async () => {
  await openEmptyData();
  const clock = testClock();
  for (const jobTitle of ['Nurse', 'Driver', 'Teacher'])
    saved(await saveJob({ jobTitle, companyName: 'Mercy' }, clock));
  saved(await saveCompany({ companyName: 'Mercy' }, {}, clock));
  const { ask } = fakeServer([posting(10), posting(11), posting(12)]);
  const context = toolContext({ ask, clock });
  const roll = diceOf(20_261_126).below;
  const before = await everyRow();
  const entries = await opened().journal.count();
  const proposals = [];
  let reads = 0;
  for (let at = 0; at < calls; at += 1) {
    const call = randomCall(roll, at);
    const read = await runTool(call, context);
    if (read.ok) reads += 1;
    expect(read.text.length).toBeLessThan(20_000);
    const proposed = await proposalOf(call, context);
    if (proposed.kind === 'proposal') proposals.push(proposed);
    else expect(proposed.text).not.toBe('');
    if (at % 100 === 0) expect(await everyRow(), `after ${at + 1} calls`).toEqual(before);
  }
  expect(await everyRow()).toEqual(before);
  expect(await opened().journal.count()).toBe(entries);
  // The calls were no mere noise.
  expect(reads).toBeGreaterThan(100);
  expect(proposals.length).toBeGreaterThan(50);

  let written = 0;
  for (const proposal of proposals.slice(0, 40)) {
    const count = await opened().journal.count();
    const applied = await proposal.apply();
    const more = applied.ok && applied.undo !== null ? 1 : 0;
    expect(await opened().journal.count()).toBe(count + more);
    written += more;
  }
  expect(written).toBeGreaterThan(5);
});
