import { z } from 'zod';
import { notFound } from '../../contract/errors.ts';
import type { Context } from '../../context.ts';
import { readJson } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { blockedPeople, ownCircle, ownFields, ownStanding } from './own.ts';
import { linksTo, readPerson } from './person.ts';
import { asStranger, eyesOf } from './eyes.ts';

const asked = z.strictObject({
  slug: z.string().min(1).max(255),
  page: z.int().min(1).max(10_000).optional(),
  /** As somebody sees it who only comes by. */
  stranger: z.boolean().optional(),
});
const authors = z.strictObject({ contactIds: z.array(z.string().min(1).max(36)).max(100) });
const paged = z.strictObject({ cursor: z.string().max(4000).optional() });
const circle = paged.extend({ of: z.enum(['followers', 'following']) });

const route = (
  path: string,
  handle: (request: Request, context: Context) => Promise<object>,
): HostedRoute => ({
  method: 'POST',
  path: `/hosted/people/${path}`,
  handle: async (request, context) => Response.json(await handle(request, context)),
});

export const routes: HostedRoute[] = [
  /** The same answer for whom there is not and for whom the caller may not see. */
  route('read', async (request, context) => {
    const { slug, page = 1, stranger = false } = await readJson(request, asked);
    const person = await readPerson(stranger ? asStranger(context) : eyesOf(context), slug, page);
    if (!person) throw notFound('There is nobody of this name.', 'PERSON_NOT_FOUND');
    return { person };
  }),
  /** Which authors have a page that the caller may open. */
  route('links/read', async (request, context) => {
    const { contactIds } = await readJson(request, authors);
    return { links: await linksTo(eyesOf(context), contactIds) };
  }),
  route('own/read', async (_request, context) => ({ standing: await ownStanding(context) })),
  route('own/fields/read', async (_request, context) => ({ fields: await ownFields(context) })),
  route('circle/read', async (request, context) => {
    const { of, cursor } = await readJson(request, circle);
    return ownCircle(context, of, cursor);
  }),
  route('blocked/read', async (request, context) => {
    const { cursor } = await readJson(request, paged);
    return blockedPeople(context, cursor);
  }),
];
