import type { CalendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { letterContact } from '@foothold/core/entities/letter/letter-contact.ts';
import { letterValue } from '@foothold/core/entities/letter/letter-fields.ts';
import { fillLetter } from '@foothold/core/entities/letter/letter-fill.ts';
import { letterGaps } from '@foothold/core/entities/letter/letter-gaps.ts';
import { paperOfLocale } from '@foothold/core/typesetting/resume-look.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { LetterFields, LetterSurroundings } from '../../../data/letters/letters.ts';
import { ownLocale } from '../../../platform/own-locale.ts';
import { EditorPanes, FormPane, PagePlace } from '../../../shared/documents/editor-panes.tsx';
import { Segment } from '../../../ui/buttons/segment.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { LeaveGuard } from '../../../ui/forms/leave-guard.tsx';
import { SavedLine } from '../../../ui/forms/saved-line.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { MobileFoot } from '../../../ui/mobile-foot.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { takeBack, toastDone } from '../../../ui/toasts/result-toast.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { jobPaths } from '../shared/job-paths.ts';
import { LetterExport } from './letter-export.tsx';
import { letterContentOf, letterFactsOf } from './letter-facts-of.ts';
import { LetterForm } from './letter-form.tsx';
import { LetterNotes } from './letter-notes.tsx';
import { withGreeting } from './letter-text-area.ts';
import { useLetterDraft } from './use-letter-draft.ts';
import { useLetterFocus } from './use-letter-focus.ts';

// What draws pages is heavy, and what is typed does not wait for it.
const LetterPagePane = partLater(async () => (await import('./letter-page-pane.tsx')).LetterPagePane);

const LetterModelPart = partLater(
  async () => (await import('./letter-model-part.tsx')).LetterModelPart,
  null,
  null,
);

type Props = { job: Job; around: LetterSurroundings; today: CalendarDate };

/** The letter of a job: the form, and the page beside it, redrawn while it is typed. */
export function LetterEditor({ job, around, today }: Props) {
  const { t } = useLingui();
  const isMobile = useMobile();
  const { draft, state } = useLetterDraft(job);
  const { whole: fields } = state;
  const [pane, setPane] = useState<'write' | 'page'>('write');
  const [paper] = useState(() => paperOfLocale(ownLocale()));
  const known = useMemo(() => ({ job, around, today, paper }), [job, around, today, paper]);
  const facts = useMemo(() => letterFactsOf({ ...known, fields }), [known, fields]);
  const content = useMemo(() => letterContentOf(facts, fields), [facts, fields]);
  const focus = useLetterFocus(fields.coverLetter, () => setPane('write'));

  /** Whom it is to and its language decide the greeting, which follows as long as it was not written over. */
  const address = useCallback(
    (change: Partial<LetterFields>) => {
      const next = letterFactsOf({ ...known, fields: { ...fields, ...change } });
      const [former, now] = [facts, next].map((one) => letterValue('greeting', one));
      const coverLetter = withGreeting(fields.coverLetter, former ?? '', now ?? '');
      draft.typeFields(coverLetter === fields.coverLetter ? change : { ...change, coverLetter });
    },
    [draft, facts, fields, known],
  );
  const replace = async (text: string) => {
    const isOver = fields.coverLetter.trim() !== '';
    const journalId = await draft.replace(text);
    if (journalId === false)
      return showToast({
        text: <Trans>Nothing was replaced: what you wrote is not saved yet. The note above says why.</Trans>,
        kind: 'error',
      });
    if (isOver) toastDone(<Trans>Letter replaced.</Trans>, journalId);
    focus.toText();
  };
  const start = (template: string) => replace(fillLetter(template, facts));
  const undo = async () => takeBack(await draft.takeUndoable());

  const title = job.jobTitle || t`Untitled job`;
  const gaps = useMemo(() => letterGaps(fields.coverLetter), [fields.coverLetter]);
  const exports: ReactNode = (
    <LetterExport
      content={content}
      email={letterContact(around.contacts, fields.contactUid)?.email ?? ''}
      gaps={gaps}
      before={() => draft.flush()}
      onGap={focus.toPlace}
      onField={focus.toField}
    />
  );
  const off = (name: typeof pane) => (isMobile && pane !== name ? { 'data-off': '' } : {});
  return (
    <>
      <PageHead
        title={<Trans>Cover letter</Trans>}
        documentTitle={t`Cover letter: ${title}`}
        under={[title, job.companyName].filter(Boolean).join(' · ')}
        backTo={jobPaths.apply(job.internalId)}
        beside={!isMobile && <SmallLine>{<SavedLine state={state} updatedAt="" />}</SmallLine>}
        actions={
          isMobile ? (
            <IconButton aria-label={t`Undo`} disabled={!state.canUndo} onClick={() => void undo()}>
              <Icon name="undo" size="sm" />
            </IconButton>
          ) : (
            <>
              <Button
                variant="text"
                startIcon={<Icon name="undo" size={16} />}
                disabled={!state.canUndo}
                onClick={() => void undo()}
              >
                <Trans>Undo</Trans>
              </Button>
              {exports}
            </>
          )
        }
      />
      <LetterNotes
        state={state}
        draft={draft}
        contacts={around.contacts}
        sentOn={around.sentOn}
        hasResume={around.resume !== null}
      />
      {isMobile && (
        <Box sx={{ marginBlockEnd: '12px' }}>
          <Segment
            label={t`Part of the editor`}
            fullWidth
            value={pane}
            onChange={setPane}
            options={[
              { value: 'write', label: t`Write` },
              { value: 'page', label: t`Page` },
            ]}
          />
        </Box>
      )}
      <EditorPanes>
        <FormPane role="group" aria-label={t`Letter`} {...off('write')}>
          <LetterForm
            fields={fields}
            facts={facts}
            contacts={around.contacts}
            gaps={gaps}
            focus={focus}
            onType={(change) => draft.typeFields(change)}
            onAddress={address}
            onStart={(template) => void start(template)}
            drafting={{ job, onDraft: (text) => void replace(text) }}
          />
          <Box sx={{ padding: { xs: '0 16px 16px', md: '0 20px 20px' } }}>
            <LetterModelPart job={job} around={around} letter={fields.coverLetter} onReplace={replace} />
          </Box>
        </FormPane>
        <PagePlace {...off('page')}>
          <LetterPagePane content={content} paper={paper} focused={focus.focused} onField={focus.toField} />
        </PagePlace>
      </EditorPanes>
      {isMobile && (
        <MobileFoot>
          <SmallLine>
            <SavedLine state={state} updatedAt="" />
          </SmallLine>
          <Box sx={{ display: 'grid' }}>{exports}</Box>
        </MobileFoot>
      )}
      <LeaveGuard when={state.problem !== '' || state.clashes.length > 0} />
    </>
  );
}

const SmallLine = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      flexShrink: 0,
      fontSize: '0.8125rem',
      lineHeight: '18px',
      color: 'text.secondary',
    }}
  >
    {children}
  </Box>
);
