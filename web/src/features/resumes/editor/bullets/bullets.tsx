import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { partLater } from '../../../../ui/dialogs/part-later.tsx';
import { useDragOrder } from '../../../../ui/order/use-drag-order.ts';
import { token } from '../../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { LineNote } from '../../writing/line-note.ts';
import type { ItemNotes } from '../../writing/use-item-notes.ts';
import { useEditor } from '../editor-context.tsx';
import {
  type Caret,
  canIndent,
  type Edited,
  indentLine,
  joinBefore,
  joinNext,
  moveLine,
  pasteLines,
  splitLine,
} from './bullet-lines.ts';
import { BulletRow, type RowActions } from './bullet-row.tsx';
import { cameByTab } from './came-by-tab.ts';
import { useBulletLines } from './use-bullet-lines.ts';

// Nobody misses them: where they cannot be loaded there are no hints.
const ItemNotesReader = partLater(
  async () => (await import('../../writing/item-notes-reader.tsx')).ItemNotesReader,
  null,
  null,
);
const BulletHelp = partLater(
  async () => (await import('../../writing/bullet-help.tsx')).BulletHelp,
  null,
  null,
);

const unread: ItemNotes = { notes: [], isSpelled: false };
const nothing: readonly LineNote[] = [];

const Group = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });

const List = styled('ul')({ margin: 0, marginInlineStart: -8, padding: 0, display: 'grid', gap: 2 });

type Props = {
  /** What they are about, for assistive technology: “Lines of Charge nurse”. */
  label: string;
  /** As stored: lines, a tab in front of those of the second level. */
  text: string;
  /** What the inputs are found by, without the number of the line: `experience/12/notes`. */
  control: string;
  /** Of the item, as stored, and its key. */
  endDate: string;
  uid: string;
  language: string;
  onChange: (text: string) => void;
};

/**
 * A text as lines: Enter splits, Backspace at the start joins, Tab and Shift+Tab change the level, Alt and arrows move,
 * a paste of several lines makes several. Tab changes the level only once something was done in a line: who comes by
 * Tab goes on by Tab.
 */
export function Bullets({ label, text, control, endDate, uid, language, onChange }: Props) {
  const { t } = useLingui();
  const helpId = useId();
  const { announce, whole } = useEditor();
  const [said, setSaid] = useState<ItemNotes>(unread);
  const edit = useBulletLines(text, onChange);
  const [focused, setFocused] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const takesTab = useRef(false);
  const { lines } = edit;

  const order = useDragOrder((from, to) => {
    const line = lines[from];
    if (!line) return;
    edit.apply(moveLine(lines, line.key, to));
    announce(t`Line moved to ${to + 1} of ${lines.length}.`);
  });

  const inputOf = (key: number) =>
    list.current?.querySelector<HTMLTextAreaElement>(`textarea[data-line="${key}"]`) ?? null;
  const put = ({ key, at }: Caret) => {
    const input = inputOf(key);
    input?.focus();
    input?.setSelectionRange(at, at);
  };
  // Before the next key can come.
  useLayoutEffect(() => {
    if (edit.caret) put(edit.caret);
  }, [edit.caret]);

  const live = useRef({ edit, put });
  live.current = { edit, put };
  const actions = useMemo<RowActions>(() => {
    const now = () => live.current.edit;
    const run = (event: { preventDefault: () => void }, edited: Edited, caret?: Caret) => {
      event.preventDefault();
      now().apply(edited, caret);
    };
    const beside = (key: number, by: -1 | 1, event: KeyboardEvent<HTMLTextAreaElement>) => {
      const all = now().lines;
      const next = all[all.findIndex((line) => line.key === key) + by];
      if (!next) return;
      event.preventDefault();
      live.current.put({ key: next.key, at: by < 0 ? next.text.length : 0 });
    };
    return {
      onType: (key, typed) => {
        takesTab.current = true;
        const all = now().lines;
        // Line ends come from dictation and from keyboards of phones.
        const pasted = pasteLines(all, key, { from: 0, to: Number.MAX_SAFE_INTEGER }, typed, now().newKey);
        const flat = typed.replace(/[\r\n]+/g, ' ');
        now().apply(
          pasted ?? { lines: all.map((line) => (line.key === key ? { ...line, text: flat } : line)) },
          undefined,
          pasted ? null : key,
        );
      },
      onPaste: (key, event) => {
        const { selectionStart: from, selectionEnd: to } = event.currentTarget;
        const pasted = event.clipboardData.getData('text/plain');
        const edited = pasteLines(now().lines, key, { from, to }, pasted, now().newKey);
        if (edited) run(event, edited, { key, at: from });
      },
      onFocus: (key) => {
        setFocused(key);
        takesTab.current = !cameByTab();
      },
      onKey: (key, event) => {
        if (event.nativeEvent.isComposing) return;
        const { selectionStart: from, selectionEnd: to, value, offsetHeight } = event.currentTarget;
        const caret = { key, at: from };
        const all = now().lines;
        const at = all.findIndex((line) => line.key === key);
        const isFlat = offsetHeight < 44;
        const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
        const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
        if (event.key === 'Escape') takesTab.current = false;
        else if (event.key !== 'Tab' && event.key !== 'Shift') takesTab.current = true;
        if (event.key === 'Enter' && isPlain) {
          // On an empty line of the second level it leads out, as lists do everywhere.
          if (value === '' && all[at]?.level === 1) return run(event, { ...indentLine(all, key, 0), caret });
          return run(event, splitLine(all, key, { from, to }, now().newKey), caret);
        }
        if (
          event.key === 'Backspace' &&
          isPlain &&
          from === 0 &&
          to === 0 &&
          (at > 0 || all[at]?.level === 1)
        )
          return run(event, joinBefore(all, key), caret);
        if (event.key === 'Delete' && isPlain && from === value.length && to === from && all[at + 1])
          return run(event, joinNext(all, key), caret);
        if (event.key === 'Tab' && isPlain && takesTab.current) {
          if (event.shiftKey && all[at]?.level === 1)
            return run(event, { ...indentLine(all, key, 0), caret });
          if (!event.shiftKey && canIndent(all, key))
            return run(event, { ...indentLine(all, key, 1), caret });
        }
        if (event.altKey && !event.ctrlKey && !event.metaKey && /^Arrow(?:Up|Down)$/.test(event.key)) {
          const goal = event.key === 'ArrowUp' ? at - 1 : at + 1;
          if (goal < 0 || goal >= all.length) return event.preventDefault();
          return run(event, { ...moveLine(all, key, goal), caret }, caret);
        }
        if (isPlain && event.key === 'ArrowUp' && !event.shiftKey && (from === 0 || isFlat))
          return beside(key, -1, event);
        if (isPlain && event.key === 'ArrowDown' && !event.shiftKey && (to === value.length || isFlat))
          return beside(key, 1, event);
        const letter = event.key.toLowerCase();
        if (isCommand && letter === 'z') {
          event.preventDefault();
          event.shiftKey ? now().redo(caret) : now().undo(caret);
        } else if (isCommand && letter === 'y' && !event.shiftKey) {
          event.preventDefault();
          now().redo(caret);
        }
      },
    };
  }, []);

  const texts = lines.map((line) => line.text);
  return (
    <Group aria-label={label}>
      <VisuallyHidden id={helpId}>
        <Trans>
          Enter starts a new line, Tab puts a line under the one before, Alt and an arrow key move it. Escape,
          then Tab moves on.
        </Trans>
      </VisuallyHidden>
      <ItemNotesReader
        lines={texts}
        endDate={endDate}
        uid={uid}
        language={language}
        whole={whole}
        onNotes={setSaid}
      />
      <List
        ref={(element) => {
          list.current = element;
          order.list(element);
        }}
        onBlur={({ relatedTarget }) => !list.current?.contains(relatedTarget) && setFocused(null)}
      >
        {lines.map((line, at) => (
          <BulletRow
            key={line.key}
            line={line}
            at={at}
            count={lines.length}
            control={`${control}/${at}`}
            helpId={helpId}
            actions={actions}
            handle={order.handle(at)}
            notes={said.notes[at]}
            isSpelled={said.isSpelled}
            help={
              focused === line.key ? (
                <BulletHelp
                  text={line.text}
                  notes={said.notes[at] ?? nothing}
                  onReplace={(next) =>
                    edit.apply({
                      lines: lines.map((one) => (one.key === line.key ? { ...one, text: next } : one)),
                      caret: { key: line.key, at: next.length },
                    })
                  }
                />
              ) : null
            }
          />
        ))}
      </List>
      <Button
        variant="text"
        onClick={() => {
          const last = lines.at(-1);
          if (last?.text === '') return put({ key: last.key, at: 0 });
          const key = edit.newKey();
          edit.apply({ lines: [...lines, { key, text: '', level: 0 }], caret: { key, at: 0 } });
        }}
        sx={{
          minHeight: { xs: 44, md: 32 },
          paddingBlock: '4px',
          paddingInline: '8px',
          marginInlineStart: '20px',
          fontWeight: 400,
          color: token('text-3'),
        }}
      >
        <Trans>Add a line</Trans>
      </Button>
    </Group>
  );
}
