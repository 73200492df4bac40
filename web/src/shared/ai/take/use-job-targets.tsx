import type { TextWriter } from '@foothold/core/entities/ledger/ledger-entry.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import type { AnswerTarget } from '../answer-tools.tsx';
import type { TakenText } from './take-text.tsx';

const ChooseJobDialog = opensLater(
  async () => (await import('../../jobs/choose-job-dialog.tsx')).ChooseJobDialog,
);

type Place = 'notes' | 'letter';

/** Notes and letter of a job as places where an answer can be taken; without a job at hand it is chosen first. Draw `chooser` too. */
export function useJobTargets(jobId: number | null): {
  targetOf: (place: Place, writer: TextWriter) => AnswerTarget;
  chooser: ReactNode;
} {
  const [asked, setAsked] = useState<{ place: Place; text: TakenText } | null>(null);
  const [last, setLast] = useState<Place>('notes');
  const labels: Record<Place, ReactNode> = {
    notes: jobId === null ? <Trans>Add to a job’s notes</Trans> : <Trans>Add to the job’s notes</Trans>,
    letter: jobId === null ? <Trans>Put in a letter</Trans> : <Trans>Put in the letter</Trans>,
  };
  return {
    targetOf: (place, writer) => ({
      key: place,
      label: labels[place],
      take: async (markdown) => {
        const text = { markdown, writer };
        if (jobId !== null) return put(place, jobId, text);
        setLast(place);
        setAsked({ place, text });
      },
    }),
    chooser: (
      <ChooseJobDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={
          last === 'notes' ? (
            <Trans>Add to the notes of which job?</Trans>
          ) : (
            <Trans>Put in the letter of which job?</Trans>
          )
        }
        onChoose={({ internalId }) => {
          setAsked(null);
          if (asked) void put(asked.place, internalId, asked.text);
        }}
      />
    ),
  };
}

async function put(place: Place, jobId: number, text: TakenText): Promise<void> {
  const { addToJobNotes, putInLetter } = await import('./take-text.tsx');
  await (place === 'notes' ? addToJobNotes : putInLetter)(jobId, text);
}
