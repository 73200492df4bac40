import type { Certainty, ImportRow as Row } from '@foothold/core/resume-import/import-rows.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Fragment, forwardRef } from 'react';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { KeyCap } from '../../../../ui/key-cap.tsx';
import { token } from '../../../../ui/tokens.ts';
import type { Preview } from '../preview/use-preview.ts';
import { ImportRow } from './import-row.tsx';
import { useImportWords } from './use-import-words.ts';

const GroupHead = styled('h3')({
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  paddingInline: '16px 8px',
  borderBlockEnd: `1px solid ${token('line')}`,
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontWeight: 620,
  '& > span': { fontWeight: 400, color: token('text-3') },
});

/** The parts of a resume that can be added to where nothing was read for them. */
const growing = ['Experience', 'Education', 'Skills'] as const;
const headFields = ['name', 'headline', 'email', 'phone', 'location', 'summary'] as const;

type Props = {
  off: object;
  preview: Preview;
  counts: Record<Certainty, number>;
  /** Shows the page, where only one pane shows at a time. */
  onPage: () => void;
};

/** The fields in the order of a resume, each with the number of its place and how sure it is. */
export const FieldsPane = forwardRef<HTMLDivElement, Props>(function FieldsPane(
  { off, preview, counts, onPage },
  ref,
) {
  const { t } = useLingui();
  const { rows } = preview;
  const words = useImportWords();
  const groups = [...new Set([...rows.map(({ group }) => group)])];
  for (const [at, name] of growing.entries())
    if (!groups.includes(name)) {
      const before = groups.indexOf(growing[at - 1] ?? (groups.includes('Summary') ? 'Summary' : 'Contact'));
      groups.splice(before + 1, 0, name);
    }
  const sure = counts.sure + counts.settled;
  return (
    <Card
      {...off}
      aria-label={t`Fields`}
      ref={ref}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'hidden' }}
    >
      <CardHead sx={{ justifyContent: 'flex-start', flexWrap: 'wrap', gap: '0 8px', paddingBlock: '8px' }}>
        <Box component="h2" sx={{ margin: 0, fontSize: '0.9375rem', lineHeight: '22px', fontWeight: 620 }}>
          <Plural value={rows.length} one="# field read" other="# fields read" />
        </Box>
        <Box role="status" sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
          <Trans>
            {sure} sure, {counts.likely} likely,
          </Trans>{' '}
          <Box
            component="span"
            sx={counts.check > 0 ? { color: token('warn'), fontWeight: 600 } : { color: token('text-2') }}
          >
            {counts.check > 0 ? <Trans>{counts.check} to check</Trans> : <Trans>none to check</Trans>}
          </Box>
        </Box>
      </CardHead>
      <Box
        sx={{
          flexGrow: 1,
          minHeight: 0,
          overflowY: { md: 'auto' },
          borderBlockStart: `1px solid ${token('line')}`,
        }}
      >
        {groups.map((group) => {
          const own = rows.filter((row) => row.group === group);
          return (
            <Fragment key={group}>
              <GroupHead>
                {words.group(group)}
                <span>{countOf(own)}</span>
                <Adding group={group} rows={own} preview={preview} />
              </GroupHead>
              {own.length > 0 && (
                <Box component="ul" aria-label={words.group(group)} sx={{ margin: 0, padding: 0 }}>
                  {own.map((row) => (
                    <ImportRow key={row.id} row={row} preview={preview} onPage={onPage} />
                  ))}
                </Box>
              )}
              {group === 'Contact' && <MissingFields preview={preview} />}
            </Fragment>
          );
        })}
      </Box>
      <Keys />
    </Card>
  );
});

const countOf = (rows: readonly Row[]) =>
  rows.reduce((sum, { items, group }) => sum + (group === 'Skills' ? items.length : 1), 0);

/** Another entry in a group, for what the reader did not find. */
function Adding({ group, rows, preview }: { group: string; rows: readonly Row[]; preview: Preview }) {
  const { t } = useLingui();
  const words = useImportWords();
  if (group === 'Contact' || group === 'Summary' || (group === 'Skills' && rows.length > 0)) return null;
  const name = words.group(group);
  const add = () => {
    if (group === 'Experience') preview.addItem('experience', group);
    else if (group === 'Education') preview.addItem('education', group);
    else if (group === 'Skills') preview.addSkills();
    else preview.addItem('sections', group);
  };
  return (
    <Button
      variant="text"
      aria-label={t`Add to ${name}`}
      startIcon={<Icon name="add" size={16} />}
      onClick={add}
      sx={{ marginInlineStart: 'auto', minHeight: { xs: 44, md: 32 }, paddingInline: '8px' }}
    >
      <Trans>Add</Trans>
    </Button>
  );
}

/** Fields of the head that were not found: they can be filled by hand, and are empty otherwise. */
function MissingFields({ preview }: { preview: Preview }) {
  const { t } = useLingui();
  const words = useImportWords();
  const [head] = preview.draft.items;
  const shown = new Set(preview.rows.map(({ field }) => field));
  const missing = head ? words.fieldsOf(head).filter(({ name }) => !shown.has(name as never)) : [];
  if (missing.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px',
        padding: '6px 16px',
        borderBlockEnd: `1px solid ${token('line')}`,
        fontSize: '0.8125rem',
        lineHeight: '18px',
        color: token('text-3'),
      }}
    >
      <Trans>Not found:</Trans>
      {missing.map(({ name, label }) => (
        <Button
          key={name}
          variant="text"
          aria-label={t`Add ${label}`}
          onClick={() => preview.addField(headFields.find((field) => field === name) ?? 'name')}
          sx={{ minHeight: { xs: 44, md: 28 }, paddingInline: '6px', paddingBlock: '2px' }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

/** The keys of the preview; on a phone there are none. */
function Keys() {
  const hints = [
    { caps: ['j', 'k'], does: <Trans>move</Trans> },
    { caps: ['c'], does: <Trans>next check</Trans> },
    { caps: ['↵'], does: <Trans>right</Trans> },
    { caps: ['e'], does: <Trans>edit</Trans> },
  ];
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexShrink: 0,
        gap: '12px',
        padding: '8px 16px',
        borderBlockStart: `1px solid ${token('line')}`,
        fontSize: '0.8125rem',
        lineHeight: '20px',
        color: token('text-2'),
      }}
    >
      {hints.map(({ caps, does }) => (
        <Box
          key={caps.join('')}
          component="span"
          sx={{ display: 'inline-flex', gap: '4px', alignItems: 'center' }}
        >
          {caps.map((cap) => (
            <KeyCap key={cap}>{cap}</KeyCap>
          ))}
          {does}
        </Box>
      ))}
    </Box>
  );
}
