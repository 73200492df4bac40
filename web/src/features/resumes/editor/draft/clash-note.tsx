import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Note } from '../../../../ui/notes/note.tsx';
import { token } from '../../../../ui/tokens.ts';
import { useEditor } from '../editor-context.tsx';
import { itemForm } from '../form/item-forms.data.ts';
import type { Clash } from './pending-edits.ts';
import { ownedRecord } from './resume-owner.ts';

/** Letters of each version that show. */
const most = 300;

/** A field that was changed here and in another tab: both versions, and the choice. Nothing was overwritten. */
export function ClashNote({ clash, whole }: { clash: Clash; whole: WholeResume }) {
  const { t } = useLingui();
  const { draft } = useEditor();
  const name = useFieldName()(clash, whole);
  const shown = (value: unknown) =>
    (typeof value === 'string' ? value : '').slice(0, most) || t`(empty or not a text)`;
  const isGone = clash.theirs === undefined;
  return (
    <Note
      kind="warn"
      icon="warning"
      role="alert"
      title={
        isGone ? (
          <Trans>This was deleted in another tab while you typed: {name}.</Trans>
        ) : (
          <Trans>Changed here and in another tab: {name}.</Trans>
        )
      }
    >
      <Trans>Nothing was overwritten.</Trans>
      <Box sx={{ display: 'grid', gap: '6px', marginBlock: '8px', whiteSpace: 'pre-wrap' }}>
        <div>
          <Box component="span" sx={{ fontWeight: 570, color: token('text') }}>
            <Trans>Yours:</Trans>
          </Box>{' '}
          {shown(clash.mine)}
        </div>
        {!isGone && (
          <div>
            <Box component="span" sx={{ fontWeight: 570, color: token('text') }}>
              <Trans>The other tab’s:</Trans>
            </Box>{' '}
            {shown(clash.theirs)}
          </div>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlock: '4px 2px' }}>
        <Button variant="outlined" onClick={() => void draft.keepMine(clash)}>
          {isGone ? <Trans>Add it again</Trans> : <Trans>Keep mine</Trans>}
        </Button>
        <Button variant="text" onClick={() => draft.takeTheirs(clash)}>
          {isGone ? <Trans>Let it go</Trans> : <Trans>Take the other</Trans>}
        </Button>
      </Box>
    </Note>
  );
}

/** A field in words: “Lines of Charge nurse”. */
function useFieldName() {
  const { i18n, t } = useLingui();
  const ofResume: Readonly<Record<string, string>> = {
    name: t`Name`,
    headline: t`Headline`,
    email: t`E-mail`,
    phone: t`Phone`,
    location: t`Location`,
    summary: t`Summary`,
    arrangement: t`Order of sections`,
  };
  return ({ owner, field }: Clash, whole: WholeResume): string => {
    if (owner.table === 'resumes') return ofResume[field] ?? t`Look of the page`;
    const record = ownedRecord(whole, owner);
    const form = itemForm(String(record?.resumeSectionName ?? ''));
    const known = form.fields.flat().find(({ name }) => name === field);
    const label = known
      ? i18n._(known.label())
      : field === 'notes' && form.lines
        ? i18n._(form.lines())
        : field;
    const item = String(record?.[form.title] ?? '');
    return item ? t`${label} of ${item}` : label;
  };
}
