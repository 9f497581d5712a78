/**
 * Waits for the answer about what Stripe calls by this id.
 * @throws where it is about nothing or something else, such as that of some proxy: what was done is then unknown
 */
export async function about<Answer extends { id: string }>(
  id: string,
  answer: Promise<Answer>,
): Promise<Answer> {
  const known = await answer;
  if (known.id !== id) throw new Error('Stripe answered with something else than it was asked for.');
  return known;
}
