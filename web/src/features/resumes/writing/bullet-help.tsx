import { Trans, useLingui } from '@lingui/react/macro';
import { addOwnWord, hideWritingRule } from '../../../data/settings/writing-choices.ts';
import { type WritingRule, writingRuleNames } from '../../../shared/writing/writing-rule-names.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { LineHelp } from './line-help.tsx';
import { type LineToRead, useLineNotes } from './use-line-notes.ts';

type Props = LineToRead & {
  /** The line has the focus; without it there is no help. */
  hasFocus: boolean;
  onReplace: (text: string) => void;
};

/** Help with the line that is being written, by rule and dictionary: nothing leaves the device, nothing is invented. */
export function BulletHelp({ hasFocus, ...props }: Props) {
  return hasFocus ? <FocusedHelp {...props} /> : null;
}

function FocusedHelp({ onReplace, ...line }: Omit<Props, 'hasFocus'>) {
  const { i18n } = useLingui();
  const notes = useLineNotes(line);
  const hide = async (rule: WritingRule) => {
    const name = i18n._(writingRuleNames[rule]);
    toastResult(await hideWritingRule(rule), <Trans>Hints turned off: {name}. Settings has them.</Trans>);
  };
  const add = async (word: string) => {
    toastResult(await addOwnWord(word), <Trans>“{word}” is one of your words.</Trans>);
  };
  return (
    <LineHelp
      text={line.text}
      notes={notes}
      onReplace={onReplace}
      onHide={(rule) => void hide(rule)}
      onAddWord={(word) => void add(word)}
    />
  );
}
