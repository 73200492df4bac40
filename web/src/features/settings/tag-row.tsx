import { isTooLong, tagKey, tagLimits, tagName } from '@foothold/core/entities/job/job-tags.ts';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { deleteTag, renameTag } from '../../data/jobs/tag-commands.ts';
import type { Tag } from '../../data/jobs/tags.ts';
import { useAppearance } from '../../platform/appearance.ts';
import { href } from '../../platform/href.ts';
import { tagAccent } from '../../shared/jobs/tag-accent.ts';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { Labeled } from '../../ui/fields/labeled.tsx';
import { RowMenu } from '../../ui/lists/row-menu.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { accents, token } from '../../ui/tokens.ts';

const TagColorMenu = opensLater(async () => (await import('./tag-color-menu.tsx')).TagColorMenu);

type Props = {
  tag: Tag;
  /** Every tag: a name that is taken makes two of them one. */
  all: readonly Tag[];
  isRenamed: boolean;
  /** The form that named it, or left it as it was, is closed: who used it goes on here. */
  takesFocus: boolean;
  onRename: () => void;
  /** With the name it has now. */
  onRenamed: (name: string) => void;
};

/** A tag with its jobs, its color, and what can be done with it everywhere. */
export function TagRow({ tag, all, isRenamed, takesFocus, onRename, onRenamed }: Props) {
  const { t } = useLingui();
  const { theme } = useAppearance();
  const { name, count, key } = tag;
  const [colorAt, setColorAt] = useState<HTMLElement | null>(null);
  const accent = tagAccent(name, new Map([[key, tag.color]]));
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const now = document.activeElement;
    const isNowhere = now === document.body || now?.id === 'content';
    if (takesFocus && !isRenamed && isNowhere)
      [...(row.current?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1)?.focus();
  }, [takesFocus, isRenamed]);
  const remove = async () => {
    const result = await deleteTag(name);
    const changed = result.ok ? result.changed : 0;
    toastResult(
      result,
      <Plural value={changed} one="Tag deleted in # job." other="Tag deleted in # jobs." />,
    );
  };
  return (
    <Box
      component="li"
      ref={row}
      sx={{ '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` }, paddingBlock: '6px' }}
    >
      {isRenamed ? (
        <TagNameForm tag={tag} all={all} onClose={onRenamed} />
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px', minHeight: { xs: 44, md: 36 } }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <TagChip accent={accent} name={name} />
          </Box>
          <Link
            component={RouterLink}
            to={`${href('/jobs/list')}?${new URLSearchParams({ tag: name })}`}
            sx={{ flexShrink: 0, fontSize: '0.8125rem' }}
            aria-label={t`${plural(count, { one: '# job', other: '# jobs' })} with ${name}`}
          >
            <Plural value={count} one="# job" other="# jobs" />
          </Link>
          <IconButton
            aria-label={t`Color of ${name}`}
            aria-haspopup="menu"
            aria-expanded={colorAt !== null}
            onClick={(event) => setColorAt(event.currentTarget)}
          >
            <span
              style={{
                width: 16,
                height: 16,
                borderRadius: '50%',
                backgroundColor: accents[accent][theme],
                forcedColorAdjust: 'none',
              }}
            />
          </IconButton>
          <RowMenu
            label={t`More for ${name}`}
            isAlwaysSeen
            actions={[
              { name: 'rename', label: <Trans>Rename or merge…</Trans>, onClick: onRename },
              { name: 'delete', label: <Trans>Delete</Trans>, onClick: () => void remove() },
            ]}
          />
        </Box>
      )}
      <TagColorMenu
        open={colorAt !== null}
        anchor={colorAt}
        name={name}
        accent={accent}
        onClose={() => setColorAt(null)}
      />
    </Box>
  );
}

type FormProps = { tag: Tag; all: readonly Tag[]; onClose: (name: string) => void };

function TagNameForm({ tag, all, onClose }: FormProps) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState(tag.name);
  const other = all.find(({ key }) => key === tagKey(typed) && key !== tag.key);
  const problem = problemOf(typed);
  const words = {
    empty: undefined,
    divided: t`Commas and semicolons separate tags; leave them out.`,
    long: t`A tag has at most ${tagLimits.letters} letters.`,
  };
  const save = async () => {
    if (problem !== null) return;
    const result = await renameTag(tag.name, typed);
    const changed = result.ok ? result.changed : 0;
    const said = other ? (
      <Trans>
        {tag.name} and {other.name} are now one tag.
      </Trans>
    ) : (
      <Plural value={changed} one="Tag renamed in # job." other="Tag renamed in # jobs." />
    );
    if (toastResult(result, said)) onClose(typed);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose(tag.name);
      }}
      sx={{ display: 'grid', gap: '8px', paddingBlock: '6px' }}
    >
      <Labeled
        id={id}
        label={<Trans>New name of {tag.name}</Trans>}
        error={problem ? words[problem] : undefined}
        help={
          other && (
            <Plural
              value={other.count}
              one={`“${other.name}” already exists, in # job: the two will be merged.`}
              other={`“${other.name}” already exists, in # jobs: the two will be merged.`}
            />
          )
        }
      >
        <OutlinedInput
          id={id}
          fullWidth
          autoFocus
          autoComplete="off"
          value={typed}
          error={problem !== null && problem !== 'empty'}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
        />
      </Labeled>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: '8px' }}>
        <Button variant="text" onClick={() => onClose(tag.name)}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="contained" disabled={problem !== null}>
          {other ? <Trans>Merge tags</Trans> : <Trans>Rename</Trans>}
        </Button>
      </Box>
    </Box>
  );
}

function problemOf(typed: string): 'empty' | 'divided' | 'long' | null {
  if (tagKey(typed) === '') return 'empty';
  if (/[,;|]/.test(typed)) return 'divided';
  return isTooLong(tagName(typed)) ? 'long' : null;
}
