export {
  awaitedMail,
  cancellationMail,
  confirmationMail,
  paymentDeclinedMail,
  paymentReceivedMail,
  refundMail,
  requestedMail,
} from './mails/order-mails.ts';
