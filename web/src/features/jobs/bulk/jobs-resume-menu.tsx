import { nameInFamily } from '@foothold/core/entities/resume/resume-families.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useResumes } from '../../../data/resumes/resumes.ts';
import { startSide } from '../../../ui/direction.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
  /** How many jobs it is for. */
  total: number;
  onChoose: (resumeId: number | null) => void;
};

/** Which resume goes with the ticked jobs; without any it says so. */
export function JobsResumeMenu({ open, anchor, onClose, total, onChoose }: Props) {
  const { t } = useLingui();
  const resumes = useResumes()?.rows;
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: startSide() }}
      transformOrigin={{ vertical: 'bottom', horizontal: startSide() }}
      slotProps={{
        list: { 'aria-label': t`Use resume` },
        paper: { sx: { width: 272, maxHeight: 'min(480px, 70vh)', marginBlockStart: '-8px' } },
      }}
    >
      <ListSubheader
        disableSticky
        role="presentation"
        sx={{
          fontSize: '0.8125rem',
          lineHeight: '32px',
          color: token('text-2'),
          paddingInline: '10px',
          backgroundColor: 'transparent',
        }}
      >
        <Plural value={total} one="Use for # job" other="Use for # jobs" />
      </ListSubheader>
      {resumes?.length === 0 && (
        <MenuItem disabled sx={{ whiteSpace: 'normal', opacity: '1 !important', color: token('text-2') }}>
          <Trans>No resume is saved here yet. Once there is one, it can be chosen here.</Trans>
        </MenuItem>
      )}
      {resumes?.map(({ internalId, title, baseId, isDefault }) => (
        <MenuItem key={internalId} onClick={() => onChoose(internalId)} sx={{ gap: '10px' }}>
          <Icon name="resumes" size={16} />
          <span style={{ flexGrow: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {nameInFamily({ baseId, title }, resumes)}
          </span>
          {isDefault && (
            <span style={{ color: token('text-2'), fontSize: '0.8125rem' }}>
              <Trans>default</Trans>
            </span>
          )}
        </MenuItem>
      ))}
      <MenuItem onClick={() => onChoose(null)} sx={{ gap: '10px' }}>
        <Icon name="minus" size={16} />
        <Trans>No resume</Trans>
      </MenuItem>
    </Menu>
  );
}
