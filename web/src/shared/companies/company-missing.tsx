import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { FullHeight } from '../../ui/full-height.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { companyPaths } from './company-paths.ts';

type Props = {
  /** As it is in the address. */ asked: string /** Fields that do not read. */;
  problem: string | null;
};

/** A company that is not here, or does not read: said without a request, with a way on (docs/spec/readings.md R4). */
export function CompanyMissing({ asked, problem }: Props) {
  return (
    <FullHeight>
      <PageHead title={<Trans>This company is not here</Trans>} backTo={companyPaths.overview} />
      <EmptyState
        title={
          problem === null ? (
            <Trans>Company {asked} is not in this browser</Trans>
          ) : (
            <Trans>Part of it cannot be read: {problem}</Trans>
          )
        }
        actions={
          <Button variant="contained" component={Link} to={companyPaths.list('all')}>
            <Trans>Open my companies</Trans>
          </Button>
        }
      >
        {problem === null ? (
          <Trans>It may have been deleted or merged, or saved in another browser or account.</Trans>
        ) : (
          <Trans>It was left unchanged, and every other company works.</Trans>
        )}
      </EmptyState>
    </FullHeight>
  );
}
