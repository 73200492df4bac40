import { openingsElsewhere } from '@foothold/core/writing/bullet-context.ts';
import { bulletNotes } from '@foothold/core/writing/bullet-notes.ts';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { LineHelp } from '../src/features/resumes/writing/line-help.tsx';
import { LineMarks } from '../src/features/resumes/writing/line-marks.tsx';
import { lineNotes } from '../src/features/resumes/writing/line-note.ts';
import type { Misspelling } from '../src/features/resumes/writing/spell-engine.ts';
import { ownSpelling } from '../src/features/resumes/writing/spelling.ts';
import { sampleResume } from '../src/typesetting/sample-resume-test-kit.ts';
import { Part } from './part.tsx';

const before = ['Rebuilt the weekly report in SQL.', 'Trained six planners.'];
const elsewhere = openingsElsewhere(sampleResume, { uid: '' });

/** Lines of a resume with help under them, by the rules and the dictionary of the product. */
export function Writing() {
  return (
    <Part title="Help with lines">
      <Line start="Was responsible for various ad hoc requests." />
      <Line start="Responsible for managing a team and the managment of stock" />
      <Line start="Found $310,000 of duplicate charges a year." />
    </Part>
  );
}

function Line({ start }: { start: string }) {
  const [text, setText] = useState(start);
  const [hidden, setHidden] = useState<string[]>([]);
  const [words, setWords] = useState<string[]>([]);
  const [misspellings, setMisspellings] = useState<Misspelling[]>([]);
  useEffect(() => {
    let isOver = false;
    void ownSpelling()
      .check({ lines: [text], language: 'en-US', known: words })
      .then((found) => isOver || setMisspellings(found?.[0] ?? []));
    return () => {
      isOver = true;
    };
  }, [text, words]);
  const context = { language: 'en', isHeld: false, lines: [...before, text], at: before.length, elsewhere };
  const notes = lineNotes({
    notes: bulletNotes(text, context),
    misspellings,
    hidden,
  });
  return (
    <div>
      <Box sx={{ display: 'grid', fontSize: '0.9375rem', lineHeight: '20px' }}>
        <Box
          component="textarea"
          aria-label={start}
          rows={1}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText((target as HTMLTextAreaElement).value)}
          sx={{
            gridArea: '1 / 1 / 2 / 2',
            padding: { xs: '10px 8px', md: '4px 8px' },
            border: 0,
            font: 'inherit',
            lineHeight: 'inherit',
            color: 'inherit',
            backgroundColor: 'transparent',
            resize: 'none',
          }}
        />
        <LineMarks text={text} notes={notes} />
      </Box>
      <LineHelp
        text={text}
        notes={notes}
        onReplace={setText}
        onHide={(rule) => setHidden([...hidden, rule])}
        onAddWord={(word) => setWords([...words, word])}
      />
    </div>
  );
}
