import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Segment } from '../../ui/buttons/segment.tsx';
import { LiveSearchField } from '../../ui/fields/live-search-field.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { useGo } from '../../ui/hooks/use-go.ts';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { useNumbers } from '../../ui/hooks/use-numbers.ts';
import { ListDetail } from '../../ui/lists/list-detail.tsx';
import { ListFoot } from '../../ui/lists/list-foot.tsx';
import { ListTools } from '../../ui/lists/list-tools.tsx';
import { AnswerHead } from '../../ui/notes/answer-head.tsx';
import { AnswerNotes, hasAnswerNotes } from '../../ui/notes/answer-notes.tsx';
import { useAnswer } from '../../ui/notes/use-answer.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { type OccupationList, occupationListAddress, readOccupationList } from './occupation-list.ts';
import { OccupationPane } from './occupation-pane.tsx';
import { occupationRowsQuery } from './occupation-query.ts';
import { OccupationRows } from './occupation-rows.tsx';
import { isTreeLine } from './occupation-tree.ts';
import { OccupationTree } from './occupation-tree-rows.tsx';

/**
 * The occupations: popular ones, a tree of all, or found by words; the chosen one beside them (docs/spec/screens.md,
 * Addresses).
 */
export function OccupationsScreen() {
  const { t } = useLingui();
  const isMobile = useMobile();
  const [query] = useSearchParams();
  const list = useMemo(() => readOccupationList(query), [query]);
  const go = useGo(occupationListAddress);
  const answer = useAnswer(occupationRowsQuery(list), { state: null });
  const rows = answer.shown?.answer ?? [];
  const keys = rows.map(({ code }) => code);
  const tree = rows.filter(isTreeLine);
  const isTree = tree.length > 0;
  const open = isTree && keys.includes(list.group) ? list.group : null;
  const selected = list.code || (isMobile ? null : (open ?? keys[0] ?? null));
  const isOpen = isMobile && list.code !== '';
  const narrow = (parts: Partial<OccupationList>) => go({ ...list, ...parts });
  const search = useCallback((text: string) => go({ ...list, text, code: '' }, { typed: true }), [go, list]);
  const counted = isTree ? tree.filter(({ branch }) => branch.parent === (open ?? '')) : rows;
  const number = <strong>{useNumbers().number(counted.length)}</strong>;
  const view = list.group === '' ? 'popular' : 'all';
  return (
    <FullHeight>
      {!isOpen && (
        <>
          <PageHead title={<Trans>Occupations</Trans>} />
          <ListTools>
            <LiveSearchField
              fullWidth
              label={t`Job title, such as nurse or electrician`}
              text={list.text}
              onSearch={search}
            />
            <Segment
              label={t`Which occupations`}
              value={view}
              options={[
                { value: 'popular', label: <Trans>Popular</Trans> },
                { value: 'all', label: <Trans>All, by group</Trans> },
              ]}
              onChange={(next) => go({ text: '', group: next === 'all' ? 'all' : '', code: '' })}
            />
          </ListTools>
        </>
      )}
      <ListDetail
        label={t`Occupations`}
        detailLabel={t`Occupation`}
        head={
          <AnswerHead
            answer={answer}
            waiting={t`Looking for occupations…`}
            count={
              list.text ? (
                <Trans>{number} found</Trans>
              ) : view === 'popular' ? (
                <Trans>{number} popular occupations</Trans>
              ) : (
                <Trans>{number} in this group</Trans>
              )
            }
          />
        }
        notice={
          hasAnswerNotes(answer) && (
            <AnswerNotes
              answer={answer}
              failed={<Trans>The list of occupations could not be loaded</Trans>}
              retryLabel={<Trans>Retry occupations</Trans>}
              offline={<Trans>Other occupations load when you are online.</Trans>}
            />
          )
        }
        foot={
          rows.length > 0 && (
            <ListFoot
              keys={[
                { caps: ['j', 'k'], does: <Trans>move</Trans> },
                ...(isTree ? [{ caps: ['←', '→'], does: <Trans>close, open</Trans> }] : []),
                { caps: ['/'], does: <Trans>search</Trans> },
              ]}
            >
              {null}
            </ListFoot>
          )
        }
        isTree={isTree}
        keys={keys}
        selected={selected}
        onSelect={(code) => go({ ...list, code }, { replace: true })}
        isOpen={isOpen}
        detail={
          selected !== null && (
            <OccupationPane
              key={selected}
              code={selected}
              isOpen={tree.some(({ code, branch }) => code === selected && branch.isOpen)}
              onBack={() => narrow({ code: '' })}
            />
          )
        }
      >
        {isTree ? (
          <OccupationTree
            lines={tree}
            list={list}
            selected={selected ?? open}
            onGo={(next) => go(next, { replace: true })}
          />
        ) : (
          <OccupationRows answer={answer} rows={rows} list={list} selected={selected} onGo={narrow} />
        )}
      </ListDetail>
    </FullHeight>
  );
}
