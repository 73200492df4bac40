import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { Labeled } from '../../../../ui/fields/labeled.tsx';
import { CheckMark } from '../check/check-mark.tsx';
import { useEditor } from '../editor-context.tsx';
import type { DraftFieldProps } from './draft-field.ts';

type Props = DraftFieldProps & {
  /** Above the field; with `isBare` it only names it. */
  label: string;
  isBare?: boolean;
  help?: ReactNode;
  placeholder?: string;
  type?: 'text' | 'email' | 'url' | 'tel';
  autoComplete?: string;
  /** As many lines as the text has. */
  multiline?: boolean;
};

/** A text of the resume; it is stored while it is typed. */
export function DraftText(props: Props) {
  const { owner, name, value, control, label, isBare, help, placeholder, type = 'text', multiline } = props;
  const { draft } = useEditor();
  const id = useId();
  const input = (
    <OutlinedInput
      id={id}
      fullWidth
      // The browser's own check of addresses would refuse what a person may print.
      type={type === 'url' ? 'text' : type}
      value={value}
      placeholder={placeholder ?? ''}
      autoComplete={props.autoComplete ?? 'off'}
      onChange={({ target }) => draft.type(owner, { [name]: target.value })}
      {...(multiline && { multiline, minRows: 3, maxRows: 24 })}
      slotProps={{
        input: {
          'data-field': control,
          ...(type !== 'text' && { inputMode: type }),
          ...(isBare && { 'aria-label': label }),
          ...(help ? { 'aria-describedby': `${id}-help` } : {}),
        } as Record<string, string>,
      }}
      sx={multiline ? { padding: '9px 15px', '& textarea': { padding: 0 } } : {}}
    />
  );
  if (isBare)
    return (
      <div>
        {input}
        <CheckMark control={control} />
      </div>
    );
  return (
    <Labeled id={id} label={label} help={help}>
      {input}
      <CheckMark control={control} />
    </Labeled>
  );
}
