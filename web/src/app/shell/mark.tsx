import { token } from '../../ui/tokens.ts';

/** The product's mark: steps on a rounded square. */
export function Mark() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden>
      <rect width="24" height="24" rx="6" style={{ fill: token('text') }} />
      <path
        d="M5.5 17.5h4.2v-4h4.3v-4h4.5"
        fill="none"
        style={{ stroke: token('page') }}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
