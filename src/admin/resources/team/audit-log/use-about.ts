import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { may } from '#admin/access/session.ts';
import { useDesks } from '#admin/data/desk-registry.ts';

/** A whole number is one order's; its like are others'. */
const exact = (text: string) => {
  const wanted = `#${text.replace(/^#/, '')}`;
  return ({ title }: { title: string }) => title === wanted;
};

/** The records that people call so: entries know them by their ids. */
export function useAbout(text: string): { ids: string[]; text: string } | undefined {
  const desks = useDesks().filter(({ find, rights }) => find && may(rights.list));
  const { data } = useQuery({
    queryKey: ['audit-about', text],
    queryFn: async ({ signal }) => {
      const searches = desks.map(async ({ find }) => (await find?.(text, signal)) ?? []);
      const found = (await Promise.allSettled(searches)).flatMap((each) =>
        each.status === 'fulfilled' ? each.value : [],
      );
      const same = found.filter(exact(text));
      return { ids: (same.length > 0 ? same : found).map(({ id }) => id), text: text.replace(/^#/, '') };
    },
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  return text === '' ? undefined : (data ?? { ids: [], text });
}
