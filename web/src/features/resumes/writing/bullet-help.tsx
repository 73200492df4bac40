import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { addOwnWord, hideWritingRule } from '../../../data/settings/writing-choices.ts';
import { type WritingRule, writingRuleNames } from '../../../shared/writing/writing-rule-names.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { LineHelp } from './line-help.tsx';
import { type LineNote, whileWritten } from './line-note.ts';

type Props = {
  text: string;
  notes: readonly LineNote[];
  onReplace: (text: string) => void;
};

/** Help with the line that has the focus, by rule and dictionary: nothing leaves the device, nothing is invented. */
export function BulletHelp({ text, notes, onReplace }: Props) {
  const { i18n } = useLingui();
  const started = useRef(text);
  const said = text === started.current ? notes : whileWritten(notes, text.trimEnd().length);
  const hide = async (rule: WritingRule) => {
    const name = i18n._(writingRuleNames[rule]);
    toastResult(await hideWritingRule(rule), <Trans>Hints turned off: {name}. Settings has them.</Trans>);
  };
  const add = async (word: string) => {
    toastResult(await addOwnWord(word), <Trans>“{word}” is one of your words.</Trans>);
  };
  return (
    <LineHelp
      text={text}
      notes={said}
      onReplace={(next) => {
        // What a press wrote is whole: its end can be judged.
        started.current = next;
        onReplace(next);
      }}
      onHide={(rule) => void hide(rule)}
      onAddWord={(word) => void add(word)}
    />
  );
}
