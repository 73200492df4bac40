import { saveProblemText } from '@foothold/core/own-data/save-problem.messages.ts';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BeforeSheet } from '../src/shared/ai/before-sheet.tsx';
import { ShareCompanyDialog } from '../src/shared/companies/share-company-dialog.tsx';
import { SentDocumentDialog } from '../src/shared/documents/sent-document-dialog.tsx';
import { FitDialog } from '../src/shared/fit/fit-dialog.tsx';
import { FitWantsDialog } from '../src/shared/fit/fit-wants-dialog.tsx';
import { JobMoved } from '../src/shared/jobs/job-moved.tsx';
import { StatusMenu } from '../src/shared/jobs/status-menu.tsx';
import { ResumeComparisonDialog } from '../src/shared/resumes/comparison/resume-comparison-dialog.tsx';
import { Tick } from '../src/ui/buttons/tick.tsx';
import { ConfirmDialog } from '../src/ui/dialogs/confirm-dialog.tsx';
import { PopoverSheet, SheetBody, SheetFoot } from '../src/ui/dialogs/popover-sheet.tsx';
import { TitledDialog } from '../src/ui/dialogs/titled-dialog.tsx';
import { BulkAction, BulkBar } from '../src/ui/lists/bulk-bar.tsx';
import { toastFailure } from '../src/ui/toasts/result-toast.tsx';
import { showToast } from '../src/ui/toasts/toast.tsx';
import { ownCompany } from './companies.tsx';
import { fitReport, fitResume } from './fits.tsx';
import { leaving } from './models.tsx';
import { nothing } from './part.tsx';

/** A copy whose content is in no browser: what is said then. */
export const sentLetter = {
  ...{ internalId: 1, uid: 'letter', createdAt: '', updatedAt: '', isExample: false, isEdited: false },
  ...{ name: 'Letter to Mercy', mimeType: 'text/plain', size: 900, hash: '', dateSent: '2026-11-08' },
  ...{ kind: 'letter' as const, isCopy: true, jobId: 1, resumeId: null, ledger: [] },
};

/** What is over a page, one at a time: `?open=question`, `menu`, `panel`, `comparison`, `document`, `fit`, `share`, `send`, `wants`, `task` or `toasts`; the bulk bar otherwise. */
export function Overlays() {
  const open = useSearchParams()[0].get('open');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (open !== 'toasts') return;
    showToast({ text: <JobMoved status="interview-scheduled" />, kind: 'info' });
    showToast({ text: 'Job saved.', action: { label: 'Undo', onClick: nothing } });
    showToast({ text: 'The file is larger than 5 MB.', kind: 'info' });
    toastFailure({ ok: false, reason: 'quota', message: saveProblemText('quota') });
  }, [open]);
  return (
    <div ref={setAnchor}>
      {!open && (
        <BulkBar count="2 selected" onClear={nothing}>
          <BulkAction data-first="">Move to…</BulkAction>
          <BulkAction>Archive</BulkAction>
        </BulkBar>
      )}
      <ConfirmDialog
        open={open === 'question'}
        title="Clear all data?"
        confirm="Clear all data"
        keep="Keep data"
        danger
        onConfirm={nothing}
        onClose={nothing}
      >
        30 jobs and 2 resumes would be gone from this browser.
      </ConfirmDialog>
      <PopoverSheet open={open === 'panel'} anchor={anchor} onClose={nothing} title="Filter jobs" width={300}>
        <SheetBody>
          <Tick checked onChange={nothing}>
            Application Submitted
          </Tick>
        </SheetBody>
        <SheetFoot>
          <Button variant="text">Clear filters</Button>
        </SheetFoot>
      </PopoverSheet>
      <ResumeComparisonDialog
        open={open === 'comparison'}
        onClose={nothing}
        {...{ left: { resumeId: 1 }, right: { resumeId: 2 } }}
      />
      <BeforeSheet
        open={open === 'send'}
        task="resume-review"
        leaving={leaving}
        destination={{
          ...{ provider: 'openai-compatible', model: 'llama3.2', host: 'localhost:11434' },
          ...{ isOwn: true, way: 'browser', price: { input: 3, output: 15, asOf: '2026-11-01' } },
        }}
        onSend={nothing}
        onClose={nothing}
      />
      <SentDocumentDialog
        open={open === 'document'}
        onClose={nothing}
        document={sentLetter}
        other={undefined}
      />
      <FitDialog
        open={open === 'fit'}
        onClose={nothing}
        report={fitReport}
        resume={fitResume}
        about="Data Analyst, Mercy"
      />
      <ShareCompanyDialog open={open === 'share'} company={ownCompany} onClose={nothing} />
      <FitWantsDialog open={open === 'wants'} onClose={nothing} />
      <TitledDialog
        open={open === 'task'}
        onClose={nothing}
        title="Export resume"
        under="Data analyst"
        width={560}
      >
        <SheetFoot>
          <Button variant="contained">Save PDF</Button>
        </SheetFoot>
      </TitledDialog>
      <StatusMenu
        anchor={open === 'menu' ? anchor : null}
        onClose={nothing}
        current={{ 'application-submitted': 2 }}
        total={3}
        today="2026-11-21"
        onChoose={nothing}
      />
    </div>
  );
}
