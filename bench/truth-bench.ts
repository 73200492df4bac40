import { evidenceOfResume } from '@foothold/core/truth/evidence-of.ts';
import { longLetter } from '@foothold/core/truth/long-letter-test-kit.ts';
import { prepareEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { streamVerifier } from '@foothold/core/truth/verify-stream.ts';
import { verifyText } from '@foothold/core/truth/verify-text.ts';
import { median, quantile } from './measure.ts';
import { figure, type Table } from './table.ts';

const today = '2026-11-26';
/** Letters of a token of a model, on average. */
const tokenLetters = 4;

/** Milliseconds of the processor, which other work on the machine does not lengthen. */
function samples(rounds: number, run: () => unknown): number[] {
  return Array.from({ length: rounds }, () => {
    const begin = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1000;
  });
}

/** How long a letter takes beside a resume of two pages, and how many tokens a second a stream may have. */
export function truthBench(rounds: number): Table {
  const { resume, letter, words } = longLetter();
  const read = () => prepareEvidence(evidenceOfResume(resume), today);
  const evidence = read();
  const pieces = letter.match(new RegExp(`[^]{1,${tokenLetters}}`, 'g')) ?? [];
  const streamed = () => {
    const stream = streamVerifier(evidence);
    for (const piece of pieces) stream.push(piece);
    stream.end();
  };
  const row = (name: string, times: readonly number[], more: string) => [
    name,
    figure(median(times)),
    figure(quantile(times, 0.95)),
    more,
  ];
  const stream = samples(rounds, streamed);
  return {
    title: `A letter of ${words} words beside ${evidence.person.length} pieces of evidence, ms of the processor.`,
    head: ['', 'median', 'p95', ''],
    rows: [
      row('evidence read once', samples(rounds, read), ''),
      row(
        'letter checked',
        samples(rounds, () => verifyText(letter, evidence)),
        '',
      ),
      row(
        'evidence read and letter checked',
        samples(rounds, () => verifyText(letter, read())),
        '',
      ),
      row('letter as a stream', stream, `${figure((pieces.length / median(stream)) * 1000)} tokens a second`),
    ],
  };
}
