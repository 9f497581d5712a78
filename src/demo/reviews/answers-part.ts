import { sql } from 'kysely';
import { Random } from '../art/random.ts';
import { guidFrom } from '../catalog/ids.ts';
import type { DemoPart } from '../demo-part.ts';

const SEED = 7_301;

const answers = [
  {
    title: 'Thank you',
    text: 'Dear {name}, thank you for taking the time. It is good to know {product} hangs well.',
  },
  {
    title: 'Damaged on the way',
    text: 'Dear {name}, that should not have happened. Write to us with a picture of the damage, and a new {product} leaves the same day.',
  },
  {
    title: 'Smaller than thought',
    text: 'Dear {name}, the sizes stand on the page in centimeters, and we know how hard they are to picture. Within 30 days we change {product} for the larger one.',
  },
  { title: 'Obrigado', text: 'Olá {name}, obrigado pelas suas palavras sobre {product}. Até breve, {shop}' },
];

/** What the team answers again and again. */
export const answersPart: DemoPart = {
  marker: 'demo-saved-answers',
  async fill(tx, { clock, siteId }) {
    const random = new Random(SEED);
    for (const { title, text } of answers)
      await sql`INSERT INTO saved_answers (site_id, id, title, text, changed_by, updated_date)
        VALUES (${siteId}, ${guidFrom(random)}, ${title}, ${text}, 'moderator@halfdrop.example',
          ${clock.now().toISOString()})`.execute(tx);
    return `${answers.length} saved answers`;
  },
};
