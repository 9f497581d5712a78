/** What a cell says in the words of this store, whatever the case of its own; other cells stay as they are. */
export const replaceTerms =
  (known: Readonly<Record<string, string>>) =>
  (cell: string): string =>
    known[cell.toLowerCase()] ?? cell;
