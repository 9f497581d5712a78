import { type ContactTaxDetailsApi, querySpec, type Reply } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';

type ApiDetails = NonNullable<Reply<ContactTaxDetailsApi, 'getContactTaxDetails'>['contactTaxDetails']>;

/** To which exempt group a contact belongs, by the contact's own id. Who that is is never kept here. */
export type ContactTaxDetails = Omit<ApiDetails, 'contactDetails'> & {
  id: string;
  taxExemptGroupId: string;
};

export const contactTaxDetails = defineEntity<ContactTaxDetails>({
  table: 'contact_tax_details',
  spec: querySpec('ecom_contact-tax-details', 'ContactTaxDetailsQuerySpec'),
  columns: {
    taxExemptGroupId: { type: 'text', required: true, index: true },
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date' },
  },
  readonly: ['revision', 'createdDate', 'updatedDate', 'tags', 'contactDetails'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
  revision: true,
});

export const entities = [contactTaxDetails];
