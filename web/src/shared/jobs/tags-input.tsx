import { tagKey, tagsIn, withoutTags, withTags } from '@foothold/core/entities/job/job-tags.ts';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { type Tag, useTags } from '../../data/jobs/tags.ts';
import { useAppearance } from '../../platform/appearance.ts';
import { ComboList } from '../../ui/fields/combo-list.tsx';
import { useCombo } from '../../ui/fields/use-combo.ts';
import { isSameField } from '../../ui/forms/is-same-field.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { colorsOf } from '../../ui/tag-chip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { tagAccent } from './tag-accent.ts';

/** Suggestions at a time. */
const most = 8;

type Props = {
  id: string;
  label: string;
  /** What stands and what is being typed: nothing typed is ever outside of it. */
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  onBlur?: () => void;
  hasError?: boolean;
  describedBy?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  /** What is offered as the person types; the tags of other jobs where it is left out. */
  suggested?: readonly Tag[];
  /** An example of what is entered. */
  placeholder?: string;
};

/**
 * Tags as they are entered: a comma or Enter ends one, Backspace in the empty field takes the last one back, and those of
 * other jobs are offered as the person types. “Remote” and “remote” are one.
 */
export function TagsInput(props: Props) {
  const { id, label, tags, onChange, onBlur, hasError = false, describedBy, inputRef } = props;
  const { t } = useLingui();
  const ofJobs = useTags();
  const known = props.suggested ?? ofJobs;
  const [entry, setEntry] = useState<TagEntry>({ chips: withTags([], tags), typed: '' });
  // What stands may change by other hands: another tab, Discard.
  const current = entryOf(tags, entry);
  if (current !== entry) setEntry(current);
  const { chips, typed } = current;

  const enter = (next: TagEntry) => {
    setEntry(next);
    onChange(withTags(next.chips, [next.typed]));
  };
  const add = (name: string) => enter({ chips: withTags(chips, [name]), typed: '' });
  const type = (text: string) => {
    const at = Math.max(...[',', ';', '|', '\n'].map((sign) => text.lastIndexOf(sign)));
    enter({ chips: withTags(chips, tagsIn(text.slice(0, at + 1))), typed: text.slice(at + 1).trimStart() });
  };
  const choices = suggestions(known, chips, typed).map(({ name, count }) => ({
    key: name,
    label: name,
    end: String(count),
  }));
  const combo = useCombo({ text: typed, choices, onChoose: add, takesFirst: false });
  const onKeyDown = (event: KeyboardEvent) => {
    combo.onKeyDown(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && typed.trim() !== '') add(typed);
    else if (event.key === 'Backspace' && typed === '' && chips.length > 0)
      enter({ chips: chips.slice(0, -1), typed: '' });
    else return;
    event.preventDefault();
  };
  return (
    <Box
      sx={{ position: 'relative' }}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        combo.close();
        if (typed.trim() !== '') add(typed);
        onBlur?.();
      }}
    >
      <OutlinedInput
        id={id}
        fullWidth
        inputRef={inputRef}
        value={typed}
        error={hasError}
        placeholder={chips.length === 0 ? (props.placeholder ?? t`remote, dream job`) : ''}
        onChange={({ target }) => {
          type(target.value);
          combo.open();
        }}
        onFocus={combo.open}
        onKeyDown={onKeyDown}
        startAdornment={chips.map((name) => (
          <Entered
            key={name}
            name={name}
            known={known}
            onTakeOff={() => enter({ chips: withoutTags(chips, [name]), typed })}
          />
        ))}
        inputProps={{ ...combo.input, 'aria-describedby': describedBy }}
        sx={{
          flexWrap: 'wrap',
          height: 'auto',
          minHeight: { xs: 44, md: 40 },
          gap: '6px',
          padding: '5px 14px',
          '& input': { flex: '1 1 72px', width: 72, minWidth: 0, height: 28, padding: 0 },
        }}
      />
      <VisuallyHidden role="status">
        {combo.shows && choices.length > 0 ? t`${choices.length} suggestions` : ''}
      </VisuallyHidden>
      <ComboList {...combo.list} label={label} shows={combo.shows} />
    </Box>
  );
}

/** The tags that stand, and what is being typed after them. */
type TagEntry = { chips: string[]; typed: string };

/**
 * The entry as long as it makes these tags, else one of the tags alone. A backup may bring a tag in two spellings: they
 * are one chip.
 */
export function entryOf(tags: readonly string[], entry: TagEntry): TagEntry {
  const stands = withTags([], tags);
  return isSameField(stands, withTags(entry.chips, [entry.typed])) ? entry : { chips: stands, typed: '' };
}

type EnteredProps = { name: string; known: readonly Tag[] | undefined; onTakeOff: () => void };

/** A tag that stands, with the press that takes it off. */
function Entered({ name, known, onTakeOff }: EnteredProps) {
  const { t } = useLingui();
  const { theme } = useAppearance();
  const color = known?.find(({ key }) => key === tagKey(name))?.color ?? '';
  const accent = tagAccent(name, new Map([[tagKey(name), color]]));
  return (
    <ButtonBase
      aria-label={t`Remove: ${name}`}
      title={name}
      onClick={onTakeOff}
      style={colorsOf(accent, theme)}
      sx={{
        maxWidth: '100%',
        minHeight: { xs: 32, md: 26 },
        gap: '4px',
        paddingInline: '10px 6px',
        border: '1px solid',
        borderRadius: '20px',
        fontSize: '0.8125rem',
        lineHeight: '18px',
        fontWeight: 520,
      }}
    >
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{name}</span>
      <Icon name="close" size={14} />
    </ButtonBase>
  );
}

/** Tags of other jobs that hold what is typed: those that begin with it first, each by how often it is used. */
export function suggestions(
  known: readonly Tag[] | undefined,
  chips: readonly string[],
  typed: string,
): readonly Tag[] {
  const key = tagKey(typed);
  const taken = new Set(chips.map(tagKey));
  if (key === '' || !known) return [];
  const begins = (tag: Tag) => Number(tag.key.startsWith(key));
  return known
    .filter((tag) => tag.key.includes(key) && tag.key !== key && !taken.has(tag.key))
    .sort((a, b) => begins(b) - begins(a) || b.count - a.count)
    .slice(0, most);
}
