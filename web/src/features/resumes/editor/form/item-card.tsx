import { resumeSpanText } from '@foothold/core/typesetting/resume-date.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type ComponentProps, memo } from 'react';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { RowMenu } from '../../../../ui/lists/row-menu.tsx';
import { Grip } from '../../../../ui/order/grip.tsx';
import { token } from '../../../../ui/tokens.ts';
import { Bullets } from '../bullets/bullets.tsx';
import { CheckMark } from '../check/check-mark.tsx';
import { useCountToCheck } from '../check/to-check.tsx';
import { type OpenItem, useEditor } from '../editor-context.tsx';
import type { SectionItem } from './form-sections.ts';
import { ItemFields, textOf } from './item-fields.tsx';
import type { ItemForm } from './item-forms.data.ts';
import { itemPath } from './item-path.ts';
import { useItemActions } from './use-item-actions.tsx';

const Row = styled('li')({
  position: 'relative',
  listStyle: 'none',
  border: `1px solid ${token('line')}`,
  borderRadius: 20,
  backgroundColor: token('surface'),
  // Folded ones stand together as one card.
  '&:not([data-open]) + &:not([data-open])': {
    marginBlockStart: -9,
    borderStartStartRadius: 0,
    borderStartEndRadius: 0,
  },
  '&:not([data-open]):has(+ &:not([data-open]))': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  '&[data-dragged]': { zIndex: 2, borderColor: token('line-strong'), borderRadius: '20px !important' },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  paddingInline: '6px 14px',
});

const Fold = styled(ButtonBase)({
  flexGrow: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
  borderRadius: 12,
  textAlign: 'start',
  fontSize: '0.9375rem',
  lineHeight: '20px',
  '@media (max-width: 899.95px)': {
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'center',
    gap: 0,
    paddingBlock: 6,
  },
});

const Quiet = styled('span')({
  flexShrink: 0,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token('text-2'),
});
const Name = styled('span')({
  flexGrow: 1,
  minWidth: 0,
  fontWeight: 600,
  '&:not([data-whole])': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&[data-whole]': { overflowWrap: 'anywhere' },
});

type Props = {
  form: ItemForm;
  item: SectionItem;
  open: OpenItem | null;
  language: string;
  /** The page it begins on, where that is not the first. */
  page: number | undefined;
  section: string;
  /** Its place in the section, from 0, and how many there are. */
  at: number;
  count: number;
  handle: ComponentProps<typeof Grip>['handle'];
};

/** An item of a section: folded its name and time, open its facts, its fields when asked for, and its lines. */
function ItemCardPlain({ form, item, open, language, page, section, at, count, handle }: Props) {
  const { i18n, t } = useLingui();
  const { openItem, draft } = useEditor();
  const { actions } = useItemActions(section);
  const { internalId } = item;
  const title = textOf(item, form.title);
  const subtitle = form.subtitle ? textOf(item, form.subtitle) : '';
  const name = title || subtitle || i18n._(form.untitled());
  const when = resumeSpanText(
    textOf(item, 'startDate'),
    textOf(item, 'endDate'),
    open ? 'month-year' : 'year',
    i18n.locale,
  );
  const path = itemPath(form.table, internalId);
  const ownId = { table: form.table, id: internalId } as const;
  const isUntitled = title === '' && subtitle === '';
  const hasFields = open?.hasFields === true;
  const toCheck = useCountToCheck(path);
  return (
    <Row {...(open && { 'data-open': '' })}>
      <Head>
        <Grip label={t`Move ${name}`} handle={handle} />
        <Fold
          aria-expanded={open !== null}
          onClick={() => openItem(open ? null : { ...ownId, hasFields: isUntitled })}
          style={{ ...(item.isHidden && { color: token('text-3') }) }}
        >
          <Name {...(open && { 'data-whole': '' })}>
            {name}
            {item.isHidden && (
              <span style={{ fontWeight: 400 }}>
                {' '}
                <Trans>(hidden)</Trans>
              </span>
            )}
          </Name>
          <Quiet>
            {toCheck > 0 && (
              <span style={{ color: token('warn'), fontWeight: 570 }}>
                <Trans>{toCheck} to check</Trans>
                {(when || (page !== undefined && !open)) && ' · '}
              </span>
            )}
            {page !== undefined && !open && (
              <>
                <Trans>page {page}</Trans>
                {when && ' · '}
              </>
            )}
            {when}
          </Quiet>
        </Fold>
        <RowMenu label={t`Change ${name}`} actions={actions(item, at, count)} />
        {!open && <Icon name="chevron-right" size={14} color={token('text-3')} />}
      </Head>
      {open && (
        <Box sx={{ padding: '0 14px 12px', display: 'grid', gap: '12px' }}>
          {hasFields ? (
            <ItemFields form={form} item={item} />
          ) : (
            <Box sx={{ display: 'flex', gap: '8px', alignItems: 'baseline', marginBlockStart: '-8px' }}>
              <Box
                sx={{
                  flexGrow: 1,
                  minWidth: 0,
                  paddingInlineStart: { xs: '24px', md: '20px' },
                  overflowWrap: 'anywhere',
                  fontSize: '0.8125rem',
                  lineHeight: '18px',
                  color: token('text-2'),
                }}
              >
                {[subtitle !== name && subtitle, textOf(item, 'city')].filter(Boolean).join(', ')}
              </Box>
              <Button
                variant="text"
                onClick={() => openItem({ ...ownId, hasFields: true })}
                sx={{
                  minHeight: { xs: 44, md: 28 },
                  paddingBlock: '2px',
                  paddingInline: '8px',
                  marginInlineEnd: '-8px',
                }}
              >
                <Trans>Edit details</Trans>
              </Button>
            </Box>
          )}
          <CheckMark control={`${path}/notes`} />
          {form.lines && (
            <Bullets
              label={t`${i18n._(form.lines())}: ${name}`}
              text={textOf(item, 'notes')}
              control={`${path}/notes`}
              endDate={textOf(item, 'endDate')}
              uid={textOf(item, 'uid')}
              language={language}
              onChange={(notes) => draft.type(ownId, { notes })}
            />
          )}
          {hasFields && !isUntitled && (
            <div>
              <Button
                variant="outlined"
                startIcon={<Icon name="check" size={16} />}
                onClick={() => openItem({ ...ownId })}
              >
                <Trans context="editing">Done</Trans>
              </Button>
            </div>
          )}
        </Box>
      )}
    </Row>
  );
}

/** An item that is not drawn again while others are edited. */
export const ItemCard = memo(
  ItemCardPlain,
  (a, b) =>
    a.item === b.item &&
    a.form === b.form &&
    a.open === b.open &&
    a.page === b.page &&
    a.language === b.language &&
    a.at === b.at &&
    a.count === b.count,
);
