import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { useSectionNames } from '../../../../shared/resumes/section-words.ts';
import type { RowAction } from '../../../../ui/lists/row-menu-list.tsx';
import { movedTo } from '../../../../ui/order/drop-place.ts';
import { useDragOrder } from '../../../../ui/order/use-drag-order.ts';
import { token } from '../../../../ui/tokens.ts';
import { type OpenItem, useEditor } from '../editor-context.tsx';
import { AddSection } from './add-section.tsx';
import { ContactPart } from './contact-part.tsx';
import { formSection } from './field-control.ts';
import { arrangementOf, formSections, sectionItems, withSection } from './form-sections.ts';
import { SectionPart } from './section-part.tsx';

const List = styled('ol')({
  margin: 0,
  padding: 0,
  borderBlock: `1px solid ${token('line')}`,
  '& > li': { listStyle: 'none', position: 'relative' },
  '& > li[data-dragged]': {
    zIndex: 3,
    outline: `1px solid ${token('line-strong')}`,
    borderRadius: 12,
    overflow: 'hidden',
  },
});

const resume = { table: 'resumes' } as const;

type Props = {
  whole: WholeResume;
  templateOrder: readonly string[] | undefined;
  openSections: ReadonlySet<string>;
  openItem: OpenItem | null;
  /** The section whose title is edited. */
  titled: string | null;
  onToggle: (section: string) => void;
  onOpenSection: (section: string) => void;
  onTitled: (section: string | null) => void;
};

/** The whole resume as a form: contact, then the sections in the order of the page. */
export function ResumeForm(props: Props) {
  const { whole, templateOrder, openSections, openItem, titled, onToggle, onOpenSection, onTitled } = props;
  const { t } = useLingui();
  const { draft, announce, goTo } = useEditor();
  const { titleOf } = useSectionNames();
  const shown = formSections(whole, templateOrder);
  const write = (arrangement: WholeResume['resume']['arrangement']) => draft.type(resume, { arrangement });
  const move = (from: number, to: number) => {
    if (to < 0 || to >= shown.length) return;
    write(arrangementOf(whole, movedTo(shown, from, to)));
    announce(t`Section moved to ${to + 1} of ${shown.length}.`);
  };
  const drag = useDragOrder(move);
  const menuOf = (at: number): RowAction[] => {
    const placed = shown[at];
    if (!placed) return [];
    const { section, isHidden } = placed;
    const isEmpty = section !== 'Summary' && sectionItems(whole, section).length === 0;
    const isAdded = whole.resume.arrangement.some((one) => one.section === section);
    return [
      {
        name: 'title',
        label: <Trans>Change heading</Trans>,
        onClick: () => goTo(`arrangement/${section}/title`),
      },
      {
        name: 'hide',
        label: isHidden ? <Trans>Show on the page</Trans> : <Trans>Hide from the page</Trans>,
        onClick: () => write(withSection(whole, shown, section, { isHidden: !isHidden })),
      },
      ...(at > 0 ? [{ name: 'up', label: <Trans>Move up</Trans>, onClick: () => move(at, at - 1) }] : []),
      ...(at < shown.length - 1
        ? [{ name: 'down', label: <Trans>Move down</Trans>, onClick: () => move(at, at + 1) }]
        : []),
      ...(isEmpty && isAdded && !['Experience', 'Education', 'Skills'].includes(section)
        ? [
            {
              name: 'remove',
              label: <Trans>Remove section</Trans>,
              onClick: () => write(arrangementOf(whole, shown).filter((one) => one.section !== section)),
            },
          ]
        : []),
    ];
  };
  return (
    <>
      <ContactPart whole={whole} isOpen={openSections.has('Contact')} onToggle={() => onToggle('Contact')} />
      <List ref={drag.list} aria-label={t`Sections`}>
        {shown.map((placed, at) => (
          <li key={placed.section}>
            <SectionPart
              placed={placed}
              whole={whole}
              isOpen={openSections.has(placed.section)}
              open={openItem}
              hasTitle={titled === placed.section}
              menu={menuOf(at)}
              handle={drag.handle(at)}
              onToggle={() => {
                if (titled === placed.section) onTitled(null);
                onToggle(placed.section);
              }}
              onTitle={(title) => write(withSection(whole, shown, placed.section, { title }))}
            />
          </li>
        ))}
      </List>
      <AddSection
        shown={shown}
        onAdd={(section) => {
          // Links have no part of their own: they are contact details.
          if (formSection(section) === 'Contact') return goTo('resume/name');
          if (!shown.some((one) => one.section === section)) write(withSection(whole, shown, section, {}));
          onOpenSection(section);
          announce(t`Section added: ${titleOf({ section, title: '' })}.`);
        }}
      />
    </>
  );
}
