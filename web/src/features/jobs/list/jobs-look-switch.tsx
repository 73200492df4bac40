import { Trans, useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Segment } from '../../../ui/buttons/segment.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { JobsLook } from './jobs-view.ts';

type Props = { look: JobsLook; onChange: (look: JobsLook) => void };

/** The choice between board and table; its words give way to its icons where the head is narrow. */
export function JobsLookSwitch({ look, onChange }: Props) {
  const { t } = useLingui();
  return (
    <Segment
      label={t`Show as`}
      value={look}
      onChange={onChange}
      options={[
        {
          value: 'board',
          icon: <Icon name="columns" size={16} />,
          label: (
            <Word>
              <Trans>Board</Trans>
            </Word>
          ),
        },
        {
          value: 'table',
          icon: <Icon name="table" size={16} />,
          label: (
            <Word>
              <Trans>Table</Trans>
            </Word>
          ),
        },
      ]}
    />
  );
}

const Word = styled('span')({
  '@media (max-width: 1159.95px)': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});

/** The same choice on a phone: one button, to the other of the two. */
export function JobsLookButton({ look, onChange }: Props) {
  const { t } = useLingui();
  const other = look === 'board' ? 'table' : 'board';
  const label = other === 'board' ? t`Show as board` : t`Show as table`;
  return (
    <IconButton aria-label={label} title={label} onClick={() => onChange(other)}>
      <Icon name={other === 'board' ? 'columns' : 'table'} size="sm" />
    </IconButton>
  );
}
