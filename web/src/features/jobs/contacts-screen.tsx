import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { findPeople } from '@foothold/core/tracking/people.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOwnDataRefused } from '../../data/db/own-query.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { usePeople } from '../../data/steps/people.ts';
import { ContactForm } from '../../shared/contacts/contact-form.tsx';
import { Segment } from '../../ui/buttons/segment.tsx';
import { LiveSearchField } from '../../ui/fields/live-search-field.tsx';
import { LeaveGuard } from '../../ui/forms/leave-guard.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ListDetail } from '../../ui/lists/list-detail.tsx';
import { ListFoot } from '../../ui/lists/list-foot.tsx';
import { ListHead } from '../../ui/lists/list-head.tsx';
import { PageTurner } from '../../ui/lists/page-turner.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import {
  type ContactsView,
  contactsAddress,
  contactsPageSize,
  readContactsView,
  sortedPeople,
} from './contacts/contacts-view.ts';
import { PersonDetail } from './contacts/person-detail.tsx';
import { PersonRow } from './contacts/person-row.tsx';
import { BrokenNote } from './shared/broken-note.tsx';

/** /contacts: everybody the person knows from their jobs, in one list, with what each has to do with which job. */
export function ContactsScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search } = useLocation();
  const view = useMemo(() => readContactsView(new URLSearchParams(search)), [search]);
  const answer = usePeople();
  const isRefused = useOwnDataRefused();
  // Beside which person a contact is added: another one closes the form.
  const [addingAt, setAddingAt] = useState<string | null | undefined>();
  const isAdding = addingAt === view.person;
  const today = calendarDate(systemClock.now());
  const found = useMemo(
    () => sortedPeople(findPeople(answer?.people ?? [], view.text), view.sort),
    [answer, view.text, view.sort],
  );
  const [asked, setAsked] = useState({ question: '', page: 1 });
  const question = `${view.text} ${view.sort}`;
  const pages = Math.max(1, Math.ceil(found.length / contactsPageSize));
  const page = asked.question === question ? Math.min(asked.page, pages) : 1;
  const part = found.slice((page - 1) * contactsPageSize, page * contactsPageSize);
  const go = useCallback(
    (next: ContactsView) =>
      void navigate(contactsAddress(next), { replace: true, preventScrollReset: true, flushSync: true }),
    [navigate],
  );
  const onSearch = useCallback((text: string) => go({ ...view, text }), [go, view]);
  const open = answer?.people.find(({ uid }) => uid === view.person);
  const all = answer?.people.length ?? 0;
  return (
    <FullHeight>
      <PageHead
        title={<Trans>Contacts</Trans>}
        documentTitle={t`Contacts`}
        fact={answer && <Plural value={all} one="# person" other="# people" />}
        actions={
          <Button
            variant="contained"
            startIcon={<Icon name="add" size="xs" />}
            onClick={() => setAddingAt(view.person)}
          >
            <Trans>Add contact</Trans>
          </Button>
        }
      />
      <BrokenNote ids={answer?.broken.map(({ key }) => key) ?? []} />
      {isAdding && (
        <Box sx={{ maxWidth: 560 }}>
          <ContactForm jobId={null} contact={null} onClose={() => setAddingAt(undefined)} />
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: '12px', flexWrap: 'wrap', marginBlockEnd: '12px', flexShrink: 0 }}>
        <LiveSearchField label={t`Search contacts`} text={view.text} onSearch={onSearch} />
        <Segment
          label={t`Order`}
          value={view.sort}
          options={[
            { value: 'name', label: <Trans>Name</Trans> },
            { value: 'heard', label: <Trans>Last heard</Trans> },
          ]}
          onChange={(sort) => go({ ...view, sort })}
        />
      </Box>
      <ListDetail
        label={t`Contacts`}
        detailLabel={t`Contact`}
        head={
          <ListHead>{answer && <Plural value={found.length} one="# person" other="# people" />}</ListHead>
        }
        foot={
          found.length > contactsPageSize && (
            <ListFoot>
              <PageTurner
                page={page}
                pageSize={contactsPageSize}
                count={part.length}
                total={found.length}
                onPage={(next) => setAsked({ question, page: next })}
              />
            </ListFoot>
          )
        }
        keys={part.map(({ uid }) => uid)}
        selected={view.person}
        onSelect={(person) => go({ ...view, person })}
        isOpen={open !== undefined}
        detail={
          open && (
            <PersonDetail
              key={open.uid}
              person={open}
              today={today}
              backTo={contactsAddress({ ...view, person: null })}
            />
          )
        }
        none={
          all > 0 && (
            <EmptyState title={<Trans>Choose a contact</Trans>}>
              <Trans>Their jobs and the ways to reach them show here.</Trans>
            </EmptyState>
          )
        }
      >
        {answer === undefined && !isRefused && <SkeletonRows label={t`Loading your contacts`} />}
        {answer && found.length === 0 && <NoContacts isSearch={view.text !== ''} />}
        {part.map((person) => (
          <PersonRow
            key={person.uid}
            person={person}
            today={today}
            to={contactsAddress({ ...view, person: person.uid })}
            selected={person.uid === view.person}
          />
        ))}
      </ListDetail>
      <LeaveGuard when={false} />
    </FullHeight>
  );
}

function NoContacts({ isSearch }: { isSearch: boolean }) {
  if (isSearch)
    return (
      <EmptyState title={<Trans>No contacts match</Trans>}>
        <Trans>Names, roles, companies, e-mail addresses, phone numbers and notes were searched.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState title={<Trans>No contacts yet</Trans>}>
      <Trans>Add recruiters, managers and people who referred you, here or at a job.</Trans>
    </EmptyState>
  );
}
