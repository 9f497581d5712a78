import { z } from 'zod';
import { importedRows, importRoute, wholeImport } from '#platform/hosted-import.ts';
import { requireMerchant } from '#platform/hosted-json.ts';
import type { HostedRoute } from '#platform/service.ts';
import { retainedBuyers } from './imported-buyers.ts';
import { MAX_PEOPLE, people } from './person.ts';
import { previewUndo, takeBack } from './take-back.ts';
import { previewImport, writePeople } from './write.ts';

const CREATE = 'MEMBERS.MEMBER_CREATE';
const UPDATE = 'MEMBERS.MEMBER_UPDATE';
const DELETE = 'MEMBERS.MEMBER_DELETE';
const READ = 'MEMBERS.MEMBER_READ';
const ASSIGN = 'BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_CREATE';
const SEND_PASSWORD = 'MEMBERS.SEND_SET_PASSWORD_EMAIL';

/** Addresses of one call. */
const MAX_BUYERS = 1000;
/** A hundred people with all that can be told of them. */
const MAX_BODY = 8_388_608;

const how = { overwrite: z.boolean().default(false), anyBadge: z.boolean().default(false) };
const schema = z.strictObject({ people, ...how });
const input = z.strictObject({ importId: z.guid(), people, ...how, mail: z.boolean().default(false) });

const route = importRoute('customers/import', MAX_BODY);
const buyers = z.strictObject({ emails: z.array(z.string().max(320)).min(1).max(MAX_BUYERS) });
const some = importedRows(MAX_PEOPLE);

/** Customers out of files, a hundred at a time, and their way back. */
export const importRoutes: HostedRoute[] = [
  route('', [CREATE, UPDATE], input, async (context, { importId, people: all, ...rest }) => {
    if (rest.mail) requireMerchant(context, SEND_PASSWORD);
    if (all.some(({ badges }) => badges)) requireMerchant(context, ASSIGN);
    return { results: await writePeople(context, all, { importId, ...rest }) };
  }),
  route('/foresee', [CREATE, UPDATE], schema, async (context, { people: all, ...rest }) => ({
    results: await previewImport(context, all, rest),
  })),
  route('/take-back', [DELETE, UPDATE], some, async (context, { importId, rows }) => ({
    results: await takeBack(context, importId, rows),
  })),
  route('/take-back/foresee', [DELETE, UPDATE], wholeImport, (context, { importId }) =>
    previewUndo(context, importId),
  ),
  route('/buyers-kept', [READ], buyers, (context, { emails }) => retainedBuyers(context, emails)),
];
