import { saveProblemText } from '@foothold/core/own-data/save-problem.messages.ts';
import Button from '@mui/material/Button';
import { DraftNotes } from '../src/shared/documents/draft/draft-notes.tsx';
import { FieldDraft } from '../src/shared/documents/draft/field-draft.ts';
import { JobMemoryLines } from '../src/shared/jobs/job-memory-note.tsx';
import { BackupReminderNote } from '../src/shared/own-data/backup-reminder.tsx';
import { SafeHtml } from '../src/shared/postings/safe-html.tsx';
import { partLater } from '../src/ui/dialogs/part-later.tsx';
import { LongText } from '../src/ui/long-text.tsx';
import { EmptyState } from '../src/ui/notes/empty-state.tsx';
import { ErrorNote } from '../src/ui/notes/error-note.tsx';
import { Note } from '../src/ui/notes/note.tsx';
import { OfflineNote } from '../src/ui/notes/offline-note.tsx';
import { SectionCard } from '../src/ui/section-card.tsx';
import { VisuallyHidden } from '../src/ui/visually-hidden.tsx';
import { nothing, Part } from './part.tsx';

const posting =
  '<p>What you will do:</p><ul><li>Ask <a href="https://example.com/">good questions</a></li></ul>';

const remembered = {
  jobId: 1,
  jobTitle: 'Reporting Analyst',
  status: 'rejected-before-interview',
  kind: 'applied',
  date: '2026-03-09',
  isSimilar: true,
} as const;
const memory = {
  hiddenAs: 'Acme',
  jobs: [
    remembered,
    { ...remembered, jobId: 2, jobTitle: 'Clerk', kind: 'saved' as const, isSimilar: false },
  ],
};
const Later = partLater(async () => (await import('../src/ui/notes/note.tsx')).Note);

const draft = new FieldDraft<{ coverLetter: string }, 'letter'>(
  { coverLetter: 'Dear Ann' },
  { keyOf: String, recordOf: (whole) => whole, withFields: (whole) => whole, sharing: (_, next) => next },
  async () => ({ ok: true, journalId: null }),
);
const clash = { owner: 'letter', field: 'coverLetter', mine: 'Dear Ann', theirs: 'Dear Dana' } as const;

/** Notes of every kind, the empty state, foreign text. */
export function Notes() {
  return (
    <Part title="Notes and states">
      <Note kind="quiet" icon="info" title="A quiet fact." onDismiss={nothing}>
        With what follows from it.
      </Note>
      <Note
        kind="warn"
        icon="alarm"
        title="Three things are due today."
        action={
          <Button variant="outlined" size="small">
            Show them
          </Button>
        }
      />
      <DraftNotes
        draft={draft}
        state={{ ...draft.state(), problem: saveProblemText('quota'), clashes: [clash] }}
        nameOf={() => 'Letter'}
        inWords={String}
      />
      <Note kind="dashed" icon="sample" title="These are made up.">
        So that you can see what the screen is for.
      </Note>
      <ErrorNote
        title="Adzuna did not answer"
        retry={{ label: 'Retry Adzuna', onClick: nothing }}
        requestId="r-1234"
      >
        The other results are complete, and nothing you saved is affected.
      </ErrorNote>
      <OfflineNote
        action={
          <Button variant="outlined" size="small">
            Retry search
          </Button>
        }
      >
        These are the results of 9:41.
      </OfflineNote>
      <EmptyState
        title="No “beekeeper” jobs in Austin"
        actions={<Button variant="contained">Search all of Texas</Button>}
      >
        Three are in the rest of Texas.
        <VisuallyHidden>Words for assistive technology.</VisuallyHidden>
      </EmptyState>
      <JobMemoryLines memory={memory} companyName="Acme" today="2026-11-19" />
      <BackupReminderNote newest="" onDismiss={nothing} />
      <Later kind="quiet" title="A part that comes later." />
      <LongText text={'A line of a long text. '.repeat(40)} label="A text" />
      <SafeHtml html={posting} />
      <SectionCard title="Appearance" lead="Saved in this browser.">
        One part of a screen of settings.
      </SectionCard>
    </Part>
  );
}
