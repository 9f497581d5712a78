import type { CustomersFigures } from './measure-customers.ts';
import type { Section } from './report.ts';
import { comparison, number } from './tables.ts';

export const customersIntroduction: Section = {
  heading: '## Customers',
  text: [
    'Of the services themselves, in the process that measures. *Bare* reads the same rows by hand-written SQL; where it has another source, it stands beside the name.',
  ],
};

export const customersSection = ({ engine, customers, scenarios }: CustomersFigures): Section => ({
  heading: `### Customers on ${engine}`,
  text: [
    `${number(customers)} customers with an order each; every third is a member.`,
    comparison(scenarios),
  ],
});
