import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { companyPaths } from '../../shared/companies/company-paths.ts';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { type DirectoryState, withSearch } from './directory-address.ts';
import { directoryPaths } from './directory-paths.ts';

type Props = {
  state: DirectoryState;
  addressOf: (next: DirectoryState) => string;
  /** How many pages the search has; 0 where it found nothing. */
  pages: number;
  /** The employer whose locations are searched. */
  group?: string | null;
};

/** In place of rows: a page beyond the last, or nothing found, with the smallest changes that help. */
export function DirectoryEmpty({ state, addressOf, pages, group = null }: Props) {
  const { page, term, place, categories, hiring, country } = state;
  if (pages > 0)
    return (
      <EmptyState
        title={<Trans>There is no page {page}</Trans>}
        actions={
          <Button variant="outlined" component={Link} to={addressOf({ ...state, page: pages, open: null })}>
            <Trans>Go to page {pages}</Trans>
          </Button>
        }
      >
        <Trans>This list ends before that.</Trans>
      </EmptyState>
    );
  const ways: { key: string; words: ReactNode; next: Partial<DirectoryState> }[] = [
    ...(hiring
      ? [{ key: 'hiring', words: <Trans>Also those not hiring</Trans>, next: { hiring: false } }]
      : []),
    ...(categories.length > 0
      ? [{ key: 'categories', words: <Trans>In every category</Trans>, next: { categories: [] } }]
      : []),
    ...(place ? [{ key: 'place', words: <Trans>Everywhere</Trans>, next: { place: '' } }] : []),
    ...(country !== 'us'
      ? [{ key: 'country', words: <Trans>In every country</Trans>, next: { country: 'us' } }]
      : []),
  ];
  return (
    <EmptyState
      title={
        group !== null ? (
          <Trans>No location found</Trans>
        ) : term ? (
          <Trans>No company found for “{term}”</Trans>
        ) : (
          <Trans>No company found</Trans>
        )
      }
      actions={
        <>
          {ways.map(({ key, words, next }) => (
            <Button key={key} variant="outlined" component={Link} to={addressOf(withSearch(state, next))}>
              {words}
            </Button>
          ))}
          {group === null ? (
            <Button
              variant={ways.length > 0 ? 'text' : 'outlined'}
              component={Link}
              to={term ? directoryPaths.addLocation(term) : companyPaths.add()}
            >
              {term ? <Trans>Add “{term}” to the directory</Trans> : <Trans>Add a company of your own</Trans>}
            </Button>
          ) : (
            <Button variant="outlined" component={Link} to={directoryPaths.addLocation(group)}>
              <Trans>Add a location</Trans>
            </Button>
          )}
        </>
      }
    >
      {group === null ? (
        <Trans>Names do not have to be exact. You can add what is missing.</Trans>
      ) : (
        <Trans>Nobody has added a location of this employer that matches.</Trans>
      )}
    </EmptyState>
  );
}
