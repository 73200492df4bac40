import type { PlacedSection } from '@foothold/core/entities/resume/resume.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { type ComponentProps, useState } from 'react';
import { useSectionNames } from '../../../../shared/resumes/section-words.ts';
import { useMobile } from '../../../../ui/hooks/use-mobile.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { RowMenu } from '../../../../ui/lists/row-menu.tsx';
import type { RowAction } from '../../../../ui/lists/row-menu-list.tsx';
import { Grip } from '../../../../ui/order/grip.tsx';
import type { OpenItem } from '../editor-context.tsx';
import { DraftText } from '../fields/draft-text.tsx';
import { Fold } from './fold.tsx';
import { sectionItems } from './form-sections.ts';
import { itemForm } from './item-forms.data.ts';
import { ItemList } from './item-list.tsx';
import { ItemRows } from './item-rows.tsx';
import { SectionTitle } from './section-title.tsx';
import { SkillsQuickAdd } from './skills-quick-add.tsx';
import { useAddItem } from './use-add-item.ts';

type Props = {
  placed: PlacedSection;
  whole: WholeResume;
  isOpen: boolean;
  open: OpenItem | null;
  /** Its title is to be edited. */
  hasTitle: boolean;
  menu: readonly RowAction[];
  handle: ComponentProps<typeof Grip>['handle'];
  onToggle: () => void;
  onTitle: (title: string) => void;
};

/** A section of the resume: its items, its title, and what can be done with it. */
export function SectionPart(props: Props) {
  const { placed, whole, isOpen, open, hasTitle, menu, handle, onToggle, onTitle } = props;
  const { i18n, t } = useLingui();
  const isMobile = useMobile();
  const { section, isHidden } = placed;
  const { nameOf, titleOf } = useSectionNames();
  const items = sectionItems(whole, section);
  const form = itemForm(section);
  const add = useAddItem(section);
  const [hasAll, setAll] = useState<boolean | null>(null);
  const title = titleOf(placed);
  const isSummary = section === 'Summary';
  const rare = form.fields.flat().filter(({ isRare }) => isRare);
  const isFilled = items.some((item) => rare.some(({ name }) => item[name]));
  const showsAll = hasAll ?? isFilled;
  const words = whole.resume.summary.split(/\s+/).filter(Boolean).length;
  const actions: RowAction[] = [
    ...(form.look === 'rows' && rare.length > 0 && items.length > 0
      ? [
          {
            name: 'all',
            label: showsAll ? <Trans>Hide groups and levels</Trans> : <Trans>Show groups and levels</Trans>,
            onClick: () => setAll(!showsAll),
          },
        ]
      : []),
    ...menu,
  ];
  return (
    <Fold
      title={title}
      fact={
        isHidden ? (
          <Trans>hidden</Trans>
        ) : isSummary ? (
          words > 0 && <Words count={words} />
        ) : (
          items.length > 0 && items.length
        )
      }
      isOpen={isOpen}
      isQuiet={isHidden}
      onToggle={onToggle}
      actions={
        <>
          {isOpen && !isSummary && (
            <Button
              variant="text"
              startIcon={<Icon name="add" size={16} />}
              onClick={() => void add()}
              sx={{ minHeight: { xs: 44, md: 32 }, paddingInline: '8px' }}
            >
              {i18n._(form.add())}
            </Button>
          )}
          <RowMenu label={t`Change section ${title}`} actions={actions} isAlwaysSeen={isMobile || isOpen} />
        </>
      }
      grip={<Grip label={t`Move section ${title}`} handle={handle} />}
    >
      {hasTitle && (
        <SectionTitle section={section} title={placed.title} usual={nameOf(section)} onTitle={onTitle} />
      )}
      {isSummary ? (
        <DraftText
          isBare
          multiline
          owner={{ table: 'resumes' }}
          name="summary"
          value={whole.resume.summary}
          control="resume/summary"
          label={title}
          placeholder={t`Two or three sentences: what you do, how long, what you are known for.`}
        />
      ) : (
        <>
          {items.length > 0 &&
            (form.look === 'cards' ? (
              <ItemList
                section={section}
                form={form}
                items={items}
                open={open}
                language={whole.resume.language}
                label={title}
              />
            ) : (
              <ItemRows
                section={section}
                form={form}
                items={items}
                hasAll={showsAll}
                label={title}
                onAdd={() => void add()}
              />
            ))}
          {section === 'Skills' && <SkillsQuickAdd />}
          {items.length === 0 && section !== 'Skills' && (
            <Button
              variant="outlined"
              startIcon={<Icon name="add" size={16} />}
              onClick={() => void add()}
              sx={{ justifySelf: 'start' }}
            >
              {i18n._(form.add())}
            </Button>
          )}
        </>
      )}
    </Fold>
  );
}

function Words({ count }: { count: number }) {
  const { t } = useLingui();
  return count === 1 ? t`1 word` : t`${count} words`;
}
