/** A title or shown tags with each of the words in them, or an internal tag that is just that. */
export function foundBy(expression: string): object {
  const words = expression.split(/\s+/).filter((word) => word !== '');
  const everyWord = words.map((word) => ({ searchText: { $contains: word } }));
  return { $or: [{ $and: everyWord }, { internalTags: { $hasSome: [expression.trim()] } }] };
}
