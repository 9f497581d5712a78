import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { orders } from '@wix/ecom';
import { files } from '@wix/media';
import { members } from '@wix/members';
import { reviews } from '@wix/reviews';
import { AppStrategy, createClient } from '@wix/sdk';

// node webhook-app-process.ts '{"port":…}': an app beside the shop, on the unmodified SDK. It writes down each event that a
// handler was given before it answers.

interface ProcessOptions {
  port: number;
  log: string;
  appId: string;
  publicKey: string;
}

const { port, log, appId, publicKey } = JSON.parse(process.argv[2] ?? '{}') as ProcessOptions;
const client = createClient({
  auth: AppStrategy({ appId, publicKey }),
  modules: { orders, reviews, members, files },
});

interface Heard {
  metadata: {
    _id?: string | undefined;
    entityId?: string | undefined;
    entityEventSequence?: string | null | undefined;
  };
}

const note =
  (name: string) =>
  ({ metadata: { _id: id, entityId, entityEventSequence } }: Heard): void =>
    appendFileSync(log, `${JSON.stringify({ name, id, entityId, sequence: Number(entityEventSequence) })}\n`);

client.orders.onOrderCreated(note('onOrderCreated'));
client.orders.onOrderUpdated(note('onOrderUpdated'));
client.orders.onOrderApproved(note('onOrderApproved'));
client.orders.onOrderPaymentStatusUpdated(note('onOrderPaymentStatusUpdated'));
client.orders.onOrderFulfilled(note('onOrderFulfilled'));
client.orders.onOrderCanceled(note('onOrderCanceled'));
client.reviews.onReviewCreated(note('onReviewCreated'));
client.reviews.onReviewUpdated(note('onReviewUpdated'));
client.reviews.onReviewPublished(note('onReviewPublished'));
client.reviews.onReviewModerationStatusChanged(note('onReviewModerationStatusChanged'));
client.reviews.onReviewDeleted(note('onReviewDeleted'));
client.members.onMemberCreated(note('onMemberCreated'));
client.members.onMemberUpdated(note('onMemberUpdated'));
client.members.onMemberDeleted(note('onMemberDeleted'));
client.files.onFileDescriptorFileReady(note('onFileDescriptorFileReady'));
client.files.onFileDescriptorFileFailed(note('onFileDescriptorFileFailed'));

const server = createServer((request, reply) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    client.webhooks.process(Buffer.concat(chunks).toString()).then(
      () => reply.end(),
      (error: unknown) => {
        console.error(error);
        reply.writeHead(500).end(String(error));
      },
    );
  });
});
server.listen(port, '127.0.0.1', () => {
  const types = [...client.webhooks.getRegisteredEvents().keys()];
  console.log(JSON.stringify({ port: (server.address() as AddressInfo).port, types }));
});
