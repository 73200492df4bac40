import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { type FocusEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFieldsToCheck } from '../../../data/resumes/fields-to-check.ts';
import type { ShownResume } from '../../../data/resumes/shown-resume.ts';
import { EditorPanes, FormPane, PagePlace } from '../../../shared/documents/editor-panes.tsx';
import {
  type ResumeTemplate,
  resumeTemplates,
  templateNamed,
} from '../../../typesetting/resume-templates.data.ts';
import { Segment } from '../../../ui/buttons/segment.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { LeaveGuard } from '../../../ui/forms/leave-guard.tsx';
import { SavedLine } from '../../../ui/forms/saved-line.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { MobileFoot } from '../../../ui/mobile-foot.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ExportMenu } from '../export/export-menu.tsx';
import { watchTab } from './bullets/came-by-tab.ts';
import { markControlReviewed, nothingToCheck, ToCheckProvider } from './check/to-check.tsx';
import { useResumeDraft } from './draft/use-resume-draft.ts';
import { type Editor, EditorProvider } from './editor-context.tsx';
import { pageField } from './form/field-control.ts';
import { ResumeForm } from './form/resume-form.tsx';
import { EditorHead } from './head/editor-head.tsx';
import { useEditorCommands } from './head/use-editor-commands.tsx';
import { LookButton } from './look/look-button.tsx';
import { pageOf } from './page/page-fall.ts';
import { PagePlacesProvider } from './page/page-places.tsx';
import { useTypeset } from './page/use-typeset.ts';
import { useFormPlaces } from './use-form-places.ts';

const EditorNotes = partLater(async () => (await import('./head/editor-notes.tsx')).EditorNotes);
const LookPanel = partLater(async () => (await import('./look/look-panel.tsx')).LookPanel);
// What draws pages is heavy, and what is typed does not wait for it.
const PagePane = partLater(async () => (await import('./page/page-pane.tsx')).PagePane);

// Seldom there, and what is typed does not wait for it.
const CheckNote = partLater(async () => (await import('./check/check-note.tsx')).CheckNote, null, null);
const LineOfAddress = partLater(async () => (await import('./line-of-address.tsx')).LineOfAddress);
const BaseNotes = partLater(async () => (await import('../versions/base-notes.tsx')).BaseNotes);

type Props = {
  shown: ShownResume & { whole: NonNullable<ShownResume['whole']> };
};

/** One resume: the form, and the page beside it, redrawn while it is typed. */
export function ResumeEditor({ shown }: Props) {
  const { t } = useLingui();
  const isMobile = useMobile();
  const { draft, state } = useResumeDraft(shown.whole);
  const { whole } = state;
  const page = useTypeset(whole);
  const form = useRef<HTMLDivElement>(null);
  const [pane, setPane] = useState<'edit' | 'page'>('edit');
  const [said, setSaid] = useState('');
  const [focused, setFocused] = useState('');
  const [isLookOpen, setLookOpen] = useState(false);
  const lookButton = useRef<HTMLButtonElement>(null);
  const places = useFormPlaces(draft, form, () => {
    setPane('edit');
    setLookOpen(false);
  });
  const { goTo, setOpenItem } = places;
  const commands = useEditorCommands(draft, whole);
  const { internalId } = whole.resume;
  const toCheck = useFieldsToCheck(internalId) ?? nothingToCheck;
  useEffect(watchTab, []);

  const editor = useMemo<Editor>(
    () => ({
      draft,
      whole: () => draft.state().whole,
      goTo,
      openItem: setOpenItem,
      announce: setSaid,
    }),
    [draft, goTo, setOpenItem],
  );
  useFieldOfAddress(goTo);
  const hasLine = useSearchParams()[0].has('line');

  const onFocus = useCallback(
    ({ target }: FocusEvent) => {
      const control = target.closest<HTMLElement>('[data-field]')?.dataset.field;
      if (control) setFocused(pageField(control, draft.state().whole));
    },
    [draft],
  );
  const setPlaces = page.set?.document.places;
  const whichPage = useCallback(
    (prefix: string) => (setPlaces ? pageOf(setPlaces, prefix) : undefined),
    [setPlaces],
  );
  const { sectionOrder }: ResumeTemplate = resumeTemplates[templateNamed(whole.resume.template)];
  const off = (name: typeof pane) => (isMobile && pane !== name ? { 'data-off': '' } : {});
  const beforeExport = () => void draft.flush();
  const closeLook = () => {
    setLookOpen(false);
    lookButton.current?.focus();
  };
  const lookPanel = isLookOpen && <LookPanel whole={whole} isMobile={isMobile} onClose={closeLook} />;

  return (
    <EditorProvider value={editor}>
      <ToCheckProvider value={toCheck}>
        <PagePlacesProvider value={whichPage}>
          <EditorHead
            resume={whole.resume}
            baseTitle={shown.base?.title ?? null}
            state={state}
            isMobile={isMobile}
            menu={commands.menu}
            onUndo={() => void commands.undo()}
            onCopy={() => void commands.copy()}
            onRename={(title) => draft.type({ table: 'resumes' }, { title })}
            onField={goTo}
            beforeExport={beforeExport}
          />
          {(state.problem || state.clashes.length > 0) && <EditorNotes state={state} />}
          {toCheck !== nothingToCheck && Object.keys(toCheck).length > 0 && (
            <CheckNote resumeId={internalId} fields={Object.keys(toCheck)} onField={goTo} />
          )}
          {shown.notes.length > 0 && (
            <Box sx={{ marginBlockEnd: '12px', flexShrink: 0, maxHeight: '50dvh', overflowY: 'auto' }}>
              <BaseNotes resumeId={whole.resume.internalId} />
            </Box>
          )}
          {isMobile && (
            <Box sx={{ marginBlockEnd: '12px' }}>
              <Segment
                label={t`Part of the editor`}
                fullWidth
                value={pane}
                onChange={setPane}
                options={[
                  { value: 'edit', label: t`Edit` },
                  { value: 'page', label: t`Page` },
                ]}
              />
            </Box>
          )}
          <EditorPanes data-pending={state.isPending}>
            <FormPane
              ref={form}
              role="group"
              aria-label={t`Resume`}
              {...off('edit')}
              onFocus={onFocus}
              onBlur={({ target, relatedTarget }) => {
                const control = target.closest<HTMLElement>('[data-field]')?.dataset.field;
                if (control) markControlReviewed(internalId, control, toCheck);
                if (!form.current?.contains(relatedTarget)) setFocused('');
              }}
            >
              {!isMobile && lookPanel}
              <div hidden={isLookOpen && !isMobile}>
                <ResumeForm
                  whole={whole}
                  templateOrder={sectionOrder}
                  openSections={places.openSections}
                  openItem={places.openItem}
                  titled={places.titled}
                  onToggle={places.toggle}
                  onOpenSection={places.openSection}
                  onTitled={places.setTitled}
                />
              </div>
            </FormPane>
            <PagePlace {...off('page')}>
              <PagePane
                whole={whole}
                page={page}
                focused={focused}
                look={
                  <LookButton
                    ref={lookButton}
                    template={whole.resume.template}
                    isOpen={isLookOpen}
                    onOpen={() => (isLookOpen ? closeLook() : setLookOpen(true))}
                  />
                }
              />
            </PagePlace>
          </EditorPanes>
          {isMobile && (
            <MobileFoot>
              <Box sx={{ display: 'flex', alignItems: 'center', fontSize: '0.875rem' }}>
                <SavedLine state={state} updatedAt={whole.resume.updatedAt} />
              </Box>
              <Box onPointerDown={beforeExport} sx={{ display: 'grid' }}>
                <ExportMenu resumeId={whole.resume.internalId} isPrimary onField={goTo} />
              </Box>
            </MobileFoot>
          )}
          <VisuallyHidden role="status">{said}</VisuallyHidden>
          {isMobile && lookPanel}
          {commands.dialog}
          {hasLine && <LineOfAddress />}
          <LeaveGuard when={state.problem !== null || state.clashes.length > 0} />
        </PagePlacesProvider>
      </ToCheckProvider>
    </EditorProvider>
  );
}

/** Goes to the field that the address names: `?field=experience/12/title`. */
function useFieldOfAddress(goTo: (field: string) => void): void {
  const [search, setSearch] = useSearchParams();
  const field = search.get('field');
  useEffect(() => {
    if (!field) return;
    // Once the form stands; said once, so that a reload does not move the focus again.
    const timer = setTimeout(() => {
      goTo(field);
      setSearch({}, { replace: true, preventScrollReset: true });
    });
    return () => clearTimeout(timer);
  }, [field, goTo, setSearch]);
}
