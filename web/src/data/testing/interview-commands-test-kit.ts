import { saveDebrief, saveThanks, setThanked } from '../interviews/afterwards.ts';
import { changeSheet } from '../interviews/change-sheet.ts';
import { takeInvitation } from '../interviews/import-invitation.ts';
import { deleteInterview, saveInterview, setInterviewStatus } from '../interviews/interviews.ts';
import type { Command, Dice } from './dice-test-kit.ts';

/** The commands about interviews; `every-command-test-kit.ts` lists all. */
export const interviewCommands: Readonly<Record<string, Command>> = {
  setInterviewStatus: async (d, c) =>
    setInterviewStatus(await d.key('interviews'), d.pick(['Scheduled', 'Completed', 'Cancelled']), c),
  saveInterview: async (d, c) =>
    saveInterview(
      {
        ...{
          companyName: d.text(),
          dateOfInterview: d.pick(['', d.day(), morning(d)]),
          notes: d.text(),
        },
        jobId: d.below(3) === 0 ? null : await d.key('jobs'),
        ...(d.below(2) && { internalId: await d.key('interviews') }),
      },
      { jobStatus: d.pick([null, 'interview-scheduled'] as const) },
      c,
    ),
  deleteInterview: async (d, c) => deleteInterview(await d.key('interviews'), c),
  changeSheet: async (d, c) =>
    changeSheet(
      await d.key('interviews'),
      d.pick([
        { kind: 'ask', text: d.text(), topic: d.pick(['', 'pay']) },
        { kind: 'unask', text: d.text() },
        { kind: 'tick', item: 'people', isReady: d.below(2) === 0 },
        { kind: 'add', text: d.text() },
        { kind: 'done', text: d.text(), isDone: d.below(2) === 0 },
        { kind: 'remove', text: d.text() },
      ]),
      c,
    ),
  saveDebrief: async (d, c) =>
    saveDebrief(
      await d.key('interviews'),
      {
        ...{ went: d.pick(['', 'well', 'badly']), impressions: d.text(), better: '' },
        questions: [{ question: d.text(), answer: '', went: d.pick(['well', 'partly']) }],
      },
      { jobStatus: d.pick([null, 'interview-in-progress', 'offer-pending'] as const) },
      c,
    ),
  saveThanks: async (d, c) =>
    saveThanks(await d.key('interviews'), { text: d.text(), was: d.pick(['', d.text()]) }, c),
  setThanked: async (d, c) => setThanked(await d.key('interviews'), d.pick(['', d.day()]), c),
  takeInvitation: async (d, c) =>
    takeInvitation(
      {
        ...{
          uid: d.pick(['', 'a', 'b']),
          occurrence: '',
          sequence: d.below(4),
          stamp: '',
          isTentative: false,
        },
        ...{
          isCancelled: d.below(3) === 0,
          summary: d.text(),
          description: d.text(),
          start: morning(d),
        },
        ...{
          timeZone: d.pick(['', 'Europe/Berlin']),
          durationMinutes: d.below(90),
          location: d.text(),
          url: '',
        },
        ...{ organizer: null, attendees: [], latitude: 0, longitude: 0 },
      },
      { interviewId: d.pick([null, await d.key('interviews')]), jobId: d.pick([null, await d.key('jobs')]) },
      c,
    ),
};

const morning = (d: Dice) => [d.day(), '09:30'].join('T');
