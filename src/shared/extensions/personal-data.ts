import { z } from 'zod';
import type { CustomerData } from '../customer-data.ts';
import { shopperExtension } from './define.ts';

export const shopperPersonalDataExtensions = {
  /** The stored data of the member who is signed in, without the team's notes and other members' reports. */
  getMyPersonalData: shopperExtension({
    request: z.strictObject({}),
    response: z.strictObject({ data: z.custom<CustomerData>() }),
  }),
};
