import { sql } from 'kysely';

/** What a product is taken to deserve before anybody says more, as so many reviews of so many stars. */
const PRESUMED = { reviews: 5, stars: 3.5 } as const;

/**
 * How well a product is rated, to sort by: the Bayesian average of its approved reviews,
 * `(presumed reviews × presumed stars + sum of stars) / (presumed reviews + reviews)`, or 0 where there are none.
 * So one review of 5 stars (3.75) stands below two hundred of 4.9 on average (4.87). It is read from the stars that
 * `review_ratings` keeps in the transaction of each review, not copied to the product: whoever reviews never waits for
 * whoever sells or edits.
 */
export const ratingScore = {
  path: 'ratingScore',
  expression: sql`coalesce((
    select round((${sql.lit(PRESUMED.reviews * PRESUMED.stars)} + s1 + 2 * s2 + 3 * s3 + 4 * s4 + 5 * s5)::numeric
      / (${sql.lit(PRESUMED.reviews)} + s1 + s2 + s3 + s4 + s5), 6)
    from review_ratings as rated
    where rated.site_id = products.site_id and rated.namespace = 'stores' and rated.entity_id = products.id
      and s1 + s2 + s3 + s4 + s5 > 0), 0)`,
};
