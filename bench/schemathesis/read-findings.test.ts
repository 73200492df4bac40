import { expect, test } from 'vitest';
import { acceptedDeviations } from './accepted-deviations.data.ts';
import { deviationOf, readReport } from './read-findings.ts';

const base64 = (text: string) => ({ $base64: Buffer.from(text).toString('base64') });

/** A report of one scenario with one failed check for this answer. */
function report(check: string, status: number, answer: string): string {
  const interaction = {
    request: { method: 'POST', uri: 'http://127.0.0.1/api/cities', body: base64('{"a":1}') },
    response: { status_code: status, content: base64(answer) },
  };
  const recorder = {
    label: 'POST /cities',
    cases: { one: {}, two: {} },
    checks: {
      one: [
        { name: 'not_a_server_error', status: 'success' },
        { name: check, status: 'failure' },
      ],
    },
    interactions: { one: interaction },
  };
  const events = [
    { ScenarioFinished: { recorder } },
    { NonFatalError: { label: 'GET /config', value: { message: 'out of memory' } } },
  ];
  return `${events.map((event) => JSON.stringify(event)).join('\n')}\n{"ScenarioFini`;
}

const refusal = '{"success":false,"code":"route-not-found","message":"POST /api/cities is not found."}';

test('a report is read: requests, calls, failed checks with what was sent and answered, errors of the tool', () => {
  expect(readReport(report('unsupported_method', 404, refusal))).toEqual({
    cases: 2,
    calls: 1,
    findings: [
      {
        check: 'unsupported_method',
        call: 'POST /cities',
        status: 404,
        answer: refusal,
        request: 'POST http://127.0.0.1/api/cities {"a":1}',
      },
    ],
    errors: ['GET /config: out of memory'],
  });
});

test.each([
  ['the same check, status and answer', 'unsupported_method', 404, refusal, true],
  ['another status', 'unsupported_method', 200, refusal, false],
  ['another answer', 'unsupported_method', 404, '{"code":"job-not-found"}', false],
  ['another check', 'not_a_server_error', 404, refusal, false],
])('a finding with %s: accepted is %s', (_name, check, status, answer, isAccepted) => {
  const [finding] = readReport(report(check, status, answer)).findings;
  if (!finding) throw new Error('There is no finding.');
  expect(deviationOf(finding, acceptedDeviations) !== undefined).toBe(isAccepted);
});
