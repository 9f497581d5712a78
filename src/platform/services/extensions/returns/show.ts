import type { ListedReturn, OrderReturn } from '#shared/returns.ts';
import type { StoredReturn } from './tables.ts';

/** Who of the team did it is not the buyer's business. */
export const shownToBuyer = ({
  pieces: _pieces,
  buyerName: _name,
  email: _email,
  language: _language,
  memberId: _member,
  history,
  ...told
}: StoredReturn): OrderReturn => ({
  ...told,
  history: history.map(({ state, date }) => ({ state, date })),
});

export const onDesk = ({ language: _language, memberId: _member, ...listed }: StoredReturn): ListedReturn =>
  listed;
