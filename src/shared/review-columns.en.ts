/** The columns of an export of reviews, in their order. */
export const reviewColumnLabels = {
  written: 'Written',
  product: 'Product',
  productId: 'Product ID',
  stars: 'Stars',
  title: 'Title',
  text: 'Text',
  author: 'Author',
  verified: 'Verified purchase',
  files: 'Images and videos',
  pictures: 'Image URLs',
  status: 'Status',
  reply: 'Reply',
  replied: 'Replied',
  helpful: 'Helpful votes',
  id: 'ID',
} as const;
