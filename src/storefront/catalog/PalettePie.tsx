const QUARTERS = [
  'M16 16V1a15 15 0 0 1 15 15z',
  'M16 16h15a15 15 0 0 1-15 15z',
  'M16 16v15A15 15 0 0 1 1 16z',
  'M16 16H1A15 15 0 0 1 16 1z',
];

/** Paper and three inks. */
export function PalettePie({ colors }: { colors: readonly string[] }) {
  const [paper = 'none', ...inks] = colors;
  const quarters = [...inks.slice(0, 3), paper];
  return (
    <svg viewBox="0 0 32 32" width={36} height={36} aria-hidden="true">
      {QUARTERS.map((path, index) => (
        <path key={path} d={path} fill={quarters[index] ?? paper} />
      ))}
      <circle
        cx={16}
        cy={16}
        r={15.4}
        fill="none"
        stroke="currentColor"
        strokeOpacity={0.55}
        strokeWidth={0.9}
      />
    </svg>
  );
}
