import { describe, expect, it } from 'vitest';
import { readImportFile } from '#testing/import-file.ts';
import { reviewImports } from './reviews.ts';

interface PlatformFile {
  platform: string;
  source: string;
  rows: string[];
  review: object;
  /** Columns of which nothing is imported. */
  unused: string[];
}

const files: PlatformFile[] = [
  {
    platform: 'Judge.me: a reply, pictures and a held review',
    source: 'judgeme',
    rows: [
      'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date,picture_urls,ip_address,location',
      `Lovely,"Soft, and warm.",5,2025-03-02 10:12:00 UTC,web,not-yet,Camille R.,Camille@example.com,'7012345678901,wool-scarf,Thank you,2025-03-03 08:00:00 UTC,"https://cdn.example.com/a.jpg,https://cdn.example.com/b.jpg",,FR`,
    ],
    review: {
      rating: 5,
      title: 'Lovely',
      body: 'Soft, and warm.',
      author: 'Camille R.',
      email: 'camille@example.com',
      handle: 'wool-scarf',
      productId: '7012345678901',
      date: '2025-03-02T10:12:00.000Z',
      status: 'IN_MODERATION',
      reply: 'Thank you',
      replyDate: '2025-03-03T08:00:00.000Z',
      pictures: ['https://cdn.example.com/a.jpg', 'https://cdn.example.com/b.jpg'],
    },
    unused: ['source', 'location'],
  },
  {
    platform: "Yotpo: the merchant's reply is a comment",
    source: 'yotpo',
    rows: [
      'Review ID,Review Title,Review Content,Review Score,Review Creation Date,Reviewer Display Name,Reviewer Email,Product ID,Product Title,Product URL,Published,Comment Content,Comment Created At,Published Image URLs',
      '411,Good,Fits,4,2024-12-31,Noa L.,noa@example.com,77,Wool scarf,https://old.example.com/products/wool-scarf?x=1,TRUE,Thanks!,2025-01-02,https://cdn.example.com/1.jpg;https://cdn.example.com/2.jpg',
    ],
    review: {
      rating: 4,
      body: 'Fits',
      handle: 'wool-scarf',
      product: 'Wool scarf',
      status: 'APPROVED',
      reply: 'Thanks!',
      pictures: ['https://cdn.example.com/1.jpg', 'https://cdn.example.com/2.jpg'],
    },
    unused: [],
  },
  {
    platform: 'Loox: without an email address',
    source: 'loox',
    rows: [
      'product_handle,rating,author,email,body,created_at,photo_url,verified_purchase',
      'wool-scarf,3,Ada,,Thinner than it looks,2025-02-01T09:00:00Z,//cdn.example.com/1.jpg,TRUE',
    ],
    review: { rating: 3, author: 'Ada', verified: true, pictures: ['https://cdn.example.com/1.jpg'] },
    unused: [],
  },
  {
    platform: 'Stamped: photos and a status',
    source: 'stamped',
    rows: [
      'id,productId,productTitle,productSKU,author,email,reviewRating,reviewTitle,reviewMessage,reviewDate,reviewReply,reviewState,reviewVerifiedType,reviewPhotos',
      '9,88,Wool scarf,SCARF-1,Mia,mia@example.com,2,Hm,Scratchy,2025-02-01,,archived,verified buyer,',
    ],
    review: { rating: 2, sku: 'SCARF-1', status: 'REJECTED', body: 'Scratchy' },
    unused: ['reviewVerifiedType'],
  },
  {
    platform: 'Okendo: first and last name',
    source: 'okendo',
    rows: [
      'reviewId,productId,productHandle,firstName,lastName,email,rating,title,body,dateCreated,isVerified,status,imageUrl1,imageUrl2',
      'r-1,99,wool-scarf,Ines,Roth,ines@example.com,5,,Perfect,2025-02-01T09:00:00Z,true,approved,https://cdn.example.com/1.jpg,https://cdn.example.com/2.jpg',
    ],
    review: {
      author: 'Ines Roth',
      verified: true,
      pictures: ['https://cdn.example.com/1.jpg', 'https://cdn.example.com/2.jpg'],
    },
    unused: [],
  },
  {
    platform: 'WooCommerce: comments, with the reply in a row of its own',
    source: 'woocommerce',
    rows: [
      'comment_ID,comment_post_ID,product_SKU,comment_author,comment_author_email,comment_date,comment_content,comment_approved,comment_parent,rating,verified',
      '12,5,,Store,store@example.com,2025-02-02 10:00:00,<p>Thank you!</p>,1,11,,0',
      '11,5,SCARF-1,Hal,hal@example.com,2025-02-01 10:00:00,<p>Warm.</p><p>And light.</p>,1,0,5,1',
    ],
    review: {
      row: 3,
      rating: 5,
      sku: 'SCARF-1',
      body: 'Warm.\nAnd light.',
      status: 'APPROVED',
      verified: true,
      reply: 'Thank you!',
      replyDate: '2025-02-02T09:00:00.000Z',
    },
    unused: [],
  },
];

describe('files of reviews', () => {
  it.each(files)('of $platform', async ({ source, rows, review, unused }) => {
    const read = await readImportFile(reviewImports, rows.join('\n'));
    expect(read.problems).toEqual([]);
    expect(read.source).toBe(source);
    expect(read.entries).toHaveLength(1);
    expect(read.entries[0]?.request).toMatchObject(review);
    expect(read.unused).toEqual(unused);
  });

  it('names what is no review', async () => {
    const rows = [
      'product_handle,rating,author,email,body,created_at',
      'scarf,6,Ada,ada@example.com,Hm,2025-02-01',
      'scarf,4.5,Ada,ada@,Hm,2025-02-01',
      'scarf,,Ada,,Hm,2027-02-01',
      ',5,Ada,,Hm,2025-02-01',
    ];
    const { problems } = await readImportFile(reviewImports, rows.join('\n'));
    expect(problems.map(({ kind, column, row }) => [row, kind, column])).toEqual([
      [2, 'format', 'rating'],
      [3, 'format', 'rating'],
      [3, 'format', 'email'],
      [4, 'missing', 'rating'],
      [4, 'format', 'created_at'],
      [5, 'missing', 'product_handle'],
    ]);
  });
});
