import { importedResume } from '@foothold/core/resume-import/import-result.ts';
import { certaintyCounts } from '@foothold/core/resume-import/import-rows.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { importResume } from '../../../../data/resumes/import-resume.ts';
import { Segment } from '../../../../ui/buttons/segment.tsx';
import { LeaveGuard } from '../../../../ui/forms/leave-guard.tsx';
import { useMobile } from '../../../../ui/hooks/use-mobile.ts';
import { MobileFoot } from '../../../../ui/mobile-foot.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { toastResult } from '../../../../ui/toasts/result-toast.tsx';
import { resumePaths } from '../../resume-paths.ts';
import { FieldsPane } from '../fields/fields-pane.tsx';
import type { OpenImport } from '../import-source.ts';
import { SourcePane } from '../source/source-pane.tsx';
import { UnusedPane } from '../unused/unused-pane.tsx';
import { DiscardButton } from './discard-button.tsx';
import { ImportNotes } from './import-notes.tsx';
import { OtherFile } from './other-file.tsx';
import { useImportKeys } from './use-import-keys.ts';
import { usePreview } from './use-preview.ts';

const Panes = styled('div')({
  display: 'grid',
  gap: 16,
  minHeight: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (max-width: 899.95px)': { marginBlockEnd: 72, '& > [data-off]': { display: 'none' } },
  '@media (min-width: 900px)': {
    flexGrow: 1,
    gridTemplateColumns: 'minmax(0, 6fr) minmax(340px, 5fr)',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    '& > :nth-child(3)': { gridColumn: '1 / -1', maxHeight: 220 },
  },
  '@media (min-width: 1200px)': {
    gridTemplateColumns: 'minmax(0, 492fr) minmax(0, 408fr) 300px',
    gridTemplateRows: 'minmax(0, 1fr)',
    '& > :nth-child(3)': { gridColumn: 'auto', maxHeight: 'none' },
  },
});

type Props = {
  open: OpenImport;
  /** A reload cut it short, and it continues. */
  isBack: boolean;
  onFile: (file: File) => void;
  onReset: () => void;
  onPart: (part: string) => void;
};

/** What was read beside the page it was read from: each field with its place, how sure it is, and what was not used. */
export function ImportPreview({ open, isBack, onFile, onReset, onPart }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isMobile = useMobile();
  const preview = usePreview(open);
  const { rows, regions, unused, draft, title, active } = preview;
  const [pane, setPane] = useState<'page' | 'fields' | 'unused'>('fields');
  const [isDone, setDone] = useState(false);
  const isCreating = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  useImportKeys(preview, list);
  const counts = certaintyCounts(rows);
  const panes = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // What is selected comes into sight where one pane takes the place of another.
  useEffect(() => {
    const mark = pane === 'page' ? '[data-region-selected]' : '[data-selected]';
    if (isMobile && !isFirst.current) panes.current?.querySelector(mark)?.scrollIntoView({ block: 'center' });
    isFirst.current = false;
  }, [pane, isMobile]);
  const off = (name: typeof pane) => (isMobile && pane !== name ? { 'data-off': '' } : {});

  const create = async () => {
    // Two presses at once would make two.
    if (isCreating.current) return;
    isCreating.current = true;
    const result = await importResume(importedResume(draft), title);
    isCreating.current = false;
    if (!result.ok) {
      toastResult(result, '');
      return;
    }
    preview.forget();
    flushSync(() => setDone(true));
    await navigate(resumePaths.edit(result.id), { replace: true });
    toastResult(result, <Trans>Resume imported.</Trans>);
  };
  const { name } = open.source;
  const { pages } = open.document.layout;
  const createButton = (
    <Button variant="contained" onClick={() => void create()}>
      <Trans>Create resume</Trans>
    </Button>
  );
  return (
    <>
      <PageHead
        title={<Trans>Import resume</Trans>}
        backTo={resumePaths.list}
        fact={
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {name || <Trans>pasted text</Trans>}
            {open.document.layout.kind === 'pages' && (
              <>
                {' · '}
                <Plural value={pages.length} one="# page" other="# pages" />
              </>
            )}
          </Box>
        }
        actions={
          !isMobile && (
            <>
              <DiscardButton isChanged={preview.isChanged} onDiscard={onReset} />
              <OtherFile isChanged={preview.isChanged} onFile={onFile} />
              {createButton}
            </>
          )
        }
      />
      <ImportNotes
        open={open}
        isBack={isBack}
        hidden={unused.filter(({ kind }) => kind === 'hidden')}
        onPart={onPart}
      />
      {isMobile && (
        <Box sx={{ marginBlockEnd: '12px' }}>
          <Segment
            label={t`Part of the import`}
            fullWidth
            value={pane}
            onChange={setPane}
            options={[
              { value: 'page', label: t`Page` },
              { value: 'fields', label: counts.check > 0 ? t`Fields (${counts.check})` : t`Fields` },
              { value: 'unused', label: t`Not used (${unused.length})` },
            ]}
          />
        </Box>
      )}
      <Panes ref={panes}>
        <SourcePane
          off={off('page')}
          source={open.source}
          document={open.document}
          regions={regions}
          selected={preview.selectedRegion}
          active={active ? preview.labelOf(active) : ''}
          onRegion={(region) => {
            preview.selectRegion(region);
            if (isMobile) setPane(region.state === 'unused' ? 'unused' : 'fields');
          }}
          onLine={(at) => {
            preview.takeLine(at);
            if (isMobile) setPane('fields');
          }}
        />
        <FieldsPane
          ref={list}
          off={off('fields')}
          preview={preview}
          counts={counts}
          onPage={() => setPane('page')}
        />
        <UnusedPane off={off('unused')} preview={preview} />
      </Panes>
      {isMobile && (
        <MobileFoot>
          <DiscardButton isChanged={preview.isChanged} onDiscard={onReset} />
          {createButton}
        </MobileFoot>
      )}
      <LeaveGuard when={!isDone} />
    </>
  );
}
