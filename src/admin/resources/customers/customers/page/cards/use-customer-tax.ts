import { useQuery } from '@tanstack/react-query';
import { taxExemptionOperations, type TaxExemptGroup } from '#wix/tax-exemption-operations.ts';

/** Every exemption there is, those of the calculator first. */
export const useExemptionGroups = () =>
  useQuery({
    queryKey: ['tax', 'exempt', 'groups'],
    queryFn: async ({ signal }): Promise<TaxExemptGroup[]> =>
      (
        await Promise.all([
          taxExemptionOperations.defaults({ signal }),
          taxExemptionOperations.all({ signal }),
        ])
      ).flat(),
    staleTime: 60_000,
  });

/** What exempts a customer; nothing of who pays as everybody does. Under the customers' key: their actions read it again. */
export const useCustomerTax = (contactId: string) =>
  useQuery({
    queryKey: ['customers', 'tax', { id: contactId }],
    queryFn: async ({ signal }) => (await taxExemptionOperations.ofCustomer(contactId, { signal })) ?? null,
  });
