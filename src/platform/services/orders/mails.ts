export {
  awaitedMail,
  cancellationMail,
  confirmationMail,
  paymentDeclinedMail,
  paymentReceivedMail,
  refundMail,
} from './mails/order-mails.ts';
