import { deleteInterview, saveInterview, setInterviewStatus } from '../interviews/interviews.ts';
import { takeInvitation } from '../interviews/take-invitation.ts';
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
