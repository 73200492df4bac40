import type { JobSuggestions } from '@foothold/core/contract/jobs.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useState } from 'react';
import { ComboList } from '../../ui/fields/combo-list.tsx';
import { SearchInput } from '../../ui/fields/search-input.tsx';
import { type ComboChoice, useCombo } from '../../ui/fields/use-combo.ts';
import { useTyped } from '../../ui/hooks/use-typed.ts';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { jobSuggestQuery } from './search-query.ts';

type Props = {
  label: string;
  hasLabel: boolean;
  type?: 'search' | 'text';
  inputRef?: Ref<HTMLInputElement> | undefined;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
  icon: IconName;
  end?: ReactNode;
  /** What stands for it while it is empty: its placeholder, in the ink of a value. */
  meant?: string;
  /** The part of the text that is being typed. */
  partOf?: (value: string) => string;
  /** Which of the suggestions for what was typed this field takes. */
  choicesOf: (found: JobSuggestions, typed: string) => readonly ComboChoice[];
  /** Choices of this browser, before the others and while nothing is typed. */
  ownChoices?: readonly ComboChoice[];
  onChoose: (key: string) => void;
  /** Below the choices. */
  note?: ReactNode;
};

const fewest = 2;

/**
 * One of the fields of a job search that completes itself while it is typed into. Enter without a marked choice leaves
 * the text as it is; where no suggestions come (offline, a failure) it is a plain field.
 */
export function SuggestInput({
  partOf = whole,
  choicesOf,
  ownChoices = noChoices,
  onChoose,
  note,
  ...field
}: Props) {
  const { t } = useLingui();
  // A text that was there before nobody is typing.
  const [isTyping, setTyping] = useState(false);
  const typed = useTyped(isTyping ? partOf(field.value) : '');
  const isAsked = typed.length >= fewest;
  const found = useQuery({
    ...jobSuggestQuery(typed),
    enabled: isAsked,
    // While the same words are typed on, what is there can be marked and taken until the newer answer is here.
    placeholderData: (before, query) => (goesOn(query?.queryKey[2], typed) ? before : undefined),
  });
  const choices = [...ownChoices, ...(isAsked && found.data ? choicesOf(found.data, typed) : [])];
  const isEmpty = field.value.trim() === '';
  const combo = useCombo({
    text: field.value,
    choices,
    takesFirst: false,
    opensEmpty: ownChoices.length > 0,
    onChoose: (key) => {
      setTyping(false);
      onChoose(key);
    },
  });
  const shows = combo.shows && choices.length > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that the focus has left the field inside.
    <div
      style={{ position: 'relative' }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && combo.close()}
    >
      <SearchInput
        {...field}
        onChange={(value) => {
          setTyping(true);
          combo.open();
          field.onChange(value);
        }}
        input={{ ...combo.input, ...(isEmpty && { onClick: combo.open }) }}
        onKeyDown={combo.onKeyDown}
      />
      <VisuallyHidden role="status">
        {shows && t`${plural(choices.length, { one: '# suggestion', other: '# suggestions' })}`}
      </VisuallyHidden>
      <ComboList {...combo.list} label={t`Suggestions`} shows={shows} note={note} />
    </div>
  );
}

/** True when one text is the other with more, or less, at its end. */
function goesOn(before = '', typed: string): boolean {
  return before !== '' && (typed.startsWith(before) || before.startsWith(typed));
}

const noChoices: readonly ComboChoice[] = [];
const whole = (value: string) => value;
