import type { CustomersFigures } from './measure-customers.ts';
import { percentile } from './measure.ts';
import type { MembersFigures } from './measure-members.ts';
import type { Section } from './report.ts';
import { comparison, ms, number } from './tables.ts';

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

export const membersSection = ({
  engine,
  members,
  follows,
  scenarios,
  refused,
}: MembersFigures): Section => ({
  heading: `### Members on ${engine}`,
  text: [
    `${number(members)} members, of three one private, and ${number(follows)} ties of following; who looks is a member with 200 blocks, half of them of others. *Bare* has the rule of who sees whom in its statement. Half of the members follow one, and a third of them, all private, another. The bare badge is one statement, which the same trigger counts; it tells no events, of which ours tells two for each member.`,
    comparison(scenarios),
    `From the call that blocks a member until a call with their token is refused: ${ms(percentile(refused, 0.5))} ms, 95 of 100 within ${ms(percentile(refused, 0.95))} ms. Nothing is kept of a token that would let it in: what is measured are the two calls.`,
  ],
});
