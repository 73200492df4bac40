import { newResume } from '@foothold/core/entities/resume/resume-rules.ts';
import {
  type DraftPlace,
  type ImportDraft,
  withLine,
  withNewItem,
  withoutItem,
  withSettled,
  withSkills,
  withTyped,
} from '@foothold/core/resume-import/import-draft.ts';
import { importRegions, type Region } from '@foothold/core/resume-import/import-regions.ts';
import { type ImportRow, importRows } from '@foothold/core/resume-import/import-rows.ts';
import { type NotUsed, notUsed, type UseTarget, withUsed } from '@foothold/core/resume-import/not-used.ts';
import type { HeadField } from '@foothold/core/resume-reading/reading.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useResumeList } from '../../../../data/resumes/resume-list.ts';
import { forgetImport } from '../../../../platform/files/stored-import.ts';
import { useSession } from '../../../../platform/server/session.ts';
import { showToast } from '../../../../ui/toasts/toast.tsx';
import { keepDraft, keepDraftNow } from '../draft/stored-import.ts';
import { useImportWords } from '../fields/use-import-words.ts';
import type { OpenImport } from '../import-source.ts';

/** Milliseconds after the last correction until it is kept for a reload. */
const storedAfter = 300;

/** The row that is open for editing: only what is in doubt, or all its fields. */
type Editing = { row: string; hasAll: boolean };

export type Preview = ReturnType<typeof usePreview>;

/** The draft of an import and what is selected in it. */
export function usePreview(open: OpenImport) {
  const owner = useSession().user?.userId ?? '';
  const { t } = useLingui();
  const { fieldLabel } = useImportWords();
  const { document } = open;
  const [draft, setDraft] = useState<ImportDraft>(open.draft);
  const [title, setTitle] = useState(open.title);
  const [also, setAlso] = useState<readonly HeadField[]>([]);
  const rows = useMemo(() => importRows(draft, also), [draft, also]);
  const unused = useMemo(() => notUsed(draft, document.reading, document.lines), [draft, document]);
  const regions = useMemo(() => importRegions(rows, unused, document.layout), [rows, unused, document]);
  const [selected, setSelected] = useState(
    () => (rows.find(({ certainty }) => certainty === 'check') ?? rows[0])?.id ?? '',
  );
  const [editing, setEditing] = useState<Editing | null>(null);
  const [active, setActive] = useState<DraftPlace | null>(null);
  const [selectedUnused, setSelectedUnused] = useState('');
  const count = useResumeList()?.rows.length ?? 0;
  const isOver = useRef(false);

  useEffect(() => {
    const timer = setTimeout(() => !isOver.current && void keepDraft(owner, draft, title), storedAfter);
    return () => clearTimeout(timer);
  }, [owner, draft, title]);
  useEffect(() => {
    const keep = () => isOver.current || keepDraftNow(draft, title);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [draft, title]);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);

  const regionOf = (row: string) => regions.find((region) => region.rows.includes(row));
  const select = (row: string) => {
    setSelected(row);
    setSelectedUnused('');
    if (row !== selected) {
      setEditing(null);
      setActive(null);
    }
  };
  const nextCheck = (now: readonly ImportRow[], after: string): string | undefined => {
    const at = now.findIndex(({ id }) => id === after);
    const turned = [...now.slice(at + 1), ...now.slice(0, Math.max(0, at))];
    return turned.find(({ certainty }) => certainty === 'check')?.id;
  };
  /** Takes what a piece of the page made of the draft; a date is not taken from one that says none. */
  const change = (next: ImportDraft) => {
    if (next === draft) showToast({ kind: 'warning', text: t`That line has no date.` });
    else setDraft(next);
  };
  /** Says that a row is right and goes to the next one in doubt. */
  const settle = (row: ImportRow) => {
    let next = draft;
    for (const { key } of row.items) next = withSettled(next, key, row.field ? [row.field] : undefined);
    setDraft(next);
    setEditing(null);
    setActive(null);
    const to = nextCheck(importRows(next, also), row.id);
    if (to && row.certainty === 'check') setSelected(to);
  };
  return {
    document,
    draft,
    title,
    setTitle,
    rows,
    unused,
    regions,
    selected,
    select,
    selectedUnused,
    selectUnused: setSelectedUnused,
    selectedRegion: regions.find(({ id }) => id === selectedUnused) ?? regionOf(selected),
    /** The name it gets without one. */
    usualTitle: newResume(count).title,
    editing,
    active,
    setActive,
    /** Something was corrected or named. */
    isChanged: draft !== open.draft || title !== open.title,
    labelOf: ({ item, field }: DraftPlace) => {
      const found = draft.items.find(({ key }) => key === item);
      return found ? fieldLabel(found, field) : '';
    },
    numberOf: (row: string) => regionOf(row)?.number ?? 0,
    selectRegion: (region: Region) => {
      if (region.state === 'unused') {
        setSelectedUnused(region.id);
        return;
      }
      const at = region.rows.indexOf(selected);
      // Another press goes to the next row of the same line.
      const row = region.rows[(at + 1) % region.rows.length];
      if (row) select(row);
    },
    edit: (row: string) => {
      setSelected(row);
      setEditing({ row, hasAll: true });
    },
    close: () => {
      setEditing(null);
      setActive(null);
    },
    settle,
    goToCheck: () => {
      const to = nextCheck(rows, selected) ?? rows.find(({ certainty }) => certainty === 'check')?.id;
      if (to) select(to);
      return to !== undefined;
    },
    type: (place: DraftPlace, value: string) => setDraft((now) => withTyped(now, place, value)),
    typeSkills: (group: string, names: readonly string[]) => setDraft((now) => withSkills(now, group, names)),
    takeLine: (at: number, place = active) => {
      const line = document.lines[at];
      if (line && place) change(withLine(draft, place, line));
    },
    leaveOut: (row: ImportRow) => {
      setDraft((now) =>
        row.field
          ? withTyped(now, { item: 0, field: row.field }, '')
          : row.items.reduce((left, { key }) => withoutItem(left, key), now),
      );
      if (row.field) setAlso((before) => before.filter((field) => field !== row.field));
      setEditing(null);
      setActive(null);
    },
    addItem: (list: 'experience' | 'education' | 'sections', section: string) => {
      const made = withNewItem(draft, list, section);
      setDraft(made.draft);
      setSelected(`i${made.key}`);
      setEditing({ row: `i${made.key}`, hasAll: true });
    },
    /** An empty skill to begin with, where none was read. */
    addSkills: () => {
      const made = withNewItem(draft, 'skills', 'Skills');
      setDraft(made.draft);
      setSelected('s');
      setEditing({ row: 's', hasAll: true });
    },
    addField: (field: HeadField) => {
      setAlso((before) => [...before, field]);
      setSelected(`h${field}`);
      setEditing({ row: `h${field}`, hasAll: true });
    },
    use: (piece: NotUsed, target: UseTarget) => {
      const next = withUsed(draft, piece, target);
      change(next);
      const row = importRows(next, also).find(({ items }) =>
        target.kind === 'field'
          ? items.some(({ key }) => key === target.item)
          : items.some(({ key }) => key >= draft.nextKey),
      );
      if (row && target.kind === 'new') setSelected(row.id);
    },
    forget: () => {
      isOver.current = true;
      void forgetImport(owner);
    },
  };
}
