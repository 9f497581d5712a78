/** Two halves that answer each other. */
export const Mark = ({ size = 24 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
    <path d="M11.2 2.5v16.6a8.3 8.3 0 0 1 0-16.6z" fill="var(--ink)" />
    <path d="M12.8 4.9a8.3 8.3 0 0 1 0 16.6z" fill="var(--accent-text)" />
  </svg>
);
