import { z } from 'zod';
import type { CustomerData } from '../customer-data.ts';
import { shopperExtension } from './define.ts';

export const shopperPersonalDataExtensions = {
  /** What the shop stores about the member who is signed in, without the team's notes and what others said. */
  getMyPersonalData: shopperExtension({
    request: z.strictObject({}),
    response: z.strictObject({ data: z.custom<CustomerData>() }),
  }),
};
