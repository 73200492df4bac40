import type { Resume } from '@foothold/core/entities/resume/resume.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { opensLater } from '../../../../ui/dialogs/opens-later.tsx';
import { SavedLine } from '../../../../ui/forms/saved-line.tsx';
import { Hint } from '../../../../ui/hint.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { RowMenu } from '../../../../ui/lists/row-menu.tsx';
import type { RowAction } from '../../../../ui/lists/row-menu-list.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { StateChip } from '../../../../ui/state-chip.tsx';
import { ExportMenu } from '../../export/export-menu.tsx';
import { resumePaths } from '../../resume-paths.ts';
import type { ResumeDraftState } from '../draft/resume-draft.ts';

const RenameSheet = opensLater(async () => (await import('./rename-sheet.tsx')).RenameSheet);

type Props = {
  resume: Resume;
  /** The title of the resume it is a version of. */
  baseTitle: string | null;
  state: ResumeDraftState;
  isMobile: boolean;
  menu: readonly RowAction[];
  onUndo: () => void;
  onCopy: () => void;
  onRename: (title: string) => void;
  /** Goes to a field that the export names. */
  onField: (field: string) => void;
  /** Stores what is typed, before it is exported. */
  beforeExport: () => void;
};

/** The head of the editor: which resume, when it was saved, Undo, a copy, the rest, export. */
export function EditorHead(props: Props) {
  const { resume, baseTitle, state, isMobile, menu, onUndo, onCopy, onRename, onField, beforeExport } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isRenaming, setRenaming] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const rename = (at: HTMLElement | null) => {
    setAnchor(at);
    setRenaming(true);
  };
  const renameAction: RowAction = {
    name: 'rename',
    label: <Trans>Rename</Trans>,
    onClick: () => rename(null),
  };
  const reviewAction: RowAction = {
    name: 'review',
    label: <Trans>Review</Trans>,
    onClick: () => {
      beforeExport();
      void navigate(resumePaths.review(resume.internalId));
    },
  };
  const exportMenu: ReactNode = (
    // What was typed a moment ago is in the file too.
    <Box onPointerDown={beforeExport} onFocus={beforeExport} sx={{ display: 'contents' }}>
      <ExportMenu resumeId={resume.internalId} isPrimary onField={onField} />
    </Box>
  );
  const chip = resume.isDefault && (
    <StateChip kind="plain">
      <Trans>Default</Trans>
    </StateChip>
  );
  return (
    <PageHead
      title={resume.title}
      fact={isMobile && chip}
      backTo={resumePaths.list}
      {...(baseTitle !== null && { under: <Trans>Version of {baseTitle}</Trans> })}
      beside={
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: '10px',
            flexShrink: 0,
            fontSize: '0.8125rem',
            lineHeight: '18px',
          }}
        >
          {!isMobile && (
            <Hint text={t`Rename`}>
              <IconButton
                aria-label={t`Rename`}
                aria-haspopup="dialog"
                aria-expanded={isRenaming}
                onClick={({ currentTarget }) => rename(currentTarget)}
              >
                <Icon name="edit" size={16} />
              </IconButton>
            </Hint>
          )}
          <RenameSheet
            open={isRenaming}
            anchor={anchor}
            title={resume.title}
            onRename={onRename}
            onClose={() => setRenaming(false)}
          />
          {!isMobile && chip}
          {!isMobile && <SavedLine state={state} updatedAt={resume.updatedAt} />}
        </Box>
      }
      actions={
        isMobile ? (
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <IconButton aria-label={t`Undo`} disabled={!state.canUndo} onClick={onUndo}>
              <Icon name="undo" size="sm" />
            </IconButton>
            <Box sx={{ paddingInline: '10px 14px' }}>
              <RowMenu label={t`More`} actions={[reviewAction, renameAction, ...menu]} isAlwaysSeen />
            </Box>
          </Box>
        ) : (
          <>
            <Button
              variant="text"
              startIcon={<Icon name="undo" size={16} />}
              disabled={!state.canUndo}
              onClick={onUndo}
            >
              <Trans>Undo</Trans>
            </Button>
            <Button
              variant="outlined"
              component={Link}
              to={resumePaths.review(resume.internalId)}
              onClick={beforeExport}
            >
              <Trans>Review</Trans>
            </Button>
            <Button variant="outlined" onClick={onCopy}>
              <Trans>Make a copy</Trans>
            </Button>
            <Box sx={{ paddingInline: '12px 10px' }}>
              <RowMenu label={t`More`} actions={menu} isAlwaysSeen />
            </Box>
            {exportMenu}
          </>
        )
      }
    />
  );
}
