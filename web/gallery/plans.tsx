import { UseBars } from '../src/shared/plans/use-bars.tsx';
import { Part } from './part.tsx';

const endsAt = '2026-12-18T10:05:00.000Z';

/** What is used of a plan and what is left: nothing, some, all, without a limit, and more than a plan is made for. */
export function Plans() {
  return (
    <Part title="Plans">
      <div style={{ maxWidth: 480 }}>
        <UseBars
          uses={[
            { use: 'analysis', used: 3, most: 3, endsAt },
            { use: 'optimization', used: 0, most: 0, endsAt },
            { use: 'request', used: 12, most: 30, endsAt },
          ]}
          trackedJobs={10}
          tracked={12}
        />
      </div>
      <div style={{ maxWidth: 480 }}>
        <UseBars uses={[{ use: 'analysis', used: 7, most: null, endsAt }]} trackedJobs={null} tracked={40} />
      </div>
    </Part>
  );
}
