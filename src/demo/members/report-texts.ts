/** What members say of each other, some of them nothing. */
export const reasons: readonly [
  { category: 'SPAM' | 'IMPERSONATION' | 'HARASSMENT' | 'OTHER'; description?: string },
  ...{ category: 'SPAM' | 'IMPERSONATION' | 'HARASSMENT' | 'OTHER'; description?: string }[],
] = [
  {
    category: 'SPAM',
    description: 'Copies of the shop’s own work. Same text under two other posters.',
  },
  { category: 'HARASSMENT', description: 'Answered my review with “you clearly know nothing about paper”.' },
  { category: 'IMPERSONATION', description: 'The picture is not theirs, it hangs in my hall.' },
  { category: 'SPAM' },
  { category: 'OTHER', description: 'Vende impressões mais baratas noutro sítio e escreve a toda a gente.' },
  { category: 'SPAM', description: 'He wrote to me directly as well, with a price list.' },
  { category: 'IMPERSONATION', description: 'Gibt sich als Mitarbeiterin des Ladens aus.' },
  { category: 'HARASSMENT', description: 'שלח לי הודעות גסות אחרי שביקשתי להפסיק.' },
  { category: 'OTHER' },
  { category: 'SPAM', description: 'Full list at a short link. Every single comment.' },
];
