import type { AiClaim } from '@foothold/core/ai/ai-answer.ts';
import type { CalendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import type { LedgerEntry } from '@foothold/core/entities/ledger/ledger-entry.ts';
import { letterContact } from '@foothold/core/entities/letter/letter-contact.ts';
import { letterValue } from '@foothold/core/entities/letter/letter-fields.ts';
import { fillLetter } from '@foothold/core/entities/letter/letter-fill.ts';
import { letterGaps } from '@foothold/core/entities/letter/letter-gaps.ts';
import { paperOfLocale } from '@foothold/core/typesetting/resume-look.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { LetterContext, LetterFields } from '../../../data/letters/letters.ts';
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
import { LetterPlaceholder, LetterSentences } from './letter-state.tsx';
import { withGreeting } from './letter-text-area.ts';
import { ruleEntries } from './rule-entries.ts';
import { useLetterDraft } from './use-letter-draft.ts';
import { useLetterFocus } from './use-letter-focus.ts';
import { useLetterTruth } from './use-letter-truth.ts';

// What draws pages is heavy, and what is typed does not wait for it.
const LetterPagePane = partLater(async () => (await import('./letter-page-pane.tsx')).LetterPagePane);

const LetterChatPane = partLater(async () => (await import('./chat/letter-chat-pane.tsx')).LetterChatPane);

const LetterModelPart = partLater(
  async () => (await import('./letter-model-part.tsx')).LetterModelPart,
  null,
  null,
);

type Props = { job: Job; around: LetterContext; today: CalendarDate };

/** The letter of a job: the form, and the page beside it, redrawn while it is typed. */
export function LetterEditor({ job, around, today }: Props) {
  const { t } = useLingui();
  const isMobile = useMobile();
  const { draft, state } = useLetterDraft(job);
  const { whole: fields } = state;
  const [pane, setPane] = useState<'write' | 'page' | 'chat'>('write');
  const [paper] = useState(() => paperOfLocale(ownLocale()));
  const known = useMemo(() => ({ job, around, today, paper }), [job, around, today, paper]);
  const facts = useMemo(() => letterFactsOf({ ...known, fields }), [known, fields]);
  const content = useMemo(() => letterContentOf(facts, fields), [facts, fields]);
  const focus = useLetterFocus(fields.coverLetter, () => setPane('write'));
  const [search, setSearch] = useSearchParams();
  const isLedger = search.get('view') === 'sentences';
  // Before a sentence is chosen, the first that is held.
  const [selected, setSelected] = useState(-1);
  const waitsId = useId();
  const standing = useLetterTruth(job, fields, { today, isWanted: isLedger });
  const show = (view: 'sentences' | 'text') =>
    setSearch({ part: 'letter', ...(view === 'sentences' && { view }) });
  const held = standing.state === 'ready' ? standing.gate.held : [];
  const toSentence = (at: number) => {
    setSelected(at);
    if (!isLedger) show('sentences');
  };

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
  const put = async (text: string, written: readonly LedgerEntry[], done: ReactNode) => {
    const journalId = await draft.replace(text, written);
    if (journalId === false)
      showToast({
        text: <Trans>Nothing was replaced: what you wrote is not saved yet. The note above says why.</Trans>,
        kind: 'error',
      });
    else if (done) toastDone(done, journalId);
    return journalId;
  };
  const replace = async (text: string, written: readonly LedgerEntry[] = []) => {
    const isOver = fields.coverLetter.trim() !== '';
    if ((await put(text, written, isOver && <Trans>Letter replaced.</Trans>)) !== false) focus.toText();
  };
  /** A letter that a model wrote is read sentence by sentence first. */
  const take = async (text: string, written: readonly LedgerEntry[]) => {
    const isOver = fields.coverLetter.trim() !== '';
    if ((await put(text, written, isOver && <Trans>Letter replaced.</Trans>)) === false) return;
    setSelected(-1);
    show('sentences');
  };
  const draftByRule = async (text: string, claims: readonly AiClaim[]) => {
    const written = await ruleEntries(job, text, claims);
    if (written) await replace(text, written);
    else
      showToast({
        text: <Trans>This part could not be loaded. Try again with a connection.</Trans>,
        kind: 'error',
      });
  };
  const start = (template: string, written: readonly LedgerEntry[]) =>
    replace(fillLetter(template, facts), written);
  const undo = async () => takeBack(await draft.takeUndoable());

  const title = job.jobTitle || t`Untitled job`;
  const gaps = useMemo(() => letterGaps(fields.coverLetter), [fields.coverLetter]);
  const exports: ReactNode = (
    <LetterExport
      content={content}
      email={letterContact(around.contacts, fields.contactUid)?.email ?? ''}
      gaps={gaps}
      heldBy={standing.isOpen ? null : waitsId}
      counts={standing.state === 'ready' ? standing.counts : null}
      mayLeave={() => standing.check?.(draft.state().whole).isOpen ?? standing.isOpen}
      before={() => draft.flush()}
      onGap={(from, to) => {
        if (!isLedger) return focus.toPlace(from, to);
        show('text');
        // Once the text is there again.
        setTimeout(() => focus.toPlace(from, to), 100);
      }}
      onField={focus.toField}
    />
  );
  const toOther = fields.coverLetter.trim() !== '' && (
    <Button variant="outlined" onClick={() => show(isLedger ? 'text' : 'sentences')}>
      {isLedger ? <Trans>Edit as text</Trans> : <Trans>Sentences</Trans>}
    </Button>
  );
  const isChat = pane === 'chat';
  const toChat = !isMobile && !isLedger && (
    <Button variant="outlined" onClick={() => setPane(isChat ? 'write' : 'chat')}>
      {isChat ? <Trans>Show the page</Trans> : <Trans>Chat</Trans>}
    </Button>
  );
  const waiting = <LetterPlaceholder id={waitsId} standing={standing} held={held} onShow={toSentence} />;
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
            <>
              <IconButton aria-label={t`Undo`} disabled={!state.canUndo} onClick={() => void undo()}>
                <Icon name="undo" size="sm" />
              </IconButton>
              {toOther}
            </>
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
              {toChat}
              {toOther}
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
      {isMobile && !isLedger && waiting}
      {isLedger && (
        <LetterSentences
          written={fields.written}
          standing={standing}
          waitsId={waitsId}
          selected={selected}
          onSelect={setSelected}
          onChange={async ({ text, written }, done) => void (await put(text, written, done))}
        />
      )}
      {isMobile && !isLedger && (
        <Box sx={{ marginBlockEnd: '12px' }}>
          <Segment
            label={t`Part of the editor`}
            fullWidth
            value={pane}
            onChange={setPane}
            options={[
              { value: 'write', label: t`Write` },
              { value: 'page', label: t`Page` },
              { value: 'chat', label: t`Chat` },
            ]}
          />
        </Box>
      )}
      {!isLedger && (
        <EditorPanes>
          <FormPane role="group" aria-label={t`Letter`} {...off('write')}>
            {!isMobile && waiting}
            <LetterForm
              fields={fields}
              facts={facts}
              contacts={around.contacts}
              gaps={gaps}
              focus={focus}
              onType={(change) => draft.typeFields(change)}
              onAddress={address}
              onStart={(template, written) => void start(template, written)}
              onPut={(text, written) => void put(text, written, null)}
              drafting={{ job, onDraft: (text, claims) => void draftByRule(text, claims) }}
            />
            <Box sx={{ padding: { xs: '0 16px 16px', md: '0 20px 20px' } }}>
              <LetterModelPart job={job} around={around} letter={fields.coverLetter} onReplace={take} />
            </Box>
          </FormPane>
          {isChat ? (
            <LetterChatPane
              job={job}
              today={today}
              facts={facts}
              text={fields.coverLetter}
              written={fields.written}
              onTake={(text, written) => put(text, written, <Trans>Version taken into the letter.</Trans>)}
            />
          ) : (
            <PagePlace {...off('page')}>
              <LetterPagePane
                content={content}
                paper={paper}
                focused={focus.focused}
                onField={focus.toField}
              />
            </PagePlace>
          )}
        </EditorPanes>
      )}
      {isMobile && !isChat && (
        <MobileFoot>
          <SmallLine>
            <SavedLine state={state} updatedAt="" />
          </SmallLine>
          <Box sx={{ display: 'grid' }}>{exports}</Box>
        </MobileFoot>
      )}
      <LeaveGuard when={state.problem !== null || state.clashes.length > 0} />
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
