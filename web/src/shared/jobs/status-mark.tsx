import { type JobStatus, jobStatus } from '@foothold/core/entities/job/job-status.ts';
import type { ReactNode } from 'react';
import { type Token, token } from '../../ui/tokens.ts';

const ring = <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.5" />;
const pie = (share: number) => {
  const angle = share * 2 * Math.PI;
  const x = 8 + 4 * Math.sin(angle);
  const y = 8 - 4 * Math.cos(angle);
  return (
    <path d={`M8 8V4A4 4 0 ${share > 0.5 ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}Z`} fill="currentColor" />
  );
};
const line = (d: string, stroke = 'currentColor') => (
  <path d={d} fill="none" stroke={stroke} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
);
const full = <circle cx="8" cy="8" r="7" fill="currentColor" />;
const knockout = token('surface');

/** Shape says how far (docs/spec/interface.md, Status marks). */
const shapes: Record<JobStatus, ReactNode> = {
  'application-not-started': (
    <circle
      cx="8"
      cy="8"
      r="6.25"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="2.4 2.5"
    />
  ),
  'application-in-progress': [ring, pie(0.25)],
  'application-submitted': [ring, pie(0.5)],
  'application-no-response': [ring, line('M5.2 8h5.6')],
  'rejected-before-interview': [full, line('M5.8 5.8l4.4 4.4M10.2 5.8l-4.4 4.4', knockout)],
  'interview-requested': [ring, pie(0.25)],
  'interview-scheduled': [ring, pie(0.5)],
  'interview-in-progress': [ring, pie(0.75)],
  'rejected-after-interview': [full, line('M5.8 5.8l4.4 4.4M10.2 5.8l-4.4 4.4', knockout)],
  'offer-pending': [ring, pie(0.75)],
  'offer-rejected': [full, line('M5.8 5.8l4.4 4.4M10.2 5.8l-4.4 4.4', knockout)],
  'offer-accepted': [full, line('M5 8.2l2.1 2.1L11 6.2', knockout)],
  'filled-or-canceled': [ring, line('M3.8 12.2l8.4-8.4')],
  archived: [line('M2 3h12v3H2z'), line('M3.2 6v7h9.6V6'), line('M6.5 9h3')],
};

const colors: Record<ReturnType<typeof jobStatus>['phase'], Token> = {
  application: 'warn',
  talk: 'talk',
  offer: 'good',
  closed: 'text-3',
};

/** The 16 px mark of a status; always beside its label, so it is hidden from assistive technology. */
export function StatusMark({ status }: { status: JobStatus }) {
  const color = status === 'application-not-started' ? 'text-3' : colors[jobStatus(status).phase];
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      aria-hidden
      style={{ color: token(color), flexShrink: 0 }}
    >
      {[shapes[status]].flat().map((shape, at) => (
        <g key={at}>{shape}</g>
      ))}
    </svg>
  );
}
